// Made by web/api_types.py from the server's OpenAPI document. Do not edit: run `make types`.

export type About = {
  version: string;
  rules_version: number;
  bots: string[];
  presets: string[];
  languages: Record<string, string>;
  phrases: string[];
};

export type Accepted = {
  seq: number;
};

export type AgeBegan = {
  age: number;
  first: number;
  row: Card[];
  hands: (Card | null)[];
  type: "age-began";
};

export type AgeEnded = {
  age: number;
  drawer: number;
  type: "age-ended";
};

export type AgeScored = {
  age: number;
  glory: number[];
  type: "age-scored";
};

export type AnswerUndo = {
  seat: number;
  agree: boolean;
};

export type AskHint = {
  seat: number;
  bot?: string;
};

export type AskPreview = {
  seat: number;
  band: PlayBand;
};

export type Band = {
  leader: Card | null;
  cards: Card[];
};

export type BandPlayed = {
  seat: number;
  leader: Card | null;
  cards: Card[];
  type: "band";
};

export type BandsScored = {
  seat: number;
  bands: ScoredBand[];
  glory: number;
  type: "bands-scored";
};

export type BoardScored = {
  kingdom: Kingdom | null;
  scores: Score[];
  type: "board-scored";
};

export type BotSeat = {
  bot: string;
  type: "bot";
};

export type Card = "centaur-rhea" | "centaur-duris" | "centaur-ithys" | "centaur-althea" | "centaur-pelagon" | "centaur-straton" | "dwarf-rhea" | "dwarf-duris" | "dwarf-ithys" | "dwarf-althea" | "dwarf-pelagon" | "dwarf-straton" | "elf-rhea" | "elf-duris" | "elf-ithys" | "elf-althea" | "elf-pelagon" | "elf-straton" | "giant-rhea" | "giant-duris" | "giant-ithys" | "giant-althea" | "giant-pelagon" | "giant-straton" | "halfling-rhea" | "halfling-duris" | "halfling-ithys" | "halfling-althea" | "halfling-pelagon" | "halfling-straton" | "merfolk-rhea" | "merfolk-duris" | "merfolk-ithys" | "merfolk-althea" | "merfolk-pelagon" | "merfolk-straton" | "minotaur-rhea" | "minotaur-duris" | "minotaur-ithys" | "minotaur-althea" | "minotaur-pelagon" | "minotaur-straton" | "orc-rhea" | "orc-duris" | "orc-ithys" | "orc-althea" | "orc-pelagon" | "orc-straton" | "troll-rhea" | "troll-duris" | "troll-ithys" | "troll-althea" | "troll-pelagon" | "troll-straton" | "wingfolk-rhea" | "wingfolk-duris" | "wingfolk-ithys" | "wingfolk-althea" | "wingfolk-pelagon" | "wingfolk-straton" | "wizard-rhea" | "wizard-duris" | "wizard-ithys" | "wizard-althea" | "wizard-pelagon" | "wizard-straton" | "skeleton";

export type ClockState = {
  running: number | null;
  deadline: number | null;
  reserves: number[];
};

export type Conjure = {
  type: "conjure";
};

export type Decide = {
  seat: number;
  asked: number;
  decision: DrawFromDeck | TakeCard | PlayBand | Pass | PlaceMarker | TakeTroll | JoinHorde | KeepCards | Conjure | Raid | Decline;
};

export type Decline = {
  question: "marker" | "troll" | "horde" | "merfolk" | "centaur" | "wizard" | "raid";
  type: "decline";
};

export type Declined = {
  seat: number;
  question: "turn" | "marker" | "troll" | "horde" | "merfolk" | "centaur" | "keep" | "wizard" | "raid" | "deal" | "over";
  type: "declined";
};

export type Discarded = {
  seat: number;
  cards: Card[];
  type: "discarded";
};

export type DragonAppeared = {
  seat: number;
  number: number;
  type: "dragon";
};

export type DrawFromDeck = {
  type: "draw";
};

export type Drew = {
  seat: number;
  count: number;
  cards: Card[] | null;
  type: "drew";
};

export type Found = {
  id: string;
};

export type GameEnded = {
  ranking: Score[];
  type: "game-ended";
};

export type GiantClaimed = {
  seat: number;
  size: number;
  type: "giant";
};

