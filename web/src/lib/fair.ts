/* Fair cards: what this browser adds to the seed of a game, and whether a record keeps the promise. */

import type { Fair, GameRecord, TableInfo } from "./protocol";

/* What this browser saw and sent before the cards were dealt. */
interface Kept {
  commitment: string;
  share?: string;
}

export type Verdict =
  | { state: "verified"; who: number[]; isCommitmentKnown: boolean; isMineIn: boolean }
  | { state: "mismatch"; why: "commitment" | "server-seed" | "seed" }
  | { state: "mine-missing" }
  | { state: "not-made" }
  | { state: "no-crypto" };

const STORE = "hexstead-fair";
const MOST_KEPT = 200;
const SHARE_BYTES = 32;
const NAME = "hexstead fair cards 1";

function allKept(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Kept> | null;
    return typeof found === "object" && found ? found : {};
  } catch {
    return {};
  }
}

/* The first commitment we see counts: another one would be a broken promise. */
function keep(id: string, kept: Kept): void {
  const others = Object.entries(allKept()).filter(([key]) => key !== id);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_KEPT), [id, kept]])));
  } catch {
    // A browser that stores nothing can't compare later; the game is still as fair.
  }
}

export function remember({ id, phase, commitment }: TableInfo): void {
  if (commitment && (phase === "open" || phase === "shuffling") && !allKept()[id]) keep(id, { commitment });
}

/* The same for all pages of this browser. */
export function shareFor({ id, commitment }: TableInfo): string {
  const kept = allKept()[id] ?? { commitment };
  const share = kept.share ?? hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
  if (!kept.share) keep(id, { ...kept, share });
  return share;
}

export async function check({ generator, seed, fair }: GameRecord): Promise<Verdict> {
  if (!fair) return { state: "not-made" };
  // Browsers offer it only to pages that came encrypted or from this machine.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
  if (!crypto.subtle) return { state: "no-crypto" };
  const kept = allKept()[fair.table];
  if (kept && kept.commitment !== fair.commitment) return { state: "mismatch", why: "commitment" };
  if ((await sha256(bytesOf(fair.server_seed))) !== fair.commitment) return { state: "mismatch", why: "server-seed" };
  if (generator !== "sha256" || !isInOrder(fair) || (await seedFrom(fair)) !== seed) return { state: "mismatch", why: "seed" };
  const isMineIn = fair.shares.some(({ bytes }) => bytes === kept?.share);
  if (kept?.share && !isMineIn) return { state: "mine-missing" };
  return { state: "verified", who: fair.shares.map(({ seat }) => seat), isCommitmentKnown: kept !== undefined, isMineIn };
}

/* Each seat once, in seat order: otherwise one set of shares would allow several seeds. */
function isInOrder({ shares }: Fair): boolean {
  return shares.every(({ seat }, place) => place === 0 || shares[place - 1]!.seat < seat);
}

async function seedFrom({ table, server_seed, shares }: Fair): Promise<string> {
  const lines = [NAME, table, server_seed, ...shares.map(({ seat, bytes }) => `${seat} ${bytes}`)];
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
