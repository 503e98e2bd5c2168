import type { LocalMessageState } from "../../../local-db/rows.ts";

export interface HeardAnswer {
  id: string;
  state: LocalMessageState;
}

export type Announcement = "writing" | "finished" | "cut";

/**
 * The announcement for screen readers; only for an answer that was written while the conversation was open.
 */
export function announcementOf(before: HeardAnswer | null, now: HeardAnswer | null): Announcement | null {
  if (!now) return null;
  const isSame = before?.id === now.id;
  if (now.state === "streaming") return isSame && before.state === "streaming" ? null : "writing";
  if (!isSame || before.state !== "streaming") return null;
  switch (now.state) {
    case "complete":
    case "stopped":
      return "finished";
    case "failed":
    case "interrupted":
      return "cut";
    case "waiting":
      return null;
  }
}
