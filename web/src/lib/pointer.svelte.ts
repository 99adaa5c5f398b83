/* How the page is used: by fingers, or with a mouse. What was used last counts, and before anything was, what the device has. */

class Pointer {
  isTouch = $state(matchMedia("(pointer: coarse)").matches);

  constructor() {
    const notice = ({ pointerType }: PointerEvent): void => {
      this.isTouch = pointerType !== "mouse";
    };
    addEventListener("pointerdown", notice, { capture: true, passive: true });
  }
}

export const pointer = new Pointer();
