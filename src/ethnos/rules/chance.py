"""The generator held in a simulated game (xoshiro128++), four words of 32 bits.

Written over plain integers so that it gives the same numbers interpreted and
compiled. It is fast, and its future can be computed from its past: live games
get their deals from outside instead.
"""

from .speeds.arrays import Numbers

WORD = 0xFFFFFFFF


def mix(x: int) -> int:
    """Scatter the bits of a word (the finaliser of MurmurHash3)."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & WORD
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & WORD
    return x ^ (x >> 16)


def seed(rng: Numbers[int], number: int, index: int) -> None:
    """Start the stream of game `index` of the series `number`; never all zeros."""
    x = mix((number & WORD) ^ 0x9E3779B9)
    x = mix(x ^ ((number >> 32) & WORD))
    x = mix((x + 0x7F4A7C15) & WORD ^ (index & WORD))
    x = mix((x ^ ((index >> 32) & WORD)) + 1 & WORD)
    for i in range(4):
        x = (x + 0x9E3779B9) & WORD
        rng[i] = mix(x) | (1 if i == 0 else 0)


def rotate(x: int, bits: int) -> int:
    return ((x << bits) & WORD) | (x >> (32 - bits))


def draw_word(rng: Numbers[int]) -> int:
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    word = (rotate((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = rotate(d, 11)
    return word


def below(rng: Numbers[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's rejection)."""
    product = draw_word(rng) * n
    if product & WORD < n:
        floor = (WORD + 1 - n) % n
        while product & WORD < floor:
            product = draw_word(rng) * n
    return product >> 32


def shuffle(rng: Numbers[int], cards: Numbers[int], start: int, end: int) -> None:
    """Fisher-Yates over cards[start:end]."""
    for i in range(end - 1, start, -1):
        swap(cards, i, start + below(rng, i - start + 1))


def swap(cards: Numbers[int], i: int, j: int) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