export type GiantScored = {
  seat: number;
  glory: number;
  type: "giant-scored";
};

export type Hint = {
  bot: string;
  decision: DrawFromDeck | TakeCard | PlayBand | Pass | PlaceMarker | TakeTroll | JoinHorde | KeepCards | Conjure | Raid | Decline;
  reasons: Weighed[];
};

export type HordeJoined = {
  seat: number;
  kingdom: Kingdom;
  type: "horde";
};

export type JoinHorde = {
  type: "horde";
};

export type KeepCards = {
  cards: Card[];
  type: "keep";
};

export type Kept = {
  seat: number;
  count: number;
  cards: Card[] | null;
  type: "kept";
};

export type Kingdom = "rhea" | "duris" | "ithys" | "althea" | "pelagon" | "straton";

export type KingdomScore = {
  kingdom: Kingdom;
  scores: Score[];
};

export type LegalDecision = {
  decision: DrawFromDeck | TakeCard | PlayBand | Pass | PlaceMarker | TakeTroll | JoinHorde | KeepCards | Conjure | Raid | Decline;
  words: string;
  preview: Preview | null;
};

export type Log = {
  lines: string[];
  ask: string;
};

export type MarkerPlaced = {
  seat: number;
  kingdom: Kingdom;
  count: number;
  merfolk: boolean;
  type: "marker";
};

export type Moment = {
  decisions: number;
  of: number;
  view: View;
  events: (AgeBegan | Drew | DragonAppeared | TookCard | BandPlayed | MarkerPlaced | Declined | Swam | GiantClaimed | TrollTaken | HordeJoined | Discarded | Kept | Passed | AgeEnded | BoardScored | GiantScored | Raided | BandsScored | AgeScored | GameEnded)[];
};

export type MoveSeat = {
  key: string;
};

export type NewTable = {
  seats: (You | BotSeat | OpenSeat)[];
  preset?: string;
  tribes?: Tribe[] | null;
  clock?: NoClock | TurnClock | ReserveClock;
  open?: boolean;
  hints?: boolean;
  spectators?: boolean;
  record?: string | null;
  decisions?: number | null;
  start?: boolean;
};

export type News = {
  seq: number;
  kind: string;
  at: number;
  by?: number | null;
  phrase?: string | null;
  rematch?: string | null;
  events?: (AgeBegan | Drew | DragonAppeared | TookCard | BandPlayed | MarkerPlaced | Declined | Swam | GiantClaimed | TrollTaken | HordeJoined | Discarded | Kept | Passed | AgeEnded | BoardScored | GiantScored | Raided | BandsScored | AgeScored | GameEnded)[];
  view?: View | null;
  hand?: Card[] | null;
  asked?: number | null;
  clock?: ClockState | null;
  undo?: UndoInfo | null;
  can_undo?: boolean;
  table?: TableInfo | null;
  sheets?: Sheet[] | null;
  result?: Result | null;
  type: "entry";
};

export type NoClock = {
  type: "none";
};

export type OpenSeat = {
  type: "open";
};

export type OpenTable = {
  id: string;
  players: number;
  free: number;
  names: string[];
  preset: string;
  clock: NoClock | TurnClock | ReserveClock;
  since: number;
};

export type Pass = {
  type: "pass";
};

export type Passed = {
  seat: number;
  type: "passed";
};

export type PlaceMarker = {
  kingdom: Kingdom;
  type: "marker";
};

export type PlayBand = {
  leader: Card | null;
  cards: Card[];
  type: "band";
};

export type Player = {
  seat: number;
  name: string;
  glory: number;
  hand_size: number;
  hand: Card[] | null;
  known: Card[];
  markers: Record<string, number>;
  supply: number;
  horde: Kingdom[];
  merfolk: number;
  trolls: number[];
  giant: boolean;
  bands: Band[];
};

export type PlayerSheet = {
  seat: number;
  kingdoms: Record<string, number>;
  merfolk: number;
  giant: number;
  giant_claims: number;
  raid_markers: number;
  raid: number;
  bands: ScoredBand[];
  total: number;
};

export type Presence = {
  type: "presence";
  present: number[];
};

export type Preview = {
  size: number;
  glory: number;
  markers: Kingdom[];
  power: Tribe | null;
  left: Card[];
  keeps: number;
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: string[];
};

export type Raid = {
  type: "raid";
};

