/* Where the app lives on its host. */

/* The server writes it into the page: "/", or a path such as "/games/hexstead/". */
const written = document.documentElement.dataset.base ?? "";

/* Nothing, or the path without the slash at its end. */
export const BASE = written.startsWith("/") ? written.replace(/\/+$/, "") : "";

/* The address of a page, a request or a picture of ours, from its path within the app. */
export const ours = (path: string): string => BASE + path;
