// Written by `make generated` from the models of the server: change those, not this file.

/** What is sent instead of an action to undo the last one. */
export const TAKE_BACK = "take-back";
export const TAKE_BACK_TURN = "take-back-turn";
export const CANCEL = "cancel";

/** Something to be said: a message of the Fluent files, and what goes into it. */
export interface Said {
  key: string;
  args: { [name: string]: Argument };
}
export type Argument = number | string | Said | (number | string | Said)[];

/** What an event does to a piece on the map, and how it sounds. */
export const EVENTS: { [kind: string]: { piece: string; sound: string } } = {"built": {"piece": "comes", "sound": "wood"}, "moved": {"piece": "travels", "sound": "wood"}, "used": {"piece": "", "sound": ""}, "took": {"piece": "", "sound": "chime"}, "lost": {"piece": "", "sound": ""}, "revealed": {"piece": "", "sound": ""}, "full": {"piece": "", "sound": ""}, "no-card": {"piece": "", "sound": ""}, "drew": {"piece": "", "sound": ""}, "shuffled": {"piece": "", "sound": ""}, "placed": {"piece": "comes", "sound": "wood"}, "shifted": {"piece": "travels", "sound": "wood"}, "returned": {"piece": "goes", "sound": ""}, "stored": {"piece": "", "sound": ""}, "marked": {"piece": "", "sound": ""}, "chose": {"piece": "", "sound": ""}, "earned": {"piece": "", "sound": ""}, "expired": {"piece": "", "sound": ""}, "last-round": {"piece": "", "sound": ""}, "over": {"piece": "", "sound": "fanfare"}, "walled": {"piece": "lies", "sound": "wood"}, "set-aside": {"piece": "goes", "sound": ""}};

/** Choose: a hex, a button, `take-back`, `take-back-turn` or `cancel`. */
export interface Act {
  kind?: "act";
  /** `at` of the view you chose this in. */
  at: number;
  do: string;
  /** A random word, the same when the client sends this action again. */
  id?: string;
}

/** What there is to say about a board; without errors, there is one. */
export interface BoardFindings {
  errors: Said[];
  notes: Said[];
  board: BoardInfo | null;
}

/** A quadrant as printed. */
export interface BoardInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  box: string;
  rows: string[];
  /** The location of each L, in reading order. */
  locations: string[];
  /** Of the location that it is known by. */
  icon: string;
  /** Which side of a double-sided quadrant it is, or empty. */
  side: string;
  /** From the owner's folder. */
  is_own: boolean;
}

/** A board of the map. */
export interface BoardPlace {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  is_turned: boolean;
}

export interface BoardText {
  text: string;
}

export interface BoardWish {
  /** The box whose quadrants it resembles. */
  like: string;
  seed?: number | null;
  name?: string;
  caves?: number | null;
}

export interface Bot {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  text: Said;
}

export interface Box {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  boards: string[];
  cards: string[];
  tasks: string[];
  /** For nomad spaces; tiles that exist twice are listed twice. */
  tiles: string[];
  islands: string[];
  /** What you can ask for without the rest of the box. */
  parts: BoxPart[];
  has_stand_ins: boolean;
}

/** Part of a box that you can name among the boxes on its own. */
export interface BoxPart {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  texts: Said[];
}

export interface Button {
  do: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  label: Said;
  /** What it does. */
  text: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  is_live: boolean;
  /** Why you can't press it now; none if you can. */
  reason: Said | null;
}

/** Something that pays gold: a kingdom card, a task, or what pays in every game on such a map. */
export interface CardInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  text: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  kind: "card" | "task" | "always";
  /** It pays for rows that seats mark during the game. */
  marks_rows: boolean;
}

export interface ChatLine {
  number: number;
  /** Empty if the table itself says it. */
  name: string;
  /** Who says it, or whom the table talks about. */
  seat: number | null;
  /** For the table's own lines: the line of the log it belongs after. */
  turn: number | null;
  /** The same for everything one person says at this table. */
  speaker: string;
  /** For somebody without a seat: the seat whose name looks the same. */
  like: number | null;
  /** Plain text: never show it as anything else. */
  text: string;
  /** What the table itself says, in place of a text. */
  said: Said | null;
}

