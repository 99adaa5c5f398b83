// Written by `make protocol` from the models of the server: change those, not this file.

/** What is sent instead of an action to undo the last one. */
export const TAKE_BACK = "take-back";

/** Choose: a hex, a button, or `take-back`. */
export interface Act {
  kind?: "act";
  /** `at` of the view in which this was chosen. */
  at: number;
  do: string;
}

/** A quadrant as printed. */
export interface BoardFace {
  key: string;
  name: string;
  box: string;
  rows: string[];
  /** The location of each L, in reading order. */
  locations: string[];
  is_stand_in: boolean;
  /** From the owner's folder. */
  is_own: boolean;
  /** As a text file. */
  text: string;
}

/** A board of the box and where it lies. */
export interface BoardPlace {
  key: string;
  name: string;
  box: string;
  is_turned: boolean;
  is_stand_in: boolean;
  top: number;
  left: number;
  height: number;
  width: number;
}

export interface BoardText {
  text: string;
}

export interface BoardWish {
  /** The box whose quadrants it shall resemble. */
  like: string;
  seed?: number | null;
  name?: string;
  caves?: number | null;
}

export interface Bot {
  key: string;
  name: string;
  text: string;
}

export interface Box {
  key: string;
  name: string;
  boards: string[];
  cards: string[];
  tasks: string[];
  /** For nomad spaces; what is there twice stands here twice. */
  tiles: string[];
  islands: string[];
  /** What can be wished for without the rest of the box. */
  parts: Part[];
  has_stand_ins: boolean;
}

export interface Button {
  do: string;
  label: string;
  /** What it does. */
  text: string;
  icon: string | null;
  is_live: boolean;
  /** Why it cannot be pressed now; empty if it can. */
  reason: string;
}

/** Something that pays gold: a kingdom card, a task, or what pays in every game on such a map. */
export interface CardFace {
  key: string;
  name: string;
  text: string;
  icon: string;
  kind: "card" | "task" | "always";
  pays_during_the_game: boolean;
  /** It pays for rows that seats mark during the game. */
  marks_rows: boolean;
}

export interface ChatLine {
  number: number;
  /** ISO 8601, UTC. */
  when: string;
  name: string;
  seat: number | null;
  /** Plain text: never to be shown as anything else. */
  text: string;
}

/** Everything a new table can be made of. */
export interface Choices {
  /** The usual one first. */
  editions: EditionFace[];
  boxes: Box[];
  boards: BoardFace[];
  /** Named among the boxes, it asks for new boards. */
  endless: string;
  /** The letters of the terrains that a card may remove. */
  removable: string;
  /** Boxes in whose manner boards can be made. */
  manners: string[];
  options: Option[];
  /** The weakest first. */
  bots: Bot[];
  default_bot: string;
  /** The names of the colours, by number. */
  colours: string[];
  fewest_seats: number;
  most_seats: number;
  cards_in_play: number;
}

export interface Component {
  key: string;
  kind: "location" | "tile" | "bonus" | "extra" | "card" | "task" | "always" | "figure" | "terrain";
  kind_name: string;
  name: string;
  text: string;
  /** The key of its box. */
  box: string;
  /** The address of its drawing. */
  icon: string | null;
  /** The drawing itself; empty without one. */
  svg: string;
  /** Of a terrain: as in the rows of a map; else empty. */
  letter: string;
  /** Of a terrain: never built on. */
  is_special: boolean;
  example: ExampleFace | null;
}

export interface Components {
  components: Component[];
  topics: Topic[];
}

/** A set-up, ready to be laid out or played. */
export interface Drawn {
  code: string;
  setup: Setup;
  game: Game;
  /** The same with nothing built yet, to be scored. */
  position: Position;
  /** Where castle tiles may lie, if they are played with. */
  castle_tiles: TokenFace | null;
  /** Parts of boxes for which these boards have room, in play or not. */
  room: string[];
  /** What to take from the box and do with it, in order. */
  steps: Steps[];
}

