/* Wheel, drag, pinch, tap and long press on the map. */

import type { Point } from "../lib/hexes";
import type { MapView } from "./view.svelte";

const SLIP = 6;
const LONG_PRESS = 450;

export interface Taps {
  tap(at: Point, isTouch: boolean): void;
  press(at: Point): void;
  hover(at: Point | null): void;
  /* A stroke of the brush over a map that shows all of itself; null where nobody paints. */
  stroke: ((at: Point) => void) | null;
  /* A picture neither moves nor keeps the page from scrolling. */
  isPicture: boolean;
}

export function gestures(node: HTMLElement, { view, taps }: { view: MapView; taps: Taps }): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let isDrag = false;
  let timer = 0;

  const at = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): number => {
    const [one, two] = [...fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  const between = (): Point => {
    const [one, two] = [...fingers.values()];
    return one && two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : { x: 0, y: 0 };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    view.glides = false;
    isDrag = fingers.size > 1;
    start = at(event);
    clearTimeout(timer);
    if (event.pointerType !== "mouse") timer = window.setTimeout(() => pressLong(), LONG_PRESS);
  }

  function pressLong(): void {
    if (isDrag || fingers.size !== 1 || !start) return;
    isDrag = true;
    taps.press(start);
  }

  function move(event: PointerEvent): void {
    const now = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") taps.hover(now);
      return;
    }
    if (taps.isPicture) isDrag = true;
    else if (fingers.size === 2) pinch(event.pointerId, now);
    else drag(event, before, now);
  }

  function pinch(finger: number, now: Point): void {
    const [wide, middle] = [spread(), between()];
    fingers.set(finger, now);
    const moved = between();
    view.panBy(moved.x - middle.x, moved.y - middle.y);
    view.zoomBy(spread() / wide, moved);
  }

  function drag(event: PointerEvent, before: Point, now: Point): void {
    if (!isDrag && start && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
    if (!isDrag) {
      node.setPointerCapture(event.pointerId);
      taps.hover(null);
    }
    isDrag = true;
    fingers.set(event.pointerId, now);
    if (taps.stroke && view.isWhole) return taps.stroke(now);
    view.panBy(now.x - before.x, now.y - before.y);
  }

  function up(event: PointerEvent): void {
    clearTimeout(timer);
    const isTap = fingers.delete(event.pointerId) && !isDrag;
    if (isDrag) taps.hover(null);
    if (isTap && event.type === "pointerup") taps.tap(at(event), event.pointerType !== "mouse");
  }

  function wheel(event: WheelEvent): void {
    if (taps.isPicture) return;
    event.preventDefault();
    view.glides = false;
    view.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0018)), at(event));
  }

  const leave = (): void => taps.hover(null);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("wheel", wheel);
    },
  };
}
