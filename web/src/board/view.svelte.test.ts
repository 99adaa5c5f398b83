import { beforeEach, describe, expect, test } from "vitest";
import type { Point } from "../lib/hexes";
import { MapView } from "./view.svelte";

/* A map of 1000 × 500 in a window of 500 × 500: half as large, with room above and below. */
const MIDDLE: Point = { x: 500, y: 250 };
let view: MapView;
beforeEach(() => {
  view = new MapView(() => ({ x: 0, y: 0, width: 1000, height: 500 }));
  view.room = { width: 500, height: 500 };
});
const near = ({ x, y }: Point): Point => ({ x: expect.closeTo(x, 6) as number, y: expect.closeTo(y, 6) as number });

describe("A map in its window", () => {
  test("is shown whole and in the middle", () => {
    expect([view.scale, view.isWhole]).toEqual([0.5, true]);
    expect(view.toWindow(MIDDLE)).toEqual({ x: 250, y: 250 });
    expect(view.toWindow({ x: 0, y: 0 })).toEqual({ x: 0, y: 125 });
  });

  test("has a scale even before the window has a size", () => {
    view.room = { width: 0, height: 0 };
    expect(view.scale).toBeGreaterThan(0);
  });

  test("has every point of the window at one place, wherever it was moved", () => {
    view.zoomBy(3, { x: 120, y: 300 });
    view.panBy(-40, 25);
    for (const point of [MIDDLE, { x: 10, y: 20 }]) expect(view.toMap(view.toWindow(point))).toEqual(near(point));
  });
});

describe("Zooming", () => {
  test("leaves the point under the hand where it is", () => {
    const hand = { x: 180, y: 260 };
    const before = view.toMap(hand);
    view.zoomBy(4, hand);
    expect(view.toMap(hand)).toEqual(near(before));
  });

  test("goes neither farther than the whole map nor too near", () => {
    view.zoomBy(0.01);
    expect(view.zoom).toBe(1);
    view.zoomBy(1000);
    expect(view.zoom).toBe(7);
  });

  test("counts as chosen by hand, as moving does, but showing all does not", () => {
    view.showAll();
    expect(view.isByHand).toBe(false);
    view.panBy(1, 1);
    expect(view.isByHand).toBe(true);
  });
});

describe("Moving", () => {
  test("never takes the map out of the window", () => {
    view.zoomBy(4);
    view.panBy(-100_000, 100_000);
    expect(view.toWindow({ x: 1000, y: 0 })).toEqual(near({ x: 500, y: 0 }));
  });

  test("does nothing to a map that is shown whole", () => {
    view.panBy(50, 50);
    expect(view.shift).toEqual({ x: 0, y: 0 });
  });

  test("ends at the edge of a window that became smaller", () => {
    view.zoomBy(4);
    view.panBy(-100_000, 0);
    view.room = { width: 250, height: 250 };
    view.stayInside();
    expect(view.toWindow({ x: 1000, y: 250 })).toEqual(near({ x: 250, y: 125 }));
  });
});

describe("Showing points", () => {
  test("brings all of them into sight, as near as it goes", () => {
    const points = [
      { x: 100, y: 100 },
      { x: 220, y: 180 },
    ];
    expect(view.isInSight(points[0]!)).toBe(true);
    view.show(points, 10);
    expect(view.zoom).toBeGreaterThan(1);
    for (const point of points) expect(view.isInSight(point)).toBe(true);
    expect(view.isInSight({ x: 900, y: 400 })).toBe(false);
  });

  test("makes hexes not larger than wished, nor smaller than on the whole map", () => {
    view.show([MIDDLE], 1);
    expect(view.scale * view.zoom).toBeCloseTo(1);
    view.show([MIDDLE], 0.1);
    expect(view.zoom).toBe(1);
  });
});

test("of points apart those are shown that fit together into the window, as many as can be", () => {
  const left = [{ x: 50, y: 250 }];
  const right = [
    { x: 900, y: 250 },
    { x: 950, y: 250 },
  ];
  expect(view.mostTogether([...left, ...right], 1)).toEqual(right);
  expect(view.mostTogether(left, 1)).toEqual(left);
});
