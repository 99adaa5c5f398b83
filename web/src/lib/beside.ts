/* Where something floats beside a hex: it points at it, stays in sight, and covers as few of the hexes that can be chosen as it can. */

import type { Point } from "./hexes";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/* Something on the screen, what to keep free, and where there is room; all in pixels of the same window. */
export interface Target {
  /* Its middle, and from there to its edges. */
  at: Point;
  reach: Point;
  keepFree: readonly Point[];
  /* From the middle of what is to be kept free to its edge. */
  grain: number;
  room: Box;
}

export type Side = "left" | "right" | "above" | "below";

export interface Place extends Point {
  side: Side;
  /* How far along its edge it points at the hex. */
  tail: number;
}

/* An element, for what floats beside it in the whole window. */
export function targetAt(element: Element): Target {
  const { left, top, width, height } = element.getBoundingClientRect();
  const reach = { x: width / 2, y: height / 2 };
  const room = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  return { at: { x: left + reach.x, y: top + reach.y }, reach, keepFree: [], grain: 0, room };
}

const GAP = 10;
const EDGE = 6;
/* The tail keeps away from the round corners. */
const CORNER = 20;
const SIDES: readonly Side[] = ["right", "left", "above", "below"];
/* How far along the edge the hex may lie: in the middle if possible. */
const SHARES = [0.5, 0.3, 0.7, 0.1, 0.9, 0, 1];

export function beside(target: Target, size: Size): Place {
  const places = SIDES.flatMap((side) => SHARES.map((share) => placed(target, size, side, share)));
  const costs = places.map((place) => cost(target, size, place));
  return places[costs.indexOf(Math.min(...costs))]!;
}

function placed({ at, reach, room }: Target, size: Size, side: Side, share: number): Place {
  const away = { x: reach.x + GAP, y: reach.y + GAP };
  const isLevel = side === "left" || side === "right";
  const along = (middle: number, length: number, start: number, space: number): number =>
    within(middle - within(share * length, CORNER, length - CORNER), start + EDGE, start + space - EDGE - length);
  const x = isLevel ? (side === "left" ? at.x - away.x - size.width : at.x + away.x) : along(at.x, size.width, room.x, room.width);
  const y = isLevel ? along(at.y, size.height, room.y, room.height) : side === "above" ? at.y - away.y - size.height : at.y + away.y;
  const inside = {
    x: within(x, room.x + EDGE, room.x + room.width - EDGE - size.width),
    y: within(y, room.y + EDGE, room.y + room.height - EDGE - size.height),
  };
  const tail = isLevel ? within(at.y - inside.y, CORNER, size.height - CORNER) : within(at.x - inside.x, CORNER, size.width - CORNER);
  return { ...inside, side, tail };
}

/* To lie on its own hex is worst, then on hexes that can be chosen, then to point at it from a corner. */
function cost({ at, reach, keepFree, grain }: Target, size: Size, place: Place): number {
  const covers = (point: Point, by: Point): boolean =>
    point.x > place.x - by.x && point.x < place.x + size.width + by.x && point.y > place.y - by.y && point.y < place.y + size.height + by.y;
  const aim = place.side === "left" || place.side === "right" ? at.y - place.y - place.tail : at.x - place.x - place.tail;
  const others = keepFree.filter((point) => covers(point, { x: grain, y: grain })).length;
  return (covers(at, reach) ? 1000 : 0) + 10 * others + (Math.abs(aim) > 1 ? 5 : 0) + SIDES.indexOf(place.side) / 10;
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
