import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createStreams, type StreamEnd, type StreamLimits, type Streams } from "./index.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** What every kind of stream store keeps to; `readsOn` says whether readers are on the writer's node. */
export function streamsSuite(
  name: string,
  { redisUrl, readsOn }: { redisUrl?: () => string; readsOn: "the same node" | "another node" },
): void {
  describe(`streams (${name})`, () => suite({ redisUrl, readsOn }));
}

function suite({ redisUrl, readsOn }: { redisUrl: (() => string) | undefined; readsOn: string }): void {
  const opened: Streams[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((streams) => streams.close()));
    expect(log.error).not.toHaveBeenCalled();
  });

  async function nodes(limits: Partial<StreamLimits> = {}) {
    const keyPrefix = `${randomUUID()}:`;
    const create = async () => {
      const streams = await createStreams({ redisUrl: redisUrl?.(), keyPrefix, limits, log });
      opened.push(streams);
      return streams;
    };
    const writing = await create();
    return { writing, reading: readsOn === "another node" ? await create() : writing };
  }

  async function open(streams: Streams, { streamId = randomUUID(), ownerId = "ana" } = {}) {
    const writer = await streams.open({ streamId, ownerId });
    if (!writer) throw new Error("The id is taken.");
    return { streamId, ownerId, writer };
  }

  it("gives a reader from the start every event in order, then the end", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    expect([writer.append("a"), writer.append("b")]).toEqual([1, 2]);
    const { result: read } = await readAll(reading, ref);
    writer.append("c\n\nwith lines, ñ and 🙂");
    await writer.end();
    expect(await read).toEqual({ events: ["1 a", "2 b", "3 c\n\nwith lines, ñ and 🙂"], end: "done" });
  });

  it("gives a late reader what comes after the last id it saw", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    for (const data of ["a", "b", "c", "d"]) writer.append(data);
    await writer.end();
    expect(await readWhole(reading, { ...ref, afterId: 2 })).toEqual({ events: ["3 c", "4 d"], end: "done" });
    expect(await readWhole(reading, { ...ref, afterId: 4 })).toEqual({ events: [], end: "done" });
    expect(await readWhole(reading, { ...ref, afterId: 99 })).toEqual({ events: [], end: "done" });
  });

  it("hands events appended in one turn over as one batch", async () => {
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

  it("stops handing events to a reader who left", async () => {
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

  it("waits for a slow reader and leaves the others alone", async () => {
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

  it("goes on when a reader throws", async () => {
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

  it("does not know a stream of someone else, nor one that was never opened", async () => {
    const { writing, reading } = await nodes();
    const { streamId } = await open(writing);
    const nobody = { afterId: 0, onEvents: vi.fn(), onEnd: vi.fn() };
    expect(await reading.follow({ streamId, ownerId: "eve", ...nobody })).toBeNull();
    expect(await reading.requestStop({ streamId, ownerId: "eve" })).toBe(false);
    expect(await reading.follow({ streamId: randomUUID(), ownerId: "ana", ...nobody })).toBeNull();
    expect(await reading.requestStop({ streamId: randomUUID(), ownerId: "ana" })).toBe(false);
  });

  it("gives an id to one writer only", async () => {
    const { writing, reading } = await nodes();
    const ref = { streamId: randomUUID(), ownerId: "ana" };
    const writers = await Promise.all([writing.open(ref), reading.open(ref), writing.open(ref)]);
    expect(writers.filter((writer) => writer !== null)).toHaveLength(1);
    expect(await reading.open({ ...ref, ownerId: "eve" })).toBeNull();
  });

  it("tells the writer once to stop, and keeps what it wrote", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const stopped = Promise.withResolvers<void>();
    const onStop = vi.fn(stopped.resolve);
    writer.onStop(onStop);
    writer.append("a");
    expect(await reading.requestStop(ref)).toBe(true);
    expect(await reading.requestStop(ref)).toBe(true);
    await stopped.promise;
    await writer.end();
    expect(onStop).toHaveBeenCalledOnce();
    expect(await readWhole(reading, ref)).toEqual({ events: ["1 a"], end: "done" });
    expect(await reading.requestStop(ref)).toBe(false);
  });

  it("tells a writer who listens late that it was asked to stop", async () => {
    const { writing } = await nodes();
    const { writer, ...ref } = await open(writing);
    await writing.requestStop(ref);
    const onStop = vi.fn();
    writer.onStop(onStop);
    expect(onStop).toHaveBeenCalledOnce();
  });

  it("counts the open streams of an owner on all nodes", async () => {
    const { writing, reading } = await nodes();
    const first = await open(writing);
    await open(reading);
    await open(reading, { ownerId: "luis" });
    expect(await writing.countOpen("ana")).toBe(2);
    expect(await reading.countOpen("luis")).toBe(1);
    await first.writer.end();
    expect(await reading.countOpen("ana")).toBe(1);
    expect(await reading.countOpen("nobody")).toBe(0);
  });

  it("forgets an ended stream after its time", async () => {
    const { writing, reading } = await nodes({ keepMs: 200 });
    const { writer, ...ref } = await open(writing);
    writer.append("a");
    await writer.end();
    await vi.waitFor(
      async () =>
        expect(await reading.follow({ ...ref, afterId: 0, onEvents: vi.fn(), onEnd: vi.fn() })).toBeNull(),
      { timeout: 3000 },
    );
  });

  it("ends a stream that its writer forgot", async () => {
    const { writing, reading } = await nodes({ maxOpenMs: 300, keepMs: 400 });
    const { writer, ...ref } = await open(writing);
    const onStop = vi.fn();
    writer.onStop(onStop);
    writer.append("a");
    const { result: read } = await readAll(reading, ref);
    expect(await read).toEqual({ events: ["1 a"], end: "interrupted" });
    expect(onStop).toHaveBeenCalledOnce();
    expect(writer.append("too late")).toBe(1);
    expect(await reading.countOpen("ana")).toBe(0);
  });

  it("drops the oldest events of a stream past its limit, which only readers from before them notice", async () => {
    const { writing, reading } = await nodes({ maxEventsPerStream: 100 });
    const { writer, ...ref } = await open(writing);
    const { result: live, events: seen } = await readAll(reading, ref);
    for (let i = 1; i <= 250; i += 1) {
      writer.append(String(i));
      if (i % 10 === 0) await vi.waitFor(() => expect(seen).toHaveLength(i), { interval: 2 });
    }
    await writer.end();
    const { events, end } = await live;
    expect(end).toBe("done");
    expect(events).toEqual(Array.from({ length: 250 }, (_, i) => `${i + 1} ${i + 1}`));
    expect(await readWhole(reading, ref)).toEqual({ events: [], end: "interrupted" });
    const late = await readWhole(reading, { ...ref, afterId: 240 });
    expect(late).toEqual({ events: events.slice(240), end: "done" });
  });

  it("interrupts readers when the writing node closes", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    writer.append("a");
    const { result: read } = await readAll(reading, ref);
    await writing.close();
    expect(await read).toEqual({ events: ["1 a"], end: "interrupted" });
  });

  it("gives readers who come and go at random the same bytes as the writer wrote", async () => {
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

  it("answers the check", async () => {
    const { writing } = await nodes();
    await expect(writing.check()).resolves.toBeUndefined();
  });
}

type Ref = { streamId: string; ownerId: string; afterId?: number };

/** Resolves when following has begun; the result comes with the stream's end. */
async function readAll(streams: Streams, { afterId = 0, ...ref }: Ref) {
  const events: string[] = [];
  const end = Promise.withResolvers<StreamEnd>();
  const leave = await streams.follow({
    ...ref,
    afterId,
    onEvents: (batch) => void events.push(...batch.map(({ id, data }) => `${id} ${data}`)),
    onEnd: end.resolve,
  });
  if (!leave) throw new Error("The stream is unknown.");
  return { events, result: end.promise.then((reason) => ({ events, end: reason })) };
}

async function readWhole(streams: Streams, ref: Ref) {
  const { result } = await readAll(streams, ref);
  return result;
}

async function readWithReconnects(streams: Streams, ref: Ref, random: () => number) {
  const ids: number[] = [];
  let text = "";
  let isOver = false;
  while (!isOver) {
    const isGone = Promise.withResolvers<void>();
    const eventsUntilLeaving = Math.floor(random() * 30);
    let seen = 0;
    const leave = await streams.follow({
      ...ref,
      afterId: ids.at(-1) ?? 0,
      onEvents: (batch) => {
        for (const { id, data } of batch) {
          ids.push(id);
          text += data;
        }
        seen += batch.length;
        if (seen >= eventsUntilLeaving) isGone.resolve();
      },
      onEnd: () => {
        isOver = true;
        isGone.resolve();
      },
    });
    await isGone.promise;
    leave?.();
    await sleepMs(random() * 8);
  }
  return { ids, text };
}

function sleepMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A failing run can be run again with the same choices. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
