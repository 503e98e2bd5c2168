import { expect, it, vi } from "vitest";
import type { StreamEnd } from "./index.ts";
import {
  readAll,
  readWhole,
  readWithReconnects,
  type Stores,
  seededRandom,
  sleepMs,
} from "./read-streams.fixtures.ts";

/** What readers receive, whenever they join and however they leave. */
export function readingTests({ nodes, open, log }: Stores): void {
  it("gives a reader from the start every event in order, then the end", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    expect([writer.append("a"), writer.append("b")]).toEqual([1, 2]);
    const { result: read } = await readAll(reading, ref);
    writer.append("c\n\nwith lines, ñ and 🙂");
    await writer.end();
    expect(await read).toEqual({ events: ["1 a", "2 b", "3 c\n\nwith lines, ñ and 🙂"], end: "done" });
  });

  it("gives a late reader the events after the last id that it received", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    for (const data of ["a", "b", "c", "d"]) writer.append(data);
    await writer.end();
    expect(await readWhole(reading, { ...ref, afterId: 2 })).toEqual({ events: ["3 c", "4 d"], end: "done" });
    expect(await readWhole(reading, { ...ref, afterId: 4 })).toEqual({ events: [], end: "done" });
    expect(await readWhole(reading, { ...ref, afterId: 99 })).toEqual({ events: [], end: "done" });
  });

  it("delivers events appended in one turn as one batch", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const batches: number[] = [];
    const firstBatch = Promise.withResolvers<void>();
    await reading.follow({
      ...ref,
      afterId: 0,
      onEvents: (events) => {
        batches.push(events.length);
        firstBatch.resolve();
      },
      onEnd: () => undefined,
    });
    for (let i = 0; i < 20; i += 1) writer.append(`token ${i}`);
    await firstBatch.promise;
    expect(batches).toEqual([20]);
  });

  it("delivers no events to a reader who has left", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const onEvents = vi.fn();
    const onEnd = vi.fn();
    const leave = await reading.follow({ ...ref, afterId: 0, onEvents, onEnd });
    leave?.();
    writer.append("a");
    await writer.end();
    await readWhole(reading, ref);
    expect(onEvents).not.toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("waits for a slow reader without delaying the others", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const first = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slowEvents: string[] = [];
    const slowEnd = Promise.withResolvers<StreamEnd>();
    await reading.follow({
      ...ref,
      afterId: 0,
      onEvents: (events) => {
        slowEvents.push(...events.map(({ id, data }) => `${id} ${data}`));
        first.resolve();
        return release.promise;
      },
      onEnd: slowEnd.resolve,
    });
    const { result: quick } = await readAll(reading, ref);
    writer.append("a");
    await first.promise;
    writer.append("b");
    writer.append("c");
    await writer.end();
    expect(await quick).toEqual({ events: ["1 a", "2 b", "3 c"], end: "done" });
    expect(slowEvents).toEqual(["1 a"]);
    release.resolve();
    expect(await slowEnd.promise).toBe("done");
    expect(slowEvents).toEqual(["1 a", "2 b", "3 c"]);
  });

  it("continues when a reader throws", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const onEnd = vi.fn();
    await reading.follow({ ...ref, afterId: 0, onEvents: () => Promise.reject(new Error("socket")), onEnd });
    const { result: read } = await readAll(reading, ref);
    writer.append("a");
    await writer.end();
    expect(await read).toEqual({ events: ["1 a"], end: "done" });
    expect(onEnd).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledOnce();
    log.error.mockClear();
  });

  it("interrupts readers when the writing node closes", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    writer.append("a");
    const { result: read } = await readAll(reading, ref);
    await writing.close();
    expect(await read).toEqual({ events: ["1 a"], end: "interrupted" });
  });

  it("gives readers who join and leave at random exactly the bytes that were written", async () => {
    const { writing, reading } = await nodes();
    const random = seededRandom(20261115);
    const { writer, ...ref } = await open(writing);
    const written: string[] = [];
    const readers = Array.from({ length: 8 }, () => readWithReconnects(reading, ref, random));
    for (let turn = 0; turn < 150; turn += 1) {
      for (let i = Math.floor(random() * 6); i > 0; i -= 1) {
        const data = `${turn}:${"áß🙂\n".repeat(Math.floor(random() * 20))}`;
        written.push(data);
        writer.append(data);
      }
      await (random() < 0.5 ? new Promise((resolve) => setImmediate(resolve)) : sleepMs(random() * 12));
    }
    await writer.end();
    for (const read of readers) {
      const { ids, text } = await read;
      expect(ids).toEqual(written.map((_, i) => i + 1));
      expect(Buffer.from(text).equals(Buffer.from(written.join("")))).toBe(true);
    }
  });
}
