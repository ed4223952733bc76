// A boardgame.io server to measure beside ours: node load_peer.cjs FOLDER PORT [memory | DIRECTORY]
//
// FOLDER is where boardgame.io is installed. The game is no Ethnos, but of its size: four hands, a row, six kingdoms
// with markers, bands on the table, and a playerView that shows each seat its own hand alone. Kept in memory, or in
// boardgame.io's flat files.

const [folder, port, place] = process.argv.slice(2);
const need = require("node:module").createRequire(`${folder}/`);
const { Server, Origins, FlatFile } = need("boardgame.io/server");

const TRIBES = ["centaurs", "dwarves", "elves", "giants", "halflings", "minotaurs"];
const KINGDOMS = ["blue", "gray", "green", "orange", "purple", "red"];

function deckOf(random) {
  const cards = TRIBES.flatMap((tribe) => KINGDOMS.flatMap((kingdom) => [`${tribe}-${kingdom}`, `${tribe}-${kingdom}`]));
  return random.Shuffle(cards);
}

function dealt(G, random) {
  G.deck = deckOf(random);
  for (const player of G.players) {
    player.hand = [G.deck.pop()];
    player.bands = [];
  }
  G.row = G.deck.splice(-8);
}

const kingdoms = (value) => Object.fromEntries(KINGDOMS.map((kingdom) => [kingdom, value()]));

const Ethnic = {
  name: "peer",
  setup: ({ ctx, random }) => {
    const G = {
      age: 1,
      row: [],
      deck: [],
      dragons: 0,
      giantSize: 0,
      tribes: TRIBES,
      tokens: kingdoms(() => [2, 4, 6]),
      rules: { drawerStarts: true, skeletonsWin: true, merfolkLeaderOnly: false, trollsRuleMerfolk: true },
      players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
        seat,
        name: `Seat ${seat}`,
        glory: 0,
        hand: [],
        known: [],
        markers: kingdoms(() => 0),
        supply: 12,
        horde: [],
        merfolk: 0,
        trolls: [],
        giant: false,
        bands: [],
      })),
    };
    dealt(G, random);
    return G;
  },
  moves: {
    draw: ({ G, ctx, random }) => {
      const player = G.players[Number(ctx.currentPlayer)];
      if (player.hand.length >= 10) return "INVALID_MOVE";
      player.hand.push(G.deck.pop());
      if (G.deck.length === 0) {
        G.age += 1;
        if (G.age <= 3) dealt(G, random);
      }
    },
    take: ({ G, ctx }, place) => {
      const player = G.players[Number(ctx.currentPlayer)];
      if (player.hand.length >= 10 || !(place in G.row)) return "INVALID_MOVE";
      player.hand.push(G.row.splice(place, 1)[0]);
    },
    band: ({ G, ctx }, leader) => {
      const player = G.players[Number(ctx.currentPlayer)];
      const lead = player.hand[leader];
      if (lead === undefined) return "INVALID_MOVE";
      const [tribe, kingdom] = lead.split("-");
      const cards = player.hand.filter((card) => card.startsWith(`${tribe}-`));
      G.row.push(...player.hand.filter((card) => !card.startsWith(`${tribe}-`)));
      player.bands.push({ leader: lead, cards });
      player.hand = [];
      if (cards.length > player.markers[kingdom]) player.markers[kingdom] += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.age > 3 ? { over: true } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((player) => ({
      ...player,
      handSize: player.hand.length,
      hand: String(player.seat) === playerID ? player.hand : null,
    })),
  }),
};

const kept = place === undefined || place === "memory" ? {} : { db: new FlatFile({ dir: place }) };
Server({ games: [Ethnic], origins: [Origins.LOCALHOST], ...kept }).run(Number(port));