/** We don't know yet whether an action was stored: the view or `refused` follows as soon as we do. */
export interface Checking {
  kind: "checking";
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  reason: Said;
}

export interface Component {
  key: string;
  kind: "location" | "tile" | "bonus" | "extra" | "card" | "task" | "always" | "figure" | "terrain";
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  kind_name: Said;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  texts: Said[];
  /** The key of its box. */
  box: string;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  /** The letter of a terrain in the rows of a map, `#` for a stone wall, or empty. */
  letter: string;
  example: ExampleInfo | null;
  /** The rulings about it, by the numbers of their messages, such as `ruling-49`. */
  rulings: number[];
}

export interface Components {
  components: Component[];
  topics: Topic[];
}

/** Ask how it stands with the tiles of a hex. */
export interface Describe {
  kind: "describe";
  /** Comes back with the answer. */
  id: number;
  hex: string;
}

/** How it stands with the tiles of a hex. All is empty if none ever lay there. */
export interface Described {
  kind: "described";
  id: number;
  /** How many lay there at the start. */
  tiles: number;
  /** How many lie there now. */
  left: number;
  /** The seats that have one of them. */
  holders: number[];
  /** The reader has one, had one and gets no other, gets one by a choice of now, or can get one later; empty for a spectator, or if none is left. */
  yours: "" | "held" | "had" | "now" | "later";
  /** The live hexes that would give the reader one. */
  hexes: string[];
}

/** A set-up, ready to lay out or play. */
export interface Drawn {
  code: string;
  setup: Setup;
  game: GameInfo;
  /** The same with nothing built yet, ready to score. */
  position: Position;
  /** Where castle tiles may lie, if the game uses them. */
  castle_tiles: TokenInfo | null;
  /** Where pieces may stand, by the field of each kind. */
  footings: PieceFooting[];
  /** How many settlements each seat has, for its marks too. */
  supply: number;
  /** Parts of boxes for which these boards have room, in play or not. */
  room: string[];
  /** What to take from the box and do with it, in order. */
  steps: Steps[];
}

/** A smallest set of a seat's pieces for which a card pays what it pays now. */
export interface Earned {
  kind: "earned";
  id: number;
  hexes: string[];
}

/** Ask which pieces a card pays for. */
export interface Earns {
  kind: "earns";
  /** Comes back with the answer. */
  id: number;
  card: string;
  seat: number;
}

/** A printing of the rules, and the boxes you can play it with. */
export interface EditionInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** Where its rules differ. */
  texts: Said[];
  boxes: string[];
  /** The sides of its boards; empty if each is a board. */
  sides: string[];
  /** Locations that lie on its boards as tiles. */
  selections: string[];
  /** How many may lie on location hexes. */
  castle_tiles: number;
  most_seats: number;
}

/** A small drawn position that shows what a component does. */
export interface ExampleInfo {
  /** The address of its picture; add `&theme=dark` for the dark one. */
  picture: string;
  width: number;
  height: number;
  /** What there is to see. */
  says: Said;
}

/** Ask why you can't choose something. */
export interface Explain {
  kind: "explain";
  /** Comes back with the answer. */
  id: number;
  do: string;
}

/** Why an action is not live; no reason if it is. */
export interface Explained {
  kind: "explained";
  id: number;
  reason: Said | null;
}

/** What went into the seed. Until the game is over, only the commitment is public. */
export interface Fair {
  /** The id of the table. */
  table: string;
  /** SHA-256 of the server's seed, public from the start. */
  commitment: string;
  /** Random bytes in hexadecimal. */
  server_seed: string;
  /** In the order of the seats. */
  shares: SeatShare[];
}

/** A kind of figure in play; one that covers several hexes goes by the hex in its middle. */
export interface FigureInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  /** How many each seat has. */
  number: number;
  /** Of a seat in a position: what names its hex, or hexes; empty for a passing one. */
  field: string;
  covers_several_hexes: boolean;
  /** It leaves at the end of the turn. */
  is_passing: boolean;
}

/** The figures of one kind that a seat has. */
export interface Figures {
  key: string;
  /** Where they are; only the middle of a large one. */
  hexes: string[];
}

