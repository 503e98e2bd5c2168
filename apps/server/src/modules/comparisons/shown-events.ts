import { streamPart } from "@metatron/contract/chat/stream-parts";
import type { EventFilter } from "../turns/index.ts";

/** A fact is proposed in the history of a conversation, and columns are named when one is kept. */
const OF_CONVERSATIONS = new Set(["data-title", "data-memory"]);
const NAMING_NOTICES = new Set(["model_replaced", "model_stepped_in"]);

/**
 * Leaves out what belongs to an ordinary conversation and, while a comparison is blind, what names the model.
 * Readers apply each event by its number, so that a gap has no effect.
 */
export const shownEvents =
  ({ isHidden }: { isHidden: boolean }): EventFilter =>
  (events) =>
    events.filter(({ data }) => {
      const part = streamPart.safeParse(JSON.parse(data)).data;
      if (!part || OF_CONVERSATIONS.has(part.type)) return false;
      if (!isHidden) return true;
      if (part.type === "data-notice") return !NAMING_NOTICES.has(part.data.kind);
      return part.type !== "data-usage";
    });
