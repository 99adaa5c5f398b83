/* Connections to the server. */

import { ours } from "./base";

export const MISSING = 4404;
export const DAMAGED = 4500;
/* Close codes that reconnecting doesn't heal: protocol errors, a breach of limits, other rules, a damaged game. */
export const FOR_GOOD: readonly number[] = [1002, 1003, 1007, 1008, 1009, MISSING, 4410, DAMAGED];

/* By its path within the app. */
export function connected(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${ours(path)}`);
}