/** What never changes during a game: sent once to each connection. */
export interface GameInfo {
  ground: Ground;
  cards: CardInfo[];
  tiles: TileInfo[];
  figures: FigureInfo[];
  tokens: TokenInfo[];
  /** How many stone walls there are. */
  walls: number;
  /** Where gold comes from, in display order. */
  sources: Source[];
  /** Those that pay during the game and leave nothing on the map. */
  unseen_sources: string[];
  /** House rules. */
  options: Said[];
  /** What to say about this set-up, such as stand-in boards. */
  notes: Said[];
}

export interface GameResult {
  /** The winners first. */
  places: SeatResult[];
  winners: number[];
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  verdict: Said;
}

/** Who sits at a game. */
export interface GameSeat {
  seat: number;
  /** Empty while the seat is open. */
  name: string;
  colour: number;
  is_yours: boolean;
}

/** The position as its reader may know it, and the reader's decision. */
export interface GameView {
  /** Grows with every action and take back; sent back with an action. */
  at: number;
  round: number;
  phase: "playing" | "last-round" | "closing" | "over";
  /** The seat whose hand is shown; none for a spectator. */
  reader: number | null;
  turn: number;
  /** Who must choose; not always the seat on turn. */
  deciding: number | null;
  /** The reader holds the deciding seat. */
  is_yours: boolean;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  prompt: Said;
  /** What helps the reader to do it. */
  hint: Said | null;
  /** The tile that is being used, by its key. */
  using: string | null;
  /** The hexes that the reader can choose. */
  live: string[];
  /** Without those of tiles in front of the reader. */
  buttons: Button[];
  /** Where the piece being moved stands. */
  lifted: string | null;
  can_take_back: boolean;
  /** The reader has done nothing yet with the tile in use. */
  can_cancel: boolean;
  last_actions: LastActions | null;
  /** A bot did the last actions while the reader was away. */
  can_take_back_turn: boolean;
  /** The cards of the seat on turn. */
  played: TerrainCard[];
  /** The terrain in use this turn. */
  terrain: TerrainCard | null;
  /** How many are left to build. */
  owed: number;
  /** How many the turn asks for. */
  quota: number;
  /** How many cards are in the draw pile. */
  deck: number;
  discards: Pile[];
  removed: Pile[];
  seats: SeatView[];
  /** How many tiles are left on each hex. */
  stock: { [key: string]: number };
  walls: string[];
  /** The seat that marked each row. */
  marks: { [key: string]: number };
  /** Where the current turn put pieces that are still there, in order. */
  recent: string[];
  /** The same for everybody else's last turns. */
  last: string[];
  /** What the last action did. */
  happened: Happening[];
  log: Log;
  result: GameResult | null;
}

/** A game in short, for its line in a list. */
export interface Glance {
  /** As in the list. */
  at: number;
  /** The map. */
  rows: GroundRow[];
  /** The hexes of each seat's pieces. */
  pieces: string[][];
  round: number;
  /** How many settlements the seat that has to choose builds next; 0 if it does not. */
  to_build: number;
  /** The letter of the terrain it builds on; empty if it has none. */
  terrain: string;
  /** Of each seat at the end; empty before. */
  gold: number[];
}

/** The map. */
export interface Ground {
  rows: GroundRow[];
  spots: Spot[];
  /** In reading order. */
  boards: BoardPlace[];
}

/** A row of the map. Odd rows are shifted half a hex to the right. */
export interface GroundRow {
  /** The letter of the row: `K` of `K6`. */
  name: string;
  /** Its place from the top; a number left out is a gap. */
  number: number;
  /** The kind of each hex from column 1 on; a space means no hex. */
  letters: string;
}

/** One thing that happened, for drawing it: pieces that come, go or travel. */
export interface Happening {
  kind: string;
  hex: string | null;
  /** Where a moved piece was. */
  origin: string | null;
}

/** A tile in front of a seat. */
export interface HeldTile {
  key: string;
  state: "ready" | "used" | "new" | "passive" | "spent";
  /** The key of the state in words: `tile-state-` stands before it. */
  words: string;
  /** It is gone after one turn, used or not. */
  is_fleeting: boolean;
  /** The action that uses it. */
  do: string;
  /** The reader can use it now. */
  is_live: boolean;
  /** Why the reader can't use it now; none if that is plain. */
  reason: Said | null;
}

