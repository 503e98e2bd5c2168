import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { NumberedEvent } from "../../http/sse.ts";

export interface ReadEvent extends NumberedEvent {
  part: StreamPart;
}

/**
 * Joins neighbours that have the same effect as one event. A joined event has the id of its last one: a reader who
 * resumes after that id has the whole group, and a reader who lost the connection before has none of it.
 */
export function joinEvents(events: readonly ReadEvent[]): NumberedEvent[] {
  const joined: ReadEvent[] = [];
  for (const event of events) {
    const before = joined.at(-1);
    const part = before && joinParts(before.part, event.part);
    if (part) joined[joined.length - 1] = { id: event.id, data: JSON.stringify(part), part };
    else joined.push(event);
  }
  return joined.map(({ id, data }) => ({ id, data }));
}

/** Undefined for parts that must stay two. */
function joinParts(one: StreamPart, next: StreamPart): StreamPart | undefined {
  switch (next.type) {
    case "text-delta":
    case "reasoning-delta":
      if (one.type !== next.type || one.id !== next.id) return undefined;
      return { ...next, delta: one.delta + next.delta };
    case "tool-input-delta":
      if (one.type !== next.type || one.toolCallId !== next.toolCallId) return undefined;
      return { ...next, inputTextDelta: one.inputTextDelta + next.inputTextDelta };
    // Of these only the latest counts.
    case "data-reading":
    case "data-searching":
      return one.type === next.type ? next : undefined;
    case "data-tool-progress":
      return one.type === next.type && one.data.toolCallId === next.data.toolCallId ? next : undefined;
    default:
      return undefined;
  }
}
