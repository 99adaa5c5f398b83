/* When something on a page comes into view, or is about to. */

import type { Attachment } from "svelte/attachments";

const NEAR = "200px";

export const whenSeen =
  (tell: () => void): Attachment =>
  (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