/** The host's decisions about the table; fields left out stay as they are. */
export interface HostChoices {
  several_seats?: boolean | null;
  watchers_talk?: boolean | null;
}

/** Take an open seat; without a number, the first one. */
export interface Join {
  seat?: number | null;
  /** Shown on one line, cut at 20 letters. */
  name?: string;
  colour?: number | null;
}

/** Actions that end something for good: whoever chooses one is asked first. */
export interface LastActions {
  actions: string[];
  /** Or all that the reader may choose. */
  ends: "game" | "choices";
}

/** Leave your seat: it is open again before the start; in a running game a bot takes over. */
export interface Leave {
  seat?: number | null;
}

/** The turns from number `first` on; all earlier ones stay as they were. */
export interface Log {
  first: number;
  lines: LogLine[];
}

/** A turn, as one sentence to say. */
export interface LogLine {
  seat: number;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  said: Said;
  /** A bot played it for the player of this seat. */
  by_bot: boolean;
}

export interface Me {
  name: string;
  colour: number;
}

export interface NewMe {
  /** Shown on one line, cut at 20 letters. */
  name: string;
  colour: number;
}

/** What would stand on a hex after an action and does not now. */
export interface NewPiece {
  /** Of a figure that covers several: the one in the middle. */
  hex: string;
  /** None for a stone wall. */
  seat: number | null;
  /** Its key; none for a settlement or a wall. */
  figure: string | null;
}

export interface NewTable {
  setup?: SetupRequest;
  seats: SeatWish[];
  is_listed?: boolean;
  /** The guided first game: always the same cards. */
  is_lesson?: boolean;
  /** The bot that plays for absent players; empty for the usual one. */
  stand_in?: string;
  /** Guests may take more than one. */
  several_seats?: boolean;
  /** How long nobody acts before the others may vote; 0: forever. */
  idle_minutes?: number;
}

/** What the player of a seat says to an offer. */
export interface OfferAnswer {
  seat: number;
  answer: "yes" | "no" | "waiting";
}

/** Somebody wants to play again. */
export interface OfferInfo {
  id: string;
  map: "same" | "new";
  /** The seat of whoever offers it. */
  by: number;
  /** Of everybody; bots are always ready. */
  answers: OfferAnswer[];
}

export interface Option {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  text: Said;
}

/** One of the reader's games: where they sit, or are the host. */
export interface OwnGame {
  id: string;
  phase: "open" | "shuffling" | "playing" | "over";
  seats: GameSeat[];
  /** Grows with every action and take back. */
  at: number;
  /** The seat that has to choose; none before the start and after the end. */
  deciding: number | null;
  /** The game waits for the reader. */
  is_yours: boolean;
  /** Only bots play with the reader, so nobody waits for them. */
  is_alone: boolean;
  /** Bots wait until somebody looks. */
  is_paused: boolean;
  /** Seconds since the last action, or since the table was made. */
  ago: number;
}

export interface OwnGameChanged {
  kind: "game";
  game: OwnGame;
}

/** Those not over, and the newest that are; after that, single games as they change. */
export interface OwnGames {
  kind: "games";
  games: OwnGame[];
  /** How many are over, also those not named here. */
  finished: number;
}

/** Where a kind of piece may stand in a position. */
export interface PieceFooting {
  /** Of a seat or the position: what lists such pieces. */
  field: string;
  hexes: string[];
  /** The message for any other `hex`. */
  why: string;
}

/** Equal terrain cards. */
export interface Pile {
  card: TerrainCard;
  number: number;
}

/** Either `map` (20 rows of 20 letters) or `boards` (four names in reading order). */
export interface Position {
  /** By which rules; without it, by 1. */
  rules?: 1 | 2;
  hexstead: 1;
  map?: string[];
  boards?: string[];
  cards?: string[];
  tasks?: string[];
  /** The island beside the map. */
  island?: string;
  /** By kind, the hexes they lie on. */
  tokens?: { [key: string]: string[] };
  /** The location hexes under castle tiles. */
  castle_tiles?: string[];
  edition?: string;
  options?: string[];
  walls?: string[];
  /** The letter of a terrain without cards. */
  removed_terrain?: string;
  seats: SeatPosition[];
}

