import { describe, expect, test } from "vitest";
import { beside, type Target } from "./beside";

const room = { x: 0, y: 0, width: 1000, height: 700 };
const size = { width: 200, height: 120 };
const at = (x: number, y: number, keepFree: Target["keepFree"] = []): Target => ({
  at: { x, y },
  reach: { x: 16, y: 16 },
  keepFree,
  grain: 16,
  room,
});

describe("what floats beside a hex", () => {
  test("points at it from its right", () => {
    expect(beside(at(500, 300), size)).toEqual({ side: "right", x: 526, y: 240, tail: 60 });
  });

  test("goes to the left at the right edge", () => {
    expect(beside(at(900, 300), size)).toMatchObject({ side: "left", x: 674 });
  });

  test("stays in sight in a corner, and still points at its hex", () => {
    const place = beside(at(990, 690), size);
    expect(place.y + size.height).toBeLessThanOrEqual(room.height);
    expect(place.y + place.tail).toBeLessThanOrEqual(690);
    expect(place).toMatchObject({ side: "left" });
  });

  test("keeps clear of the hexes that can be chosen", () => {
    const lit = [
      { x: 560, y: 300 },
      { x: 440, y: 300 },
      { x: 500, y: 250 },
    ];
    expect(beside(at(500, 300, lit), size)).toMatchObject({ side: "below" });
  });

  test("slides along its edge where that keeps a hex free", () => {
    const lit = [{ x: 600, y: 230 }];
    const { side, y, tail } = beside(at(500, 300, lit), size);
    expect({ side, aimed: y + tail }).toEqual({ side: "right", aimed: 300 });
    expect(y).toBeGreaterThan(245);
  });

  test("never lies on its own hex, even if it covers others", () => {
    const lit = [100, 300, 500, 700, 900].flatMap((x) => [100, 200, 300, 400, 500].map((y) => ({ x, y })));
    const { x, y } = beside(at(500, 300, lit), size);
    expect(500 > x - 16 && 500 < x + 216 && 300 > y - 16 && 300 < y + 136).toBe(false);
  });

  test("shows all it can of something larger than the room", () => {
    expect(beside(at(500, 300), { width: 200, height: 900 })).toMatchObject({ y: 6 });
  });
});
