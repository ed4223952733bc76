// SHAKE-256 (FIPS 202), which browsers do not have: the stream of bytes that every deal follows from.
const RATE = 136; // bytes
const LANE = (1n << 64n) - 1n;
const TURNS = [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14];
const ROUNDS = roundConstants();

export function shake256(text: Uint8Array, length: number): Uint8Array {
  const state = new Array<bigint>(25).fill(0n);
  const padded = new Uint8Array(Math.ceil((text.length + 1) / RATE) * RATE);
  padded.set(text);
  padded[text.length]! ^= 0x1f;
  padded[padded.length - 1]! ^= 0x80;
  const input = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) state[lane]! ^= input.getBigUint64(block + 8 * lane, true);
    permute(state);
  }
  const output = new DataView(new ArrayBuffer(Math.ceil(length / RATE) * RATE));
  for (let block = 0; block < output.byteLength; block += RATE) {
    if (block > 0) permute(state);
    for (let lane = 0; lane < RATE / 8; lane++) output.setBigUint64(block + 8 * lane, state[lane]!, true);
  }
  return new Uint8Array(output.buffer, 0, length);
}

/** Keccak-f[1600]; lane x, y of the standard is at x + 5y. */
function permute(a: bigint[]): void {
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map((x) => a[x]! ^ a[x + 5]! ^ a[x + 10]! ^ a[x + 15]! ^ a[x + 20]!);
    const mixed = columns.map((_, x) => columns[(x + 4) % 5]! ^ turned(columns[(x + 1) % 5]!, 1));
    const b = new Array<bigint>(25);
    for (let i = 0; i < 25; i++) {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      b[y + 5 * ((2 * x + 3 * y) % 5)] = turned(a[i]! ^ mixed[x]!, TURNS[i]!);
    }
    for (let i = 0; i < 25; i++) {
      const row = i - (i % 5);
      a[i] = b[i]! ^ (~b[row + ((i + 1) % 5)]! & LANE & b[row + ((i + 2) % 5)]!);
    }
    a[0]! ^= constant;
  }
}

function turned(lane: bigint, by: number): bigint {
  return by === 0 ? lane : ((lane << BigInt(by)) & LANE) | (lane >> BigInt(64 - by));
}

/** The constants of the 24 rounds, from the standard's shift register. */
function roundConstants(): bigint[] {
  let register = 1;
  const bit = () => {
    const out = register & 1;
    register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    return out;
  };
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j++) if (bit()) constant |= 1n << BigInt(2 ** j - 1);
    return constant;
  });
}
