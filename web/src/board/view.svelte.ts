/* Which part of the map the window shows: 1 is all of it. */

import type { Frame, Point } from "../lib/hexes";

const CLOSEST = 7;
/* What you should see stays this far from the edges, where the names of rows and columns are. */
const INSIDE = 40;

export class MapView {
  zoom = $state(1);
  /* How far the middle of the map is from the middle of the window, in pixels. */
  shift: Point = $state({ x: 0, y: 0 });
  room = $state({ width: 0, height: 0 });
  /* A hand or a wheel moves the map directly, a button lets it glide. */
  glides = $state(false);
  /* How much of the window lies under something else, from below. */
  private covered = 0;
  /* You chose what is in view: it doesn't change by itself. */
  isByHand = false;
  /* How often somebody did. */
  hands = $state(0);

  constructor(readonly frame: () => Frame) {}

  get scale(): number {
    const { width, height } = this.frame();
    return Math.min(this.room.width / width, this.room.height / height) || 0.001;
  }

  get isWhole(): boolean {
    return this.zoom === 1;
  }

  /* A point of the map in pixels of the window. */
  toWindow({ x, y }: Point): Point {
    const { frame, scale, zoom } = { frame: this.frame(), scale: this.scale, zoom: this.zoom };
    return {
      x: this.room.width / 2 + this.shift.x + (x - frame.x - frame.width / 2) * scale * zoom,
      y: this.room.height / 2 + this.shift.y + (y - frame.y - frame.height / 2) * scale * zoom,
    };
  }

  toMap({ x, y }: Point): Point {
    const { frame, scale, zoom } = { frame: this.frame(), scale: this.scale, zoom: this.zoom };
    return {
      x: frame.x + frame.width / 2 + (x - this.room.width / 2 - this.shift.x) / scale / zoom,
      y: frame.y + frame.height / 2 + (y - this.room.height / 2 - this.shift.y) / scale / zoom,
    };
  }

  zoomBy(factor: number, around: Point = { x: this.room.width / 2, y: this.room.height / 2 }): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const change = zoom / this.zoom;
    this.byHand();
    const middle = { x: around.x - this.room.width / 2, y: around.y - this.room.height / 2 };
    this.place(zoom, { x: middle.x - (middle.x - this.shift.x) * change, y: middle.y - (middle.y - this.shift.y) * change });
  }

  panBy(x: number, y: number): void {
    this.byHand();
    this.place(this.zoom, { x: this.shift.x + x, y: this.shift.y + y });
  }

  showAll(): void {
    this.place(1, { x: 0, y: 0 });
  }

  /* After the window has changed. */
  stayInside(): void {
    this.place(this.zoom, this.shift);
  }

  /* As close as possible with all the points in view, and hexes at most this large. */
  show(points: readonly Point[], largest: number): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(this.room.width / (right - left + 2 * INSIDE), this.room.height / (bottom - top + 2 * INSIDE)) / this.scale;
    const zoom = Math.max(1, Math.min(fitting, largest / this.scale, CLOSEST));
    const frame = this.frame();
    const middle = { x: (left + right) / 2 - frame.x - frame.width / 2, y: (top + bottom) / 2 - frame.y - frame.height / 2 };
    this.place(zoom, { x: -middle.x * this.scale * zoom, y: -middle.y * this.scale * zoom });
  }

  /* As many of the points as fit into the window at this scale. */
  mostTogether(points: readonly Point[], scale: number): readonly Point[] {
    const reach = { x: this.room.width / scale / 2 - INSIDE, y: this.room.height / scale / 2 - INSIDE };
    const near = (middle: Point): Point[] =>
      points.filter(({ x, y }) => Math.abs(x - middle.x) < reach.x && Math.abs(y - middle.y) < reach.y);
    return points.map(near).reduce((most, some) => (some.length > most.length ? some : most));
  }

  /* With the zoom as it is. */
  centreOn({ x, y }: Point): void {
    const frame = this.frame();
    const scale = this.scale * this.zoom;
    this.place(this.zoom, { x: -(x - frame.x - frame.width / 2) * scale, y: -(y - frame.y - frame.height / 2) * scale });
  }

  private byHand(): void {
    this.isByHand = true;
    this.hands++;
  }

  isInSight(point: Point): boolean {
    const { x, y } = this.toWindow(point);
    return x > 0 && y > 0 && x < this.room.width && y < this.room.height;
  }

  /* Something lies over the lower part of the window: the point slides out from below it. Nothing covered lets the map slide back. */
  uncover({ x, y }: Point, covered: number): void {
    this.covered = covered;
    const hidden = this.toWindow({ x, y }).y - (this.room.height - covered - INSIDE);
    this.glides = true;
    this.place(this.zoom, { x: this.shift.x, y: this.shift.y - (covered ? Math.max(0, hidden) : 0) });
  }

  /* The map never leaves the window. */
  private place(zoom: number, shift: Point): void {
    const { width, height } = this.frame();
    const reach = (size: number, room: number): number => Math.max(0, (size * this.scale * zoom - room) / 2);
    const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
    this.zoom = zoom;
    this.shift = {
      x: within(shift.x, reach(width, this.room.width)),
      y: Math.max(-reach(height, this.room.height) - this.covered, Math.min(shift.y, reach(height, this.room.height))),
    };
  }
}
