import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventStream, NumberedEvent } from "../../http/sse.ts";
import { groupEvents } from "./group-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start: StreamPart = { type: "start", messageId: "6f6a5b0e-5d5f-4c5e-9a3a-0c2a7d1c9f10" };
const word = (delta: string, id = "text-1"): StreamPart => ({ type: "text-delta", id, delta });
const finish: StreamPart = { type: "finish", messageMetadata: { state: "stopped" } };
const approval: StreamPart = { type: "tool-approval-request", approvalId: "a", toolCallId: "c" };

/** A stream that notes its writes, and a writer that numbers its parts. */
function grouped(sending: (events: readonly NumberedEvent[]) => undefined | Promise<void> = () => undefined) {
  const writes: string[][] = [];
  let leave = () => {};
  const stream: EventStream = {
    send(events) {
      writes.push(events.map(({ id, data }) => `${id} ${summaryOf(JSON.parse(data))}`));
      return sending(events);
    },
    done: () => void writes.push(["done"]),
    onLeave(callback) {
      leave = callback;
    },
  };
  const group = groupEvents(stream);
  let id = 0;
  const send = (...parts: StreamPart[]) =>
    group.send(
      parts.map((part) => {
        id += 1;
        return { id, data: JSON.stringify(part) };
      }),
    );
  return { writes, send, done: group.done, leave: () => leave() };
}

const summaryOf = (part: StreamPart) => (part.type === "text-delta" ? part.delta : part.type);

describe("grouped events", () => {
  it("are not held back before and at the first words, and then sent once a second", () => {
    const { writes, send } = grouped();
    send(start);
    send({ type: "text-start", id: "text-1" });
    send(word("Los"));
    expect(writes).toEqual([["1 start"], ["2 text-start", "3 Los"]]);
    send(word(" turnos"));
    vi.advanceTimersByTime(999);
    send(word(" de"), word(" noche"));
    expect(writes).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(writes.slice(2)).toEqual([["6  turnos de noche"]]);
    send(word(" cambian"));
    vi.advanceTimersByTime(1000);
    expect(writes.slice(3)).toEqual([["7  cambian"]]);
  });

  it("have the id of their last event, and only neighbours of one text are joined", () => {
    const { writes, send } = grouped();
    send(word("Hola"));
    send(
      word(" a"),
      word(" b"),
      { type: "text-end", id: "text-1" },
      word("c", "text-2"),
      word("d", "text-3"),
    );
    vi.advanceTimersByTime(1000);
    expect(writes[1]).toEqual(["3  a b", "4 text-end", "5 c", "6 d"]);
  });

  it("keep the latest progress only", () => {
    const { writes, send } = grouped();
    const progress = (toolCallId: string, done: number): StreamPart => ({
      type: "data-tool-progress",
      data: { toolCallId, done, of: 9 },
      transient: true,
    });
    send(start);
    send(progress("a", 1), progress("a", 2), progress("b", 1));
    vi.advanceTimersByTime(1000);
    expect(writes[1]).toEqual(["3 data-tool-progress", "4 data-tool-progress"]);
  });

  it("are sent at once when the person is asked, and at the end of a stopped answer", () => {
    const { writes, send, done } = grouped();
    send(word("Hola"));
    send(word(" a"), approval);
    expect(writes[1]).toEqual(["2  a", "3 tool-approval-request"]);
    send(word(" b"), finish);
    expect(writes[2]).toEqual(["4  b", "5 finish"]);
    send({ type: "data-usage", data: { model: "m", inputTokens: 1, outputTokens: 1 } } as StreamPart);
    done();
    expect(writes.slice(3)).toEqual([["6 data-usage"], ["done"]]);
  });

  it("ask the writer to wait while the reader is behind", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { send } = grouped(() => promise);
    expect(send(word("Hola"))).toBe(promise);
    expect(send(word(" a"))).toBe(promise);
    resolve();
    await promise;
    await Promise.resolve();
    expect(send(word(" b"))).toBeUndefined();
  });

  it("are not sent to a reader who left", () => {
    const { writes, send, leave } = grouped();
    send(word("Hola"));
    send(word(" a"));
    leave();
    vi.advanceTimersByTime(2000);
    expect(writes).toHaveLength(1);
  });
});
