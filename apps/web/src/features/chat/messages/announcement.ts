import type { LocalMessageState } from "../../../local-db/rows.ts";

export interface HeardAnswer {
  id: string;
  state: LocalMessageState;
}

export type Announcement = "writing" | "finished" | "cut";

/** What a screen reader should be told now; only about an answer that was written before the reader's eyes. */
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