/** Ask what a live action would change. */
export interface Preview {
  kind: "preview";
  /** Comes back with the answer. */
  id: number;
  do: string;
}

/** What the action would change. All is empty if it isn't live or changes nothing. */
export interface Previewed {
  kind: "previewed";
  id: number;
  /** Of the seat that chooses, by source. */
  gold: { [key: string]: number };
  total: number;
  /** The keys of the tiles that it would take. */
  took: string[];
  /** The keys of the tiles that it would lose. */
  lost: string[];
  /** How many number tiles more it would have. */
  numbers: number;
  /** Other seats for which something changes. */
  others: SeatEffect[];
  /** Rows that would be marked. */
  rows: string[];
  starts_last_round: boolean;
  ends_game: boolean;
  pieces: NewPiece[];
}

export interface GameRecord {
  /** Version 1, with a number as seed and no generator, is still read: it means quick. */
  hexstead: 2;
  /** By which rules; without it, by 1. */
  rules: 2;
  setup: Setup;
  /** What draws the cards: sha256 cannot be foretold, quick can. */
  generator: "sha256" | "quick";
  /** Decides the order of the cards and who starts; in hexadecimal. */
  seed: string;
  /** Names by seat, for people; may be empty. */
  players?: string[];
  /** Hexes by name, buttons by key, in order of play. */
  actions?: string[];
  /** How the seed was made, if the game was made to be checked. */
  fair?: Fair | null;
}

/** Why a request was refused, as something to be said. */
export interface Refusal {
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  reason: Said;
  /** The wrong field of the request, or empty. */
  field: string;
  /** The reason as a sentence, if `Accept-Language` names a language of ours; else empty. */
  text: string;
}

/** An action was not carried out. After an old position (`stale`), the current view follows. */
export interface Refused {
  kind: "refused";
  do: string;
  /** `stale`, `not-yours`, `take-back`, `not-stored`, or a key of the rules. */
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  reason: Said;
}

/** Offer to play again, or answer an offer. When everybody has accepted, the game starts. */
export interface Rematch {
  answer?: "offer" | "accept" | "decline" | "withdraw";
  /** Of an offer. */
  map?: "same" | "new";
  /** Which offer is answered: its `id`. */
  offer?: string;
}

/** Before the start, the host sends a guest away for good. */
export interface Remove {
  seat: number;
}

/** A game from the first position to the last; each view says what the action before it did. */
export interface Replay {
  game: GameInfo;
  players: string[];
  colours: number[];
  views: GameView[];
}

/** Before the start the host gives a seat to a bot, opens it, or takes it for somebody at this screen. */
export interface Reseat {
  seat: number;
  to: SeatWish;
}

/** Leave a seat to a bot for good; without a number, all of yours. */
export interface Resign {
  seat?: number | null;
}

export interface Say {
  kind: "say";
  text: string;
}

/** The score sheet of a position. */
export interface ScoreSheet {
  game: GameInfo;
  seats: SeatGold[];
  winners: number[];
}

/** What an action would change for a seat other than the one that chooses. */
export interface SeatEffect {
  seat: number;
  /** By source, only what changes. */
  gold: { [key: string]: number };
  /** The keys of the tiles that it would take. */
  took: string[];
  /** The keys of the tiles that it would lose. */
  lost: string[];
}

export interface SeatGold {
  gold: { [key: string]: number };
  total: number;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  colour: number;
  /** Which bot plays: at a bot's seat, or for someone away. */
  bot: string | null;
  is_yours: boolean;
  is_connected: boolean;
  is_host: boolean;
  /** A bot plays here until the end. */
  is_resigned: boolean;
  /** Another seat whose name looks the same and was there first. */
  like: number | null;
  /** If the player is away: seconds until the others may call a bot. */
  bot_in: number | null;
}

/** What one seat has on the board. */
export interface SeatPosition {
  settlements?: string[];
  warriors?: string[];
  wagon?: string | null;
  ship?: string | null;
  /** The rows it marked. */
  marks?: string[];
  /** Its middle hex. */
  city_hall?: string | null;
  /** What it was paid during the game, by red card or tile. */
  gold?: { [key: string]: number };
}

