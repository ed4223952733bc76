"""Sorted piles of card kinds: the first `n` cells hold cards, the rest NO_CARD."""

from .components import NO_CARD


def insert(cards: list[int], n: int, kind: int) -> None:
    """Put a card into a pile of n cards."""
    i = n
    while i > 0 and cards[i - 1] > kind:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = kind


def remove(cards: list[int], n: int, kind: int) -> bool:
    """Take a card out of a pile of n cards; False where there is none."""
    i = 0
    while i < n and cards[i] < kind:
        i += 1
    if i == n or cards[i] != kind:
        return False
    for j in range(i, n - 1):
        cards[j] = cards[j + 1]
    cards[n - 1] = NO_CARD
    return True


def count(cards: list[int], n: int, kind: int) -> int:
    found = 0
    for i in range(n):
        if cards[i] == kind:
            found += 1
    return found


def clear(cards: list[int], length: int) -> None:
    for i in range(length):
        cards[i] = NO_CARD
