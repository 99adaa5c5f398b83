/* The icons of components come from the folders of their boxes; those of the interface are drawn here in the same stroke, without a fill. */

const FILES = import.meta.glob<string>("../../../src/hexstead/boxes/*/icons/**/*.svg", { query: "?raw", import: "default", eager: true });

const inside = (svg: string): string =>
  svg
    .slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"))
    .replaceAll(/\s+fill="#E3A72F"/g, "")
    .trim();

/* Only figures have a folder of their own there. */
const addressOf = (path: string): string => `/icons${path.includes("/figures/") ? "/figures" : ""}${path.slice(path.lastIndexOf("/"))}`;

const DRAWINGS = new Map(Object.entries(FILES).map(([path, svg]) => [addressOf(path), inside(svg)]));

/* The drawing of a component, by the address that the server calls its `icon`; nothing if it has none. */
export const drawingOf = (icon: string): string => DRAWINGS.get(icon) ?? "";

export const UI = {
  rules: "M4 5.5c2.6-1.2 5.4-1 8 .8 2.6-1.8 5.4-2 8-.8v13c-2.6-1.2-5.4-1-8 .8-2.6-1.8-5.4-2-8-.8zM12 6.3v13",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9c1.6 1.7 1.6 4.3 0 6M18.3 6.5c3 3.1 3 7.9 0 11",
  silence: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  moon: "M12 3.5a8.5 8.5 0 1 0 8.5 8.5A6.5 6.5 0 0 1 12 3.5z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4",
  contrast: "M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM12 3.8v16.4M12 8h5.5M12 12h7.5M12 16h5.5",
  menu: "M4.5 7h15M4.5 12h15M4.5 17h15",
  back: "M8.5 5.5 4.5 9.5l4 4M5 9.5h9a5 5 0 0 1 0 10h-3",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M5 9V5h4M19 9V5h-4M5 15v4h4M19 15v4h-4",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M8 5.5v13l11-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  first: "M6 5.5v13M19 5.5v13L9.5 12z",
  last: "M18 5.5v13M5 5.5v13l9.5-6.5z",
  previous: "M16.5 5.5v13L7 12z",
  next: "M7.5 5.5v13L17 12z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1-1",
  download: "M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14",
  open: "M4 7.5V18h16V9h-8.5L9.5 6.5H4zM12 16v-4M10 13.5l2-2 2 2",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5c.4-3.6 2.8-5.5 6.2-5.5s5.8 1.9 6.2 5.5M16 5a3.2 3.2 0 0 1 0 6.2M17.6 14.3c2 .7 3.3 2.4 3.6 5.2",
  bot: "M6 9h12v10H6zM12 9V5.5M12 5.5h.01M9.5 13.5v1M14.5 13.5v1M3.5 12.5v3M20.5 12.5v3",
  eye: "M3 12c2.4-4.2 5.4-6.2 9-6.2s6.6 2 9 6.2c-2.4 4.2-5.4 6.2-9 6.2S5.4 16.2 3 12zM12 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z",
  search: "M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15.5 15.5 20 20",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  lock: "M6.5 11h11v8.5h-11zM9 11V8a3 3 0 0 1 6 0v3",
  unlock: "M6.5 11h11v8.5h-11zM9 11V8a3 3 0 0 1 5.8-1",
  pad: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h3",
  box: "M4 8.5 12 4.5l8 4v7.5l-8 4-8-4zM4 8.5l8 4 8-4M12 12.5v7.5",
  brush: "M19.5 4.5c-4 1.5-8 5-9.5 8.5l2 2c3.5-1.5 7-5.5 8.5-9.5zM9.5 13.5c-2.5 0-3.5 1.5-3.5 3.5 0 1-.5 1.8-1.5 2.5 3.5.5 6.5-.5 7-4z",
  chat: "M4 5.5h16v11H11l-4 3.5v-3.5H4z",
  send: "M4.5 12 19.5 5l-4.5 14.5-3.5-5.5zM11.5 14l8-9",
  turn: "M6 12a6 6 0 1 1 2 4.5M6 20v-4h4",
  print: "M7 9V4.5h10V9M5 9h14v8h-2.5M7.5 17H5M7.5 14h9v6h-9z",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5",
  help: "M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM9.5 9.6c.2-1.6 1.2-2.4 2.6-2.4s2.5.9 2.5 2.2c0 1.9-2.6 2-2.6 4.1M12 16.6h.01",
  arrow: "M5 12h14M13.5 6.5 19 12l-5.5 5.5",
  door: "M6.5 20V4.5h11V20M4.5 20h15M14 12.5h.01",
  copy: "M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9",
  log: "M5 6.5h14M5 12h14M5 17.5h9",
  flag: "M6 20.5V4.5h11l-2.5 3.8 2.5 3.7H6",
  keys: "M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M6.5 14h.01M9.5 14h5M17.5 14h.01",
  pile: "M7 8.5h11v12H7zM5 17.5v-12h11M12.5 11.5v6M9.5 14.5h6",
  discards: "M7 8.5h11v12H7zM5 17.5v-12h11",
  settlement: "M3.5 12 12 4l8.5 8M6 10.5V20h12v-9.5",
} as const;

export type UiIcon = keyof typeof UI;