/** A seat in the result; tied seats share a place. */
export interface SeatResult {
  place: number;
  seat: number;
  total: number;
}

export interface SeatShare {
  /** The first seat of the player whose browser sent them. */
  seat: number;
  /** Random bytes in hexadecimal. */
  bytes: string;
}

/** What lies in front of one seat, and what it has on the map. */
export interface SeatView {
  seat: number;
  settlements: string[];
  figures: Figures[];
  supply: number;
  /** Settlements set aside until its next turn. */
  aside: number;
  /** Number tiles. */
  numbers: number;
  tiles: HeldTile[];
  /** Only the reader's own; empty for everybody else. */
  hand: TerrainCard[];
  hand_size: number;
  /** So far, by source. */
  gold: { [key: string]: number };
  total: number;
}

/** Who sits here: you or others at this screen, a bot, or anybody who comes. */
export interface SeatWish {
  kind: "here" | "bot" | "open";
  /** Shown on one line, cut at 20 letters. */
  name?: string;
  bot?: string;
  colour?: number | null;
}

/** Seats, the four boards in reading order, the kingdom cards, and whatever else the boards need. */
export interface Setup {
  /** By which rules; without it, by 1. */
  rules?: 1 | 2;
  seats: number;
  boards: string[];
  cards: string[];
  /** On the nomad spaces, in reading order. */
  tiles?: string[];
  /** One for each board with tasks. */
  tasks?: string[];
  /** The letter of a terrain without cards. */
  removed_terrain?: string;
  /** The island beside the map. */
  island?: string;
  /** By kind, the hexes they lie on. */
  tokens?: { [key: string]: string[] };
  /** The location of each board, in an edition with selection tiles. */
  selections?: string[];
  /** The location hexes under castle tiles. */
  castle_tiles?: string[];
  edition?: string;
  options?: string[];
  first_player?: number | null;
}

/** What you want of a set-up. Everything you don't name is drawn; a code says it all. */
export interface SetupRequest {
  /** Boxes to draw from, `all`, or parts of them such as `caves`; `endless` asks for new boards. The base game if nothing is said. */
  boxes?: string[] | null;
  edition?: string;
  /** In reading order; one that ends in `@180` is turned. */
  boards?: string[];
  cards?: string[];
  /** On the nomad spaces, in reading order. */
  tiles?: string[];
  tasks?: string[];
  /** Which island, if there is one. */
  island?: string;
  /** Which side of all boards, in an edition with two. */
  side?: string;
  /** The locations of its boards. */
  selections?: string[];
  /** Hexes for castle tiles, by name; the others are drawn. `any` leaves all to chance. */
  castle_tiles?: string[];
  /** Hexes for them, or `any`; the others are drawn. */
  capitols?: string[];
  /** Not more than one, whatever the boards allow. */
  one_capitol?: boolean;
  /** Hexes for them, or `any`; the others are drawn. */
  caves?: string[];
  /** Parts of boxes only with the boards they were made for. */
  as_first_printed?: boolean;
  /** House rules. */
  options?: string[];
  /** The seat that begins, counted from 1; without it, one is drawn. */
  first_player?: number | null;
  seats?: number;
  /** The set-up for beginners, in the named edition. */
  first_game?: boolean;
  code?: string;
}

/** Random bytes from a player's browser for the seed of the cards: once, while the table is shuffling. */
export interface Share {
  kind: "share";
  /** 16 to 32 bytes in lower-case hexadecimal. */
  bytes: string;
}

/** Something that pays gold: a card, a task, a tile ... */
export interface Source {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
}

export interface Spoken {
  kind: "chat";
  line: ChatLine;
}

/** A hex with tiles or a token on it. */
export interface Spot {
  hex: string;
  /** Of its tiles; of a token, what it is for. */
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  /** You use its tile next turn or never. */
  is_fleeting: boolean;
  /** It lies there for the whole game; there are no tiles. */
  is_token: boolean;
}

/** Steps that belong together, under a heading. */
export interface Steps {
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  title: Said;
  steps: Said[];
}

/** Somebody came, left, took a seat. */
export interface TableChanged {
  kind: "table";
  table: TableInfo;
}

