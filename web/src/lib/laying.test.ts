import { describe, expect, test } from "vitest";
import { chosenFor, hexesToName, isSingle, laidOn, layable, leftToChance, lyingIn, onlyOne } from "./laying";
import type { Drawn, SetupRequest, TokenInfo } from "./protocol";
import { ANY } from "./wishes";

const token = (fields: Partial<TokenInfo>): TokenInfo => ({
  key: "",
  name: { key: "token-caves", args: {} },
  one: { key: "tile-cave", args: {} },
  icon: "",
  hexes: [],
  most: 4,
  field: "",
  single: "",
  ...fields,
});
/* Two quadrants can hold capitols, three can hold castle tiles. */
const CAPITOLS = token({
  key: "capitol",
  field: "capitols",
  single: "one_capitol",
  most: 2,
  hexes: [
    ["B2", "B3"],
    ["M2", "M3"],
  ],
});
const CAVES = token({ key: "cave", field: "caves", most: 2, hexes: [["C4", "C5"], ["N4"]] });
const CASTLES = token({ key: "castle-tile", field: "castle_tiles", most: 3, hexes: [["D1"], ["D12"], ["P1", "P9"]] });

const drawn = (setup: Partial<Drawn["setup"]> = {}, castles: TokenInfo | null = CASTLES): Drawn =>
  ({
    setup: {
      boards: ["one", "two", "three", "four"],
      tokens: { capitol: ["B2", "M2"], cave: ["C4", "N4"] },
      castle_tiles: castles ? ["D1", "D12", "P1"] : undefined,
      ...setup,
    },
    game: { tokens: [CAPITOLS, CAVES] },
    castle_tiles: castles,
  }) as unknown as Drawn;

describe("What can be laid", () => {
  test("are the tokens of the game, and castle tiles if they are played with", () => {
    expect(layable(drawn()).map(({ key }) => key)).toEqual(["capitol", "cave", "castle-tile"]);
    expect(layable(drawn({}, null)).map(({ key }) => key)).toEqual(["capitol", "cave"]);
  });

  test("lies where the set-up has it", () => {
    expect(lyingIn(drawn(), CAPITOLS)).toEqual(["B2", "M2"]);
    expect(lyingIn(drawn(), CASTLES)).toEqual(["D1", "D12", "P1"]);
  });

  test("lies nowhere in a set-up that doesn't name it", () => {
    expect(lyingIn(drawn({ tokens: undefined }), CAPITOLS)).toEqual([]);
    expect(lyingIn(drawn({ castle_tiles: undefined }), CASTLES)).toEqual([]);
  });
});

describe("What players chose", () => {
  test("is what they named, not what they left to chance", () => {
    expect(chosenFor({ capitols: ["B2"] }, CAPITOLS)).toEqual(["B2"]);
    expect(chosenFor({ castle_tiles: [ANY] }, CASTLES)).toEqual([]);
    expect(chosenFor({}, CAPITOLS)).toEqual([]);
  });

  test("may be a single one, of what can be single", () => {
    expect(isSingle({ one_capitol: true }, CAPITOLS)).toBe(true);
    expect(isSingle({ one_capitol: false }, CAPITOLS)).toBe(false);
    expect(isSingle({}, CAPITOLS)).toBe(false);
    expect(isSingle({ one_capitol: true }, CAVES)).toBe(false);
  });
});

describe("A token that is laid on a hex", () => {
  test("pins the boards, because the hex is one of theirs", () => {
    expect(laidOn({}, drawn(), CAPITOLS, "B3")).toEqual({ boards: ["one", "two", "three", "four"], capitols: ["B3"] });
  });

  test("comes from where one was laid in the same quadrant", () => {
    expect(laidOn({ capitols: ["M3", "B2"] }, drawn(), CAPITOLS, "B3").capitols).toEqual(["M3", "B3"]);
  });

  test("comes from where one was laid first, if there are no more", () => {
    const tight = token({ ...CASTLES, most: 2 });
    expect(laidOn({ castle_tiles: ["D1", "D12"] }, drawn(), tight, "P9").castle_tiles).toEqual(["D12", "P9"]);
  });

  test("is the only one if there is to be one", () => {
    expect(laidOn({ capitols: ["B2"], one_capitol: true }, drawn(), CAPITOLS, "M2").capitols).toEqual(["M2"]);
  });

  test("takes the place of what was left to chance", () => {
    expect(laidOn({ castle_tiles: [ANY] }, drawn(), CASTLES, "D1").castle_tiles).toEqual(["D1"]);
  });

  test("leaves the other wishes, and the old ones, alone", () => {
    const wishes: SetupRequest = { cards: ["miners"], capitols: ["B2"], caves: ["C5"] };
    const before = structuredClone(wishes);
    expect(laidOn(wishes, drawn(), CAPITOLS, "M2")).toMatchObject({ cards: ["miners"], caves: ["C5"] });
    expect(wishes).toEqual(before);
  });
});

describe("What is left to chance again", () => {
  test("is still played with: castle tiles have to be asked for, tokens come with their boxes", () => {
    expect(leftToChance({ castle_tiles: ["D1"] }, drawn(), CASTLES).castle_tiles).toEqual([ANY]);
    expect(leftToChance({ capitols: ["B2"] }, drawn(), CAPITOLS).capitols).toEqual([]);
  });
});

describe("A wish for only one", () => {
  test("keeps the one that was laid last", () => {
    expect(onlyOne({ capitols: ["B2", "M2"] }, CAPITOLS, true)).toEqual({ capitols: ["M2"], one_capitol: true });
  });

  test("can be taken back, and what is chosen stays", () => {
    expect(onlyOne({ capitols: ["M2"], one_capitol: true }, CAPITOLS, false)).toEqual({ capitols: ["M2"], one_capitol: false });
  });

  test("needs nothing chosen", () => expect(onlyOne({}, CAPITOLS, true)).toEqual({ capitols: [], one_capitol: true }));
});

describe("The hexes of the next request", () => {
  test("name all that lies there, so that it stays", () => {
    expect(hexesToName(null, { castle_tiles: [ANY] }, drawn())).toEqual({
      capitols: ["B2", "M2"],
      caves: ["C4", "N4"],
      castle_tiles: ["D1", "D12", "P1"],
    });
  });

  test("name no castle tiles if nobody wishes them any more", () => {
    expect(hexesToName(null, { castle_tiles: [] }, drawn())).not.toHaveProperty("castle_tiles");
    expect(hexesToName(null, {}, drawn())).not.toHaveProperty("castle_tiles");
  });

  test("name what was chosen instead of what lies in its quadrant", () => {
    expect(hexesToName(null, { capitols: ["M3"] }, drawn()).capitols).toEqual(["M3", "B2"]);
  });

  test("name only the chosen one if there is to be one", () => {
    expect(hexesToName(null, { capitols: ["M3"], one_capitol: true }, drawn()).capitols).toEqual(["M3"]);
    expect(hexesToName(null, { one_capitol: true }, drawn()).capitols).toEqual(["B2"]);
  });

  test("leave out what was just left to chance, so that it is drawn again", () => {
    const named = hexesToName({ capitols: ["B2"] }, { capitols: [] }, drawn());
    expect(named).not.toHaveProperty("capitols");
    expect(named.caves).toEqual(["C4", "N4"]);
  });

  test("still name what was never chosen", () => {
    expect(hexesToName({ capitols: [] }, { capitols: [] }, drawn()).capitols).toEqual(["B2", "M2"]);
  });
});
