"""A second judge of Ethnos, written from RULES.md and the description of the JSON export alone.

It shares no code with the program: it replays an export from its options, tribes, tokens, first player, decks
and decisions, and compares everything else with what it finds itself.
"""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

KINGDOMS = ("rhea", "duris", "ithys", "althea", "pelagon", "straton")  # C1
TRIBES = {"centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "minotaur", "orc", "troll", "wingfolk", "wizard"}
SKELETON, DRAGON = "skeleton", "dragon"
TOKENS = Counter({0: 2, 2: 3, 4: 4, 6: 4, 8: 3, 10: 2})  # C4
TOKENS_4_PLUS = Counter([0, 4, 4, 6, 6, 10])
SYMBOLS = (3, 7, 12, 18)  # C6
HORDE_GLORY = (0, 1, 3, 6, 10, 15, 20)  # C9
BAND_GLORY = (0, 0, 1, 3, 6, 10, 15)  # C10
FULL_HAND = 10  # T1
OPTIONS = {
    "later_ages_start": ("least glory", "drawer of the third dragon"),  # O1
    "ten_skeletons": ("win", "pass"),  # O2
    "merfolk_board": ("all places", "leader only"),  # O3
    "tribes": ("random", "chosen"),  # O4
    "troll_tokens_break_ties": ("everywhere", "in kingdoms"),  # O5
}
FIELDS = {"draw": "drawn", "conjure": "drawn", "take": "card", "marker": "kingdom", "troll": "value", "keep": "cards"}
FIELDS |= {"band": "leader cards", "decline": "question", "horde": "", "raid": "", "pass": ""}


class Misjudged(AssertionError):
    """The export and this judge disagree."""


def judge(game: Json) -> None:
    """Replay a parsed JSON export by RULES.md; raise Misjudged at the first disagreement."""
    try:
        check_setup(game)
        Judge(game).play()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Misjudged(f"malformed export: {error!r}") from error


def require(holds: bool, message: str) -> None:
    """Raise Misjudged with this message unless it holds."""
    if not holds:
        raise Misjudged(message)


def compare(path: str, mine: Any, theirs: Any) -> None:
    """Raise Misjudged at the first place where two pieces of JSON differ."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        for key, value in mine.items():
            compare(f"{path}.{key}", value, theirs[key])
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for i, value in enumerate(mine):
            compare(f"{path}[{i}]", value, theirs[i])
    else:
        same = type(mine) is type(theirs) and mine == theirs
        require(same, f"{path}: the judge finds {mine}, the export has {theirs}")


def check_setup(game: Json) -> None:
    """Players, options, tribes and tokens (S1, S2, C4, section 10)."""
    count, options, tribes, tokens = len(game["players"]), game["options"], game["tribes"], game["tokens"]
    require(2 <= count <= 6, f"S1: {count} players")
    right = options.keys() == OPTIONS.keys() and all(options[name] in OPTIONS[name] for name in OPTIONS)
    require(right, f"section 10: options {options}")
    right = len(tribes) == len(set(tribes)) == (5 if count < 4 else 6) and set(tribes) <= {*TRIBES, SKELETON}
    require(right, f"S1: tribes {tribes}")
    right = tuple(tokens) == KINGDOMS and all(len(row) == (2 if count < 4 else 3) for row in tokens.values())
    right = right and all(row == sorted(row) for row in tokens.values())
    dealt = Counter(token for row in tokens.values() for token in row)
    require(right and dealt == (TOKENS - TOKENS_4_PLUS if count < 4 else TOKENS), f"S2, C4: tokens {tokens}")


def tribe(card: str) -> str:
    """Tribe of a card (C2)."""
    return card.partition("-")[0]


def colour(card: str) -> str:
    """Kingdom of a card; empty for a Skeleton (C2)."""
    return card.partition("-")[2]


def whole_deck(tribes: list[str]) -> Counter[str]:
    """All cards of these tribes and the dragons (C2, C3)."""
    cards = Counter({DRAGON: 3, SKELETON: 12 if SKELETON in tribes else 0})
    for name in TRIBES.intersection(tribes):
        cards.update({f"{name}-{kingdom}": 4 if name == "halfling" else 2 for kingdom in KINGDOMS})
    return cards


def scores(keys: dict[int, Any], prizes: list[int]) -> list[Json]:
    """Places and Glory of the seats in `keys`: tied seats pool the places they fill and share (E2)."""
    rows = []
    for seat, key in keys.items():
        ahead = sum(other > key for other in keys.values())
        tied = sum(other == key for other in keys.values())
        rows.append({"seat": seat, "place": ahead + 1, "glory": sum(prizes[ahead : ahead + tied]) // tied})
    return sorted(rows, key=lambda row: (row["place"], row["seat"]))


@dataclass
class Player:
    """What belongs to one seat."""

    hand: Counter[str] = field(default_factory=Counter)
    bands: list[tuple[str | None, list[str]]] = field(default_factory=list)
    markers: Counter[str] = field(default_factory=Counter)
    horde: set[str] = field(default_factory=set)
    trolls: list[int] = field(default_factory=list)
    space: int = 0
    claims: int = 0
    glory: int = 0

    def can_lead(self) -> bool:
        """Whether some card in hand can lead a band (B2, T4)."""
        return any(card != SKELETON for card in self.hand)

    def tie_break(self) -> tuple[int, int]:
        """What the Troll tokens do for a tie: their sum, then the highest (E2)."""
        return sum(self.trolls), max(self.trolls, default=0)

    def band_rows(self) -> list[Json]:
        """The bands as the sheet scores them: Skeletons leave, then the Dwarf leader adds one (E5, C10)."""
        rows = []
        for leader, cards in self.bands:
            counted = sum(card != SKELETON for card in cards) + (tribe(leader or "") == "dwarf")
            glory = BAND_GLORY[min(counted, 6)]
            rows.append({"leader": leader, "size": len(cards), "counted": counted, "glory": glory})
        return rows


class Judge:
    """One game, replayed."""

    def __init__(self, game: Json) -> None:
        """Lay out the table before the first age."""
        self.game, self.options = game, game["options"]
        self.players = [Player() for _ in game["players"]]
        self.ages = 2 if len(self.players) < 4 else 3
        self.age = self.turn = 0
        self.first = self.seat = game["ages"][0]["first_player"]
        require(self.first in range(len(self.players)), f"A1: first player {self.first}")
        self.winner: int | None = None

    def require(self, holds: bool, message: str) -> None:
        """Raise Misjudged, saying where in the game, unless it holds."""
        require(holds, f"age {self.age}, turn {self.turn}, seat {self.seat}: {message}")

    def from_seat(self, start: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(start + i) % len(self.players) for i in range(len(self.players))]

    def play(self) -> None:
        """The whole game, age by age, and its ranking."""
        for age in self.game["ages"]:
            require(self.age < self.ages and self.winner is None, "S1: an age after the end of the game")
            self.open_age(age)
            while self.dragons < 3 and self.winner is None:
                self.take_turn()
            sheet = self.close_age() if self.winner is None else None
            self.require(not self.decisions, f"decisions after the end of the age: {list(self.decisions)}")
            compare(f"age {self.age}: sheet", sheet, age.get("sheet"))
        require(self.age == self.ages or self.winner is not None, f"S1: the game stops after age {self.age}")
        compare("won_by_ten_skeletons", self.winner is not None, self.game["won_by_ten_skeletons"])
        compare("ranking", self.ranking(), self.game["ranking"])

    def open_age(self, age: Json) -> None:
        """First player, deck, hands and row (A1 to A5); Troll and Giant tokens lie out again (E7)."""
        self.age, self.turn, self.dragons, self.largest_giant = self.age + 1, 0, 0, 0
        self.giant: int | None = None
        compare("age", self.age, age["age"])
        compare(f"A1: age {self.age}: first_player", self.first, age["first_player"])
        self.seat, cards, laid = self.first, age["deck"], 3 * len(self.players)
        require(Counter(cards) == whole_deck(self.game["tribes"]), f"A2: age {self.age}: these are not the cards")
        upper = (len(cards) - 3 - laid) // 2
        require(DRAGON not in cards[: laid + upper], f"A5: age {self.age}: a dragon in the upper half")
        self.deck: deque[str] = deque(cards)
        self.decisions: deque[Json] = deque(age["decisions"])
        for seat in self.from_seat(self.first):
            player = self.players[seat]
            player.hand, player.bands, player.trolls, player.claims = Counter([self.deck.popleft()]), [], [], 0
        self.row = Counter(self.deck.popleft() for _ in range(2 * len(self.players)))

    def answer(self, seat: int, *allowed: str) -> Json:
        """The next decision, which must be this seat's in this turn and of an allowed type ('no …': decline)."""
        self.require(bool(self.decisions), f"no decision; seat {seat} is asked for one of {allowed}")
        given = self.decisions.popleft()
        kind = given["type"]
        right = kind in FIELDS and given.keys() == {"turn", "seat", "type", *FIELDS[kind].split()}
        self.require(right, f"malformed decision {given}")
        name = f"no {given['question']}" if kind == "decline" else kind
        right = (given["turn"], given["seat"]) == (self.turn, seat) and name in allowed
        self.require(right, f"{given}, but seat {seat} is asked for one of {allowed}")
        return given

    def take_turn(self) -> None:
        """Recruit, play a band, or pass with ten Skeletons (T1 to T4, O2); then the next seat, clockwise."""
        self.turn += 1
        player = self.players[self.seat]
        room = player.hand.total() < FULL_HAND
        ten, wins = player.hand[SKELETON] == FULL_HAND, self.options["ten_skeletons"] == "win"
        may = {"draw": room, "take": room and self.row.total() > 0, "band": player.can_lead() or (ten and wins)}
        may["pass"] = ten and not wins
        given = self.answer(self.seat, *(name for name, allowed in may.items() if allowed))
        if given["type"] == "draw":
            self.draw(1, given)
        elif given["type"] == "take":
            self.require(self.row[given["card"]] > 0, f"T1: {given['card']} is not in the row")
            self.row -= Counter([given["card"]])
            player.hand[given["card"]] += 1
        elif given["type"] == "band":
            self.play_band(player, given)
        if self.dragons < 3 and self.winner is None:
            self.seat = (self.seat + 1) % len(self.players)

    def draw(self, number: int, given: Json) -> None:
        """Draw this many cards, dragons not counted, or until the third dragon (T3)."""
        drawn: list[str] = []
        while number and self.dragons < 3:
            drawn.append(self.deck.popleft())
            if drawn[-1] == DRAGON:
                self.dragons += 1
            else:
                number -= 1
                self.players[self.seat].hand[drawn[-1]] += 1
        self.require(drawn == given["drawn"], f"T3: {drawn} lie on the deck, not {given['drawn']}")

    def play_band(self, player: Player, given: Json) -> None:
        """A band, another one if a Centaur allows it, or the discard (B1 to B7)."""
        leader, cards = given["leader"], given["cards"]
        self.require(bool(cards) and Counter(cards) <= player.hand, f"B1: {cards} are not in hand")
        player.bands.append((leader, cards))
        player.hand -= Counter(cards)
        if leader is None and cards == [SKELETON] * FULL_HAND and self.options["ten_skeletons"] == "win":
            self.winner = self.seat
            return
        self.require(leader in cards and leader != SKELETON, f"B2: {leader} cannot lead {cards}")
        others = [card for card in cards if card != SKELETON]
        alike = len({tribe(card) for card in others}) == 1 or len({colour(card) for card in others}) == 1
        self.require(alike, f"B1: {cards} are no band")
        placed = self.place_marker(player, leader, len(cards))
        self.use_power(player, leader, len(cards))
        if tribe(leader) == "centaur" and placed and player.hand:
            given = self.answer(self.seat, "no centaur", *(["band"] if player.can_lead() else []))
            if given["type"] == "band":
                self.play_band(player, given)
                return
        self.discard(player, tribe(leader), len(cards))

    def discard(self, player: Player, power: str, size: int) -> None:
        """The hand goes to the row, less what an Elf keeps; then a Wizard draws (B6)."""
        asked = power == "elf" and player.hand
        kept: Counter[str] = Counter(self.answer(self.seat, "keep")["cards"] if asked else ())
        self.require(kept <= player.hand and kept.total() <= size, f"Elves: {kept} cannot be kept")
        self.row += player.hand - kept
        player.hand = kept
        if power == "wizard":
            given = self.answer(self.seat, "conjure", "no wizard")
            if given["type"] == "conjure":
                self.draw(size, given)

    def supply(self, player: Player) -> int:
        """Markers a player has left (C5, B8)."""
        return 25 - ("merfolk" in self.game["tribes"]) - player.markers.total() - len(player.horde)

    def place_marker(self, player: Player, leader: str, size: int) -> bool:
        """The band's own marker (B3, B4, Halflings, Minotaurs, Wingfolk); whether it was placed."""
        power = tribe(leader)
        kingdoms = {"halfling": (), "wingfolk": KINGDOMS}.get(power, (colour(leader),))
        counting = self.players if len(self.players) == 2 else [player]
        there = {kingdom: sum(each.markers[kingdom] for each in counting) for kingdom in kingdoms}
        strength = size + (power == "minotaur")
        return self.ask_marker(player, "no marker", [kingdom for kingdom in kingdoms if strength > there[kingdom]])

    def ask_marker(self, player: Player, refusal: str, kingdoms: list[str]) -> bool:
        """A marker in one of these kingdoms, asked if it can be placed (B8); whether it was."""
        if not kingdoms or self.supply(player) == 0:
            return False
        given = self.answer(self.seat, "marker", refusal)
        if given["type"] == "decline":
            return False
        self.require(given["kingdom"] in kingdoms, f"B3: no marker in {given['kingdom']}, only {kingdoms}")
        player.markers[given["kingdom"]] += 1
        return True

    def use_power(self, player: Player, leader: str, size: int) -> None:
        """What the leader does at once (B5): Giants, Merfolk, Orcs and Trolls."""
        power = tribe(leader)
        if power == "giant" and size > self.largest_giant:
            self.largest_giant, self.giant = size, self.seat
            player.claims += 1
            player.glory += 2
        elif power == "merfolk":
            before, player.space = player.space, min(player.space + size, SYMBOLS[-1])
            for _ in [symbol for symbol in SYMBOLS if before < symbol <= player.space]:
                self.ask_marker(player, "no merfolk", list(KINGDOMS))
        elif power == "orc" and colour(leader) not in player.horde and self.supply(player) > 0:
            if self.answer(self.seat, "horde", "no horde")["type"] == "horde":
                player.horde.add(colour(leader))
        elif power == "troll":
            free = set(range(1, min(size, 6) + 1)).difference(*(each.trolls for each in self.players))  # C8
            given = self.answer(self.seat, "troll", "no troll") if free else {}
            if "value" in given:
                self.require(given["value"] in free, f"Trolls: {given['value']} is not among {free}")
                player.trolls.append(given["value"])

    def close_age(self) -> Json:
        """Score the age (section 7) and find the next first player (A1, O1); the sheet."""
        kingdoms: list[Json] = [{"kingdom": kingdom, "scores": self.score_kingdom(kingdom)} for kingdom in KINGDOMS]
        merfolk, raided, rows = self.score_merfolk(), self.raids(), []
        for seat, player in enumerate(self.players):
            by_kingdom = {k["kingdom"]: sum(s["glory"] for s in k["scores"] if s["seat"] == seat) for k in kingdoms}
            row: Json = {"seat": seat, "kingdoms": by_kingdom, "bands": player.band_rows()}
            row["merfolk"] = sum(score["glory"] for score in merfolk if score["seat"] == seat)
            row["giant"] = 2 * self.age + (self.ages == self.age == 2) if self.giant == seat else 0  # C7
            row |= {"giant_claims": player.claims, "claimed": 2 * player.claims}
            row |= {"raid_markers": raided[seat], "raid": HORDE_GLORY[raided[seat]]}
            scored = sum(by_kingdom.values()) + row["merfolk"] + row["giant"] + row["raid"]
            scored += sum(band["glory"] for band in row["bands"])
            player.glory += scored
            rows.append(row | {"total": scored + 2 * player.claims})
        glory = [player.glory for player in self.players]
        by_glory = self.options["later_ages_start"] == "least glory"
        self.first = min(self.from_seat(self.seat), key=lambda seat: glory[seat] if by_glory else 0)
        return {"age": self.age, "kingdoms": kingdoms, "merfolk": merfolk, "players": rows, "glory": glory}

    def prizes(self, values: list[int], alone: bool) -> list[int]:
        """What the places get in this age (E1, with two players E4)."""
        if len(self.players) == 2 and self.age == 2:
            return [sum(values)] if alone else [values[1]]
        return values[: self.age][::-1]

    def score_kingdom(self, kingdom: str) -> list[Json]:
        """Places and Glory in one kingdom (E1, E2, E4)."""
        keys = {i: (p.markers[kingdom], *p.tie_break()) for i, p in enumerate(self.players) if p.markers[kingdom]}
        return scores(keys, self.prizes(self.game["tokens"][kingdom], len(keys) == 1))

    def score_merfolk(self) -> list[Json]:
        """Places and Glory on the Merfolk board (C6, E3, E4, O3, O5)."""
        trolls = self.options["troll_tokens_break_ties"] == "everywhere"
        keys = {i: (p.space, *(p.tie_break() if trolls else ())) for i, p in enumerate(self.players) if p.space}
        values = [1, 3] if self.ages == 2 else [1, 2, 4]
        leader_only = self.options["merfolk_board"] == "leader only"
        return scores(keys, [values[self.age - 1]] if leader_only else self.prizes(values, len(keys) == 1))

    def raids(self) -> list[int]:
        """Markers raided by each seat, asked from the age's first player on (Orcs, E6)."""
        raided = [0] * len(self.players)
        for seat in self.from_seat(self.first):
            horde = self.players[seat].horde
            if horde and (self.age == self.ages or self.answer(seat, "raid", "no raid")["type"] == "raid"):
                raided[seat] = len(horde)
                horde.clear()
        return raided

    def ranking(self) -> list[Json]:
        """The final places (G1), a winner by ten Skeletons before all others (G2)."""
        sizes = [sorted((len(cards) for _, cards in player.bands), reverse=True) for player in self.players]
        last = {i: (p.glory, p.markers.total(), sizes[i]) for i, p in enumerate(self.players)}
        rows = []
        for row in scores({i: (i == self.winner, *key) for i, key in last.items()}, []):
            known = {"seat": row["seat"], "name": self.game["players"][row["seat"]], "place": row["place"]}
            rows.append(known | dict(zip(("glory", "markers", "bands"), last[row["seat"]], strict=True)))
        return rows
