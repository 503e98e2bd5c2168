import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { PersonalDataKind } from "@metatron/contract/personal-data/constants";
import { type Finding, findPattern } from "./detectors/finding.ts";
import { identityDocuments } from "./detectors/identity-documents.ts";
import { payment } from "./detectors/payment.ts";
import { secrets } from "./detectors/secrets.ts";
import { travel } from "./detectors/travel.ts";

/** Patterns with stronger evidence come first and win where two overlap. */
const PATTERNS = [...secrets.slice(0, -1), ...payment, ...identityDocuments, ...travel, ...secrets.slice(-1)];

/** Longer texts are cached by hash; hashing a shorter text costs more than scanning it. */
const SHORTEST_HASHED = 500;
const MOST_HASHED = 20_000;
const MOST_SHORT = 1000;

/**
 * Keyed by hash: the earlier messages of a conversation are sent with each question, and scanned twice each
 * time.
 */
const hashed = new Map<string, readonly Finding[]>();
/** A question is scanned before it is stored, when it is sent and for its title, within a short time. */
const short = new Map<string, readonly Finding[]>();

/** Personal data, payment data and secrets in a text, in order, without overlaps. */
export function findPersonalData(text: string): readonly Finding[] {
  if (text.length < SHORTEST_HASHED) return short.get(text) ?? rememberShort(text, lookThrough(text));
  const key = keyOf(text);
  return hashed.get(key) ?? remember(key, lookThrough(text));
}

/** Scans long texts in advance, in pieces, so that other requests are served in between. */
export async function lookAhead(texts: readonly string[]): Promise<void> {
  let lookedAt = 0;
  for (const text of texts) {
    if (text.length < SHORTEST_HASHED) continue;
    const key = keyOf(text);
    if (hashed.has(key)) continue;
    const found: Finding[] = [];
    for (let from = 0; from < text.length; from += PIECE_CHARS) {
      if (lookedAt >= PIECE_CHARS) {
        await setImmediate();
        lookedAt = 0;
      }
      found.push(...lookThroughPiece(text, from, found.at(-1)?.end ?? 0));
      lookedAt += Math.min(PIECE_CHARS, text.length - from);
    }
    remember(key, found);
  }
}

const keyOf = (text: string) => hash("sha256", text, "base64");

function remember(key: string, found: readonly Finding[]): readonly Finding[] {
  if (hashed.size >= MOST_HASHED) hashed.clear();
  hashed.set(key, found);
  return found;
}

function rememberShort(text: string, found: readonly Finding[]): readonly Finding[] {
  if (short.size >= MOST_SHORT) short.clear();
  short.set(text, found);
  return found;
}

/** Takes a few milliseconds. */
const PIECE_CHARS = 50_000;
/** Longer than the longest possible match, a private key, plus its context. */
const AROUND_PIECE_CHARS = 9000;

/** The findings that begin in this piece of a text, after the earlier ones. */
function lookThroughPiece(text: string, from: number, after: number): Finding[] {
  const start = Math.max(0, from - AROUND_PIECE_CHARS);
  return lookThrough(text.slice(start, from + PIECE_CHARS + AROUND_PIECE_CHARS))
    .map((finding) => ({ ...finding, start: finding.start + start, end: finding.end + start }))
    .filter((finding) => finding.start >= Math.max(from, after) && finding.start < from + PIECE_CHARS);
}

function lookThrough(text: string): Finding[] {
  let kept: Finding[] = [];
  const hasSign = signsOf(text);
  for (const pattern of PATTERNS) {
    if (pattern.signs && !pattern.signs.every(hasSign)) continue;
    const free = withoutOverlaps(findPattern(text, pattern), kept);
    if (free.length > 0) kept = [...kept, ...free].sort((a, b) => a.start - b.start);
  }
  return kept;
}

/** Both lists are sorted, so the merge is linear. */
function withoutOverlaps(found: readonly Finding[], kept: readonly Finding[]): Finding[] {
  let at = 0;
  return found.filter(({ start, end }) => {
    while ((kept[at]?.end ?? start + 1) <= start) at += 1;
    return (kept[at]?.start ?? end) >= end;
  });
}

/** Caches each sign, because several patterns share it. */
function signsOf(text: string): (sign: RegExp) => boolean {
  const seen = new Map<RegExp, boolean>();
  return (sign) => {
    const isThere = seen.get(sign) ?? sign.test(text);
    seen.set(sign, isThere);
    return isThere;
  };
}

export function countKinds(findings: readonly Pick<Finding, "kind">[]) {
  const counts = new Map<PersonalDataKind, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
