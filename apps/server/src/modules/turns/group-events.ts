import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { EventStream, NumberedEvent } from "../../http/sse.ts";
import { joinEvents, type ReadEvent } from "./join-events.ts";

const GROUP_EVERY_MS = 1_000;

/** The person is asked, or the answer is over: waiting would cost the person time. */
const AT_ONCE: ReadonlySet<StreamPart["type"]> = new Set([
  "tool-approval-request",
  "data-question",
  "data-form",
  "error",
  "finish",
]);

/**
 * Sends events in groups, at most one a second, for readers on slow networks. The first events, the first words
 * and events that the person must see at once are not held back.
 */
export function groupEvents(stream: EventStream, now: () => number = Date.now): EventStream {
  let pending: ReadEvent[] = [];
  let hasWords = false;
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let blocked: Promise<void> | undefined;
  stream.onLeave(() => clearTimeout(timer));

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const group = joinEvents(pending);
    pending = [];
    lastSentAt = now();
    const drained = stream.send(group);
    if (!drained) return;
    blocked = drained;
    void drained.finally(() => {
      if (blocked === drained) blocked = undefined;
    });
  }

  function take(event: NumberedEvent): boolean {
    // Safe: the events of an answer are parts of the contract.
    const part = JSON.parse(event.data) as StreamPart;
    pending.push({ id: event.id, data: event.data, part });
    const isFirstWord = !hasWords && part.type === "text-delta" && part.delta.trim() !== "";
    hasWords ||= isFirstWord;
    return isFirstWord || AT_ONCE.has(part.type);
  }

  return {
    send(events) {
      let isUrgent = false;
      for (const event of events) isUrgent = take(event) || isUrgent;
      const waitMs = lastSentAt + GROUP_EVERY_MS - now();
      if (isUrgent || waitMs <= 0) flush();
      else timer ??= setTimeout(flush, waitMs);
      // A reader that is behind gets no more events until its connection has drained.
      return blocked;
    },
    done() {
      flush();
      stream.done();
    },
    onLeave: stream.onLeave,
  };
}
