import { numberCitations, numberOfIn, renumberMarkdown } from "@metatron/turn/number-citations";
import type { LocalMessageState, MessageRow } from "../../../local-db/rows.ts";
import { plainText } from "../../../ui/markdown/plain-text.ts";

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

/** The words of an answer, with the numbers of its sources that the screen shows. */
export function announcedText({ text, citations }: Pick<MessageRow, "text" | "citations">): string {
  return plainText(renumberMarkdown(text, numberOfIn(numberCitations(text, citations))));
}