/** Everything you can choose for a new table. */
export interface TableChoices {
  /** The default first. */
  editions: EditionInfo[];
  boxes: Box[];
  boards: BoardInfo[];
  /** Named among the boxes, it asks for new boards. */
  endless: string;
  /** The letters of the terrains that a card may remove. */
  removable: string;
  /** Boxes whose style generated boards can have. */
  manners: string[];
  options: Option[];
  /** Weakest first. */
  bots: Bot[];
  default_bot: string;
  fewest_seats: number;
  most_seats: number;
  cards_in_play: number;
}

export interface TableInfo {
  id: string;
  /** While shuffling, players' browsers may `share`; then the cards are dealt. */
  phase: "open" | "shuffling" | "playing" | "over";
  is_lesson: boolean;
  seats: SeatInfo[];
  you: You;
  /** How many watch without a seat. */
  watchers: number;
  /** SHA-256 of the server's seed, which the record reveals; empty without one. */
  commitment: string;
  /** The bot that plays for absent players. */
  stand_in: string;
  /** Guests may take more than one. */
  several_seats: boolean;
  /** People without a seat may speak. */
  watchers_talk: boolean;
  /** How long a player may wait before the others vote for a bot; 0: forever. */
  idle_seconds: number;
  votes: Votes | null;
  /** A rematch that somebody offers. */
  offer: OfferInfo | null;
  /** The table where these players play again. */
  rematch: string | null;
}

export interface TableList {
  tables: TableInfo[];
}

export interface TerrainCard {
  /** The letters of the terrains it shows. */
  key: string;
}

/** A kind of tile in play. */
export interface TileInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  text: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
}

/** A kind of token in play: at most one in each quadrant that has a hex for it. */
export interface TokenInfo {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  name: Said;
  /** The name of a single one. */
  one: Said;
  /** The address of its drawing; empty if it has none. */
  icon: string;
  /** The hexes where it may lie, by quadrant. */
  hexes: string[][];
  /** How many may lie on the map. */
  most: number;
  /** The field of a set-up request that names its hexes. */
  field: string;
  /** The field of a set-up request that asks for only one, or empty. */
  single: string;
}

/** A passage of the rules. */
export interface Topic {
  key: string;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  title: Said;
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  kind: Said;
  texts: Said[];
  /** The keys of the boxes that bring it; empty if all games have it. */
  boxes: string[];
  /** The rulings about it, by the numbers of their messages, such as `ruling-49`. */
  rulings: number[];
}

/** We didn't understand the message, or there were too many; `chat` is about a line of chat. */
export interface Trouble {
  kind: "trouble";
  key: "message" | "too-fast" | "too-long" | "chat";
  /** Something to be said: a message of the Fluent files, and what goes into it. */
  reason: Said;
}

export interface ViewChanged {
  kind: "view";
  view: GameView;
}

/** Let a bot act for a player who should but doesn't. */
export interface Vote {
  /** `at` of the view where nobody acts. */
  at: number;
}

/** Others want a bot to act for a seat. Void as soon as somebody acts, because `view.at` changes. */
export interface Votes {
  at: number;
  votes: number;
  needed: number;
  /** The reader has voted. */
  is_yours: boolean;
}

/** Everything: the first message of every connection, and whenever a part wouldn't be enough. */
export interface Whole {
  kind: "whole";
  table: TableInfo;
  /** Before the start it shows what will be played. */
  game: GameInfo;
  /** None before the start. */
  view: GameView | null;
  /** Seconds since the last action. */
  waited: number;
  chat: ChatLine[];
}

/** The reader at this table. */
export interface You {
  seats: number[];
  /** Can start the game, change open seats and remove guests. */
  is_host: boolean;
  /** The host removed this reader, who can only watch. */
  is_removed: boolean;
  can_talk: boolean;
  /** The same as in the reader's chat lines. */
  speaker: string;
}

export type FromServer = Whole | ViewChanged | TableChanged | Spoken | Refused | Checking | Explained | Previewed | Described | Earned | Trouble;

export type FromServerAboutGames = OwnGames | OwnGameChanged;

export type FromClient = Act | Explain | Preview | Describe | Earns | Share | Say;
