import { EXPIRING_WITHIN_DAYS, type FileStatus } from "@metatron/contract/files/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { fileTitle } from "../../../lib/file-look.ts";

/** What a document's badge says: its reading first, then whether people may rely on it. */
export type DocumentState = FileStatus | "replaced" | "expired" | "expiring" | "early";

type Dated = Pick<Artifact, "status" | "validFrom" | "validUntil" | "supersededBy">;

const DAY_MS = 86_400_000;

/** `today` is a day as `YYYY-MM-DD`. */
export function documentState({ status, validFrom, validUntil, supersededBy }: Dated, today: string) {
  if (status !== "ready") return status;
  if (supersededBy) return "replaced" as const;
  if (validUntil && validUntil < today) return "expired" as const;
  if (validFrom && validFrom > today) return "early" as const;
  if (isExpiring(validUntil, today)) return "expiring" as const;
  return status;
}

export const TONES = {
  pending: "neutral",
  queued: "neutral",
  reading: "accent",
  ready: "success",
  failed: "danger",
  replaced: "warning",
  expired: "danger",
  expiring: "warning",
  early: "neutral",
} as const satisfies Record<DocumentState, string>;

export function isExpiring(validUntil: string | null, today: string): boolean {
  if (validUntil === null || validUntil < today) return false;
  return daysBetween(today, validUntil) <= EXPIRING_WITHIN_DAYS;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The person's own day: a document is valid through its last day in any time zone. */
export function dayOf(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The title as citations show it. */
export const titleOf = ({ title, name }: Pick<Artifact, "title" | "name">): string =>
  title ?? fileTitle(name);