export type Raided = {
  seat: number;
  markers: number;
  glory: number;
  type: "raided";
};

export type Rank = {
  seat: number;
  name: string;
  place: number;
  glory: number;
  markers: number;
  bands: number[];
};

export type ReserveClock = {
  seconds: number;
  increment?: number;
  type: "reserve";
};

export type Result = {
  ranking: Rank[];
  winners: number[];
  by_skeletons: boolean;
};

export type Rules = {
  drawer_starts: boolean;
  skeletons_win: boolean;
  merfolk_leader_only: boolean;
  trolls_rule_merfolk: boolean;
};

export type RunningTable = {
  id: string;
  names: string[];
  age: number;
  since: number;
};

export type Say = {
  seat: number;
  phrase: string;
};

export type Score = {
  seat: number;
  place: number;
  glory: number;
};

export type ScoredBand = {
  leader: Card | null;
  size: number;
  counted: number;
  glory: number;
};

export type SeatBot = {
  bot?: string;
};

export type SeatInfo = {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string;
  bot: string | null;
  away: boolean;
  yours: boolean;
};

export type SeatLink = {
  key: string;
  until: number;
};

export type SeenGame = {
  view: View;
  hand: Card[] | null;
  asked: number | null;
  sheets: Sheet[];
  result: Result | null;
};

export type Sheet = {
  age: number;
  kingdoms: KingdomScore[];
  merfolk: Score[];
  players: PlayerSheet[];
  glory: number[];
};

export type Snapshot = {
  seq: number;
  now: number;
  seat: number | null;
  table: TableInfo;
  game: SeenGame | null;
  clock: ClockState | null;
  undo: UndoInfo | null;
  can_undo: boolean;
  present: number[];
  type: "snapshot";
};

export type Swam = {
  seat: number;
  start: number;
  space: number;
  type: "swam";
};

export type TableInfo = {
  id: string;
  code: string | null;
  status: "lobby" | "playing" | "over";
  seats: SeatInfo[];
  host: boolean;
  preset: string;
  tribes: Tribe[] | null;
  clock: NoClock | TurnClock | ReserveClock;
  open: boolean;
  hints: boolean;
  spectators: boolean;
  from_record: boolean;
  rules_version: number;
  commitment: string | null;
  rematch: string | null;
};

export type TakeCard = {
  card: Card;
  type: "take";
};

export type TakeSeat = {
  name: string;
  nonce?: string | null;
};

export type TakeTroll = {
  value: number;
  type: "troll";
};

export type TookCard = {
  seat: number;
  card: Card;
  type: "took";
};

export type Tribe = "centaur" | "dwarf" | "elf" | "giant" | "halfling" | "merfolk" | "minotaur" | "orc" | "troll" | "wingfolk" | "wizard" | "skeleton";

export type TrollTaken = {
  seat: number;
  value: number;
  type: "troll";
};

export type Trouble = {
  type: "trouble";
  code: string;
  detail: string;
};

export type TurnClock = {
  seconds: number;
  type: "turn";
};

export type Undo = {
  seat: number;
  asked: number;
};

export type UndoInfo = {
  seat: number;
  waits_for: number[];
};

export type View = {
  seat: number | null;
  sees_all: boolean;
  rules: Rules;
  age: number;
  ages: number;
  turn: number;
  first: number;
  seat_to_act: number | null;
  question: "turn" | "marker" | "troll" | "horde" | "merfolk" | "centaur" | "keep" | "wizard" | "raid" | "deal" | "over";
  limit: number;
  tribes: Tribe[];
  tokens: Record<string, number[]>;
  merfolk_tokens: number[];
  row: Card[];
  deck: number;
  dragons: number;
  giant_size: number;
  players: Player[];
  winner: number | null;
  sheet: Sheet | null;
};

export type Weighed = {
  decision: DrawFromDeck | TakeCard | PlayBand | Pass | PlaceMarker | TakeTroll | JoinHorde | KeepCards | Conjure | Raid | Decline;
  win_share: number;
  glory: number;
  line: (DrawFromDeck | TakeCard | PlayBand | Pass | PlaceMarker | TakeTroll | JoinHorde | KeepCards | Conjure | Raid | Decline)[];
};

export type You = {
  name: string;
  nonce?: string | null;
  type: "you";
};

export type Message = Snapshot | News | Presence | Trouble;