/** Pieces of a seat for which a card pays what it pays now, none of which could be left out. */
export interface Earned {
  kind: "earned";
  id: number;
  card: string;
  seat: number;
  gold: number;
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

/** A printing of the rules, and the boxes that it is played with. */
export interface EditionFace {
  key: string;
  name: string;
  /** Where its rules differ. */
  text: string;
  boxes: string[];
  /** The sides of its boards; empty if each is a board. */
  sides: string[];
  /** Locations that are laid on its boards as tiles. */
  selections: string[];
  /** How many may be laid on location hexes. */
  castle_tiles: number;
  most_seats: number;
}

/** A small drawn position that shows what a component does. */
export interface ExampleFace {
  /** The address of its picture; `&theme=dark` is for the night. */
  picture: string;
  width: number;
  height: number;
  /** What there is to see. */
  says: string;
}

/** Ask why something cannot be chosen. */
export interface Explain {
  kind: "explain";
  /** Comes back with the answer. */
  id: number;
  do: string;
}

/** Why an action is not live; `reason` is empty if it is. */
export interface Explained {
  kind: "explained";
  id: number;
  do: string;
  reason: string;
}

/** A kind of figure in play; one that covers several hexes is named by the hex in its middle. */
export interface FigureFace {
  key: string;
  name: string;
  icon: string;
  /** How many each seat has. */
  number: number;
  covers_several_hexes: boolean;
  /** It is gone at the end of the turn. */
  is_passing: boolean;
}

/** The figures of one kind that a seat has. */
export interface Figures {
  key: string;
  /** Where they stand; only the middle of a large one. */
  hexes: string[];
  /** How many are still to be placed. */
  left: number;
}

/** What is to be said of a board; without errors there is one. */
export interface Findings {
  errors: string[];
  notes: string[];
  board: BoardFace | null;
}

/** What never changes during a game: sent once to each connection. */
export interface Game {
  /** The set-up code. */
  code: string;
  ground: Ground;
  cards: CardFace[];
  tiles: TileFace[];
  figures: FigureFace[];
  tokens: TokenFace[];
  /** How many stone walls there are to be put on the map. */
  walls: number;
  /** What gold comes from, in the order to show it in. */
  sources: string[];
  /** Those that pay during the game and leave nothing on the map. */
  unseen_sources: string[];
  source_names: { [key: string]: string };
  /** How many each seat begins with. */
  settlements: number;
  /** House rules, as sentences. */
  options: string[];
  /** To be said about this set-up, such as stand-in boards. */
  notes: string[];
}

/** The map. */
export interface Ground {
  rows: GroundRow[];
  spots: Spot[];
  boards: BoardPlace[];
}

/** A row of the map. Odd rows are shifted half a hex to the right. */
export interface GroundRow {
  /** The letter of the row: `K` of `K6`. */
  name: string;
  /** Its place from the top; a number left out is a gap. */
  number: number;
  /** The kind of each hex from column 1 on; a space is no hex. */
  letters: string;
}

/** One thing that happened, for drawing it: pieces that come, go or travel. */
export interface Happening {
  kind: string;
  seat: number | null;
  hex: string | null;
  /** Where a moved piece stood. */
  origin: string | null;
  /** The key of the tile, figure, source or terrain card. */
  item: string | null;
  /** Gold earned, or number tiles there are now. */
  number: number | null;
}

export interface Health {
  status: "ok";
  version: string;
  /** Tables in the memory of this process. */
  tables: number;
}

/** Take an open seat; without a number the first one. */
export interface Join {
  seat?: number | null;
  /** Shown on one line, cut at 20 letters. */
  name?: string;
  colour?: number | null;
}

/** Stand up: an open table has the seat again, in a running game a bot takes over. */
export interface Leave {
  seat?: number | null;
}

/** The turns from number `first` on; all before it stay as they were told. */
export interface Log {
  first: number;
  lines: LogLine[];
}

/** A turn in words. */
export interface LogLine {
  seat: number;
  text: string;
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

export interface NewTable {
  setup?: SetupRequest;
  seats: SeatWish[];
  is_listed?: boolean;
  /** The guided first game: always the same cards. */
  is_lesson?: boolean;
}

export interface Option {
  key: string;
  name: string;
  text: string;
}

/** Part of a box that can be named among the boxes by itself. */
export interface Part {
  key: string;
  name: string;
  text: string;
}

/** Equal terrain cards. */
export interface Pile {
  card: TerrainCard;
  number: number;
}

/** A seat in the result; seats with equal gold share a place. */
export interface Place {
  place: number;
  seat: number;
  total: number;
  gold: { [key: string]: number };
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

/** What the action would change: gold by source, and tiles. Empty if it is not live or changes nothing. */
export interface Previewed {
  kind: "previewed";
  id: number;
  do: string;
  gold: { [key: string]: number };
  total: number;
  /** The names of the tiles that it would take. */
  took: string[];
  /** The names of the tiles that it would lose. */
  lost: string[];
  words: string;
}

export interface GameRecord {
  hexstead: 1;
  /** By which rules; without it, by 1. */
  rules: 2;
  setup: Setup;
  /** Decides the order of the cards and who starts. */
  seed: number;
  /** Names by seat, for people; may be empty. */
  players?: string[];
  /** Hexes by name, buttons by key, in order of play. */
  actions?: string[];
}

/** Why a request was refused, in a sentence for the player. */
export interface Refusal {
  reason: string;
  /** What of a set-up cannot be met; else empty. */
  field: string;
}

/** An action was not carried out. An old position (`stale`) is followed by the current view. */
export interface Refused {
  kind: "refused";
  at: number;
  do: string;
  /** `stale`, `not-yours`, `take-back`, or a key of the rules. */
  key: string;
  reason: string;
}

/** A game from the first position to the last; each view tells what the action before it did. */
export interface Replay {
  game: Game;
  players: string[];
  colours: number[];
  views: View[];
}

/** Before the start the host gives a seat to a bot, opens it, or takes it for somebody at this screen. */
export interface Reseat {
  seat: number;
  to: SeatWish;
}

export interface Result {
  /** The winners first. */
  places: Place[];
  winners: number[];
  verdict: string;
}

export interface Said {
  kind: "chat";
  line: ChatLine;
}

export interface Say {
  kind: "say";
  text: string;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  colour: number;
  /** Which bot plays: at a bot's seat, or for someone away. */
  bot: string | null;
  is_yours: boolean;
  is_connected: boolean;
}

export interface SeatGold {
  gold: { [key: string]: number };
  total: number;
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

/** What lies before one seat, and what it has on the map. */
export interface SeatView {
  seat: number;
  settlements: string[];
  figures: Figures[];
  supply: number;
  /** Settlements set aside until its next turn. */
  aside: number;
  /** Number tiles. */
  numbers: number;
  tiles: Tile[];
  /** Only the reader's own; empty for all others. */
  hand: TerrainCard[];
  hand_size: number;
  /** So far, by source. */
  gold: { [key: string]: number };
  total: number;
}

/** Who shall sit here: you or others at this screen, a bot, or whoever comes. */
export interface SeatWish {
  kind: "here" | "bot" | "open";
  /** Shown on one line, cut at 20 letters. */
  name?: string;
  bot?: string;
  colour?: number | null;
}

/** Seats, the four boards in reading order, the kingdom cards, and what the boards ask for besides. */
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
  /** The location of each board of the newest edition. */
  selections?: string[];
  /** The location hexes under castle tiles. */
  castle_tiles?: string[];
  edition?: string;
  options?: string[];
  first_player?: number | null;
}

/** What a set-up is to be like. All that is not named is drawn; a code says it all. */
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
  /** The set-up for beginners, in the edition that is named. */
  first_game?: boolean;
  code?: string;
}

/** The score sheet of a position. */
export interface Sheet {
  game: Game;
  seats: SeatGold[];
  winners: number[];
}

/** A hex on which tiles lie, or a token. */
export interface Spot {
  hex: string;
  key: string;
  name: string;
  text: string;
  icon: string;
  /** How many lie there at the start. */
  tiles: number;
  /** Its tile is used in the next turn or never. */
  is_fleeting: boolean;
  /** It lies there for the whole game; there are no tiles. */
  is_token: boolean;
}

/** Steps that belong together, under a heading. */
export interface Steps {
  title: string;
  steps: string[];
}

export interface Table {
  id: string;
  phase: "open" | "playing" | "over";
  /** Everybody finds it among the open tables. */
  is_listed: boolean;
  is_lesson: boolean;
  seats: Seat[];
  you: You;
  /** How many look on without a seat. */
  watchers: number;
  code: string;
  /** The names of the boxes in play. */
  boxes: string[];
  /** The table where these players play again. */
  rematch: string | null;
}

/** Somebody came, left, took a seat. */
export interface TableChanged {
  kind: "table";
  table: Table;
}

export interface TableList {
  tables: Table[];
}

export interface TerrainCard {
  /** The letters of the terrains it shows. */
  key: string;
  name: string;
}

/** A tile before a seat. */
export interface Tile {
  key: string;
  name: string;
  text: string;
  icon: string;
  /** Where it was taken; none for what comes from elsewhere. */
  hex: string | null;
  state: "ready" | "used" | "new" | "passive" | "spent";
  /** The state in words. */
  words: string;
  /** The action that uses it. */
  do: string;
  /** The reader can use it now. */
  is_live: boolean;
  /** Why the reader cannot use it now; empty if that is plain. */
  reason: string;
}

/** A kind of tile in play. */
export interface TileFace {
  key: string;
  name: string;
  text: string;
  icon: string;
  kind: "location" | "tile" | "bonus" | "extra";
}

/** A kind of token in play: at most one lies in each quadrant that has a hex for it. */
export interface TokenFace {
  key: string;
  name: string;
  /** What a single one is called. */
  one: string;
  icon: string;
  /** By quadrant, the hexes on which it may lie. */
  hexes: string[][];
  /** How many may lie on the map. */
  most: number;
  /** Of a set-up request: where its hexes are named. */
  field: string;
  /** Of a set-up request: what asks for only one; else empty. */
  single: string;
}

/** A passage of the rules. */
export interface Topic {
  title: string;
  kind: string;
  text: string;
}

/** A hex where a seat put something that still stands there. */
export interface Touched {
  hex: string;
  seat: number | null;
}

/** The message was not understood, or there were too many. */
export interface Trouble {
  kind: "trouble";
  key: "message" | "too-fast" | "too-long";
  reason: string;
}

/** The position as its reader may know it, and the reader's decision. */
export interface View {
  /** Grows with every action and take back; sent back with an action. */
  at: number;
  /** How many actions led here. */
  actions: number;
  round: number;
  phase: "playing" | "last-round" | "closing" | "over";
  /** The seat whose hand is shown; none for a spectator. */
  reader: number | null;
  /** The seat that began. */
  first: number;
  turn: number;
  /** Who must choose; not always the seat on turn. */
  deciding: number | null;
  /** The reader holds the deciding seat. */
  is_yours: boolean;
  prompt: string;
  /** The hexes that the reader can choose. */
  live: string[];
  /** Apart from those of tiles before the reader. */
  buttons: Button[];
  /** Where the piece stands that is being moved. */
  lifted: string | null;
  can_take_back: boolean;
  /** The cards of the seat on turn. */
  played: TerrainCard[];
  /** The terrain in use this turn. */
  terrain: TerrainCard | null;
  /** How many are still to be built. */
  owed: number;
  /** How many the turn asks for. */
  quota: number;
  /** How many cards are in the draw pile. */
  deck: number;
  discards: Pile[];
  removed: Pile[];
  seats: SeatView[];
  /** By hex, how many tiles still lie there. */
  stock: { [key: string]: number };
  walls: string[];
  /** By row, the seat that marked it. */
  marks: { [key: string]: number };
  /** Where the running turn put something, in order. */
  recent: Touched[];
  /** Where the turns of all others before put something. */
  last: Touched[];
  /** What the last action did. */
  happened: Happening[];
  log: Log;
  result: Result | null;
}

export interface ViewChanged {
  kind: "view";
  view: View;
}

/** All there is: the first message of every connection, and whenever a part would not be enough. */
export interface Whole {
  kind: "whole";
  table: Table;
  /** Before the start it shows what will be played. */
  game: Game;
  /** None before the start. */
  view: View | null;
  chat: ChatLine[];
}

/** The reader at this table. */
export interface You {
  seats: number[];
  /** Can start the game and change open seats. */
  is_host: boolean;
  name: string;
}

export type FromServer = Whole | ViewChanged | TableChanged | Said | Refused | Explained | Previewed | Earned | Trouble;

export type FromClient = Act | Explain | Preview | Earns | Say;
