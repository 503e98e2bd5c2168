import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { readAll, readWhole, type Stores } from "./read-streams.fixtures.ts";

/** Ownership, stop requests and retention of streams. */
export function writingTests({ nodes, open }: Stores): void {
  it("does not find a stream of another owner, nor one that was never opened", async () => {
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

  it("notifies the writer of a stop once, and keeps what it wrote", async () => {
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

  it("notifies a writer that registers after the stop was requested", async () => {
    const { writing } = await nodes();
    const { writer, ...ref } = await open(writing);
    await writing.requestStop(ref);
    const onStop = vi.fn();
    writer.onStop(onStop);
    expect(onStop).toHaveBeenCalledOnce();
  });

  it("does not count a resting stream until its writer continues", async () => {
    const { writing, reading } = await nodes();
    const { writer, ...ref } = await open(writing);
    const wake = writer.rest();
    await vi.waitFor(async () => expect(await reading.countOpen("ana")).toBe(0));
    expect(await reading.reserve({ ...ref, streamId: randomUUID() }, 1)).not.toBeNull();
    writer.append("a");
    wake();
    await vi.waitFor(async () => expect(await writing.countOpen("ana")).toBe(2));
    await writer.end();
    expect(await readWhole(reading, ref)).toEqual({ events: ["1 a"], end: "done" });
    // Continuing after the end takes no slot.
    wake();
    expect(await writing.countOpen("ana")).toBe(1);
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

  it("gives an owner's slots to no more concurrent requests than allowed, on all nodes", async () => {
    const { writing, reading } = await nodes();
    const ownerId = randomUUID();
    const asked = Array.from({ length: 12 }, (_, n) => ({ streamId: randomUUID(), ownerId, n }));
    const places = await Promise.all(
      asked.map(({ n, ...ref }) => (n % 2 ? writing : reading).reserve(ref, 5)),
    );
    expect(places.filter((place) => place !== null)).toHaveLength(5);

    const first = places.findIndex((place) => place !== null);
    const { n = 0, ...ref } = asked[first] ?? { streamId: "", ownerId };
    const node = n % 2 ? writing : reading;
    const again = await node.reserve(ref, 5);
    expect(again).not.toBeNull();
    await again?.release();
    expect(await node.countOpen(ownerId)).toBe(5);

    const other = { streamId: randomUUID(), ownerId };
    await places[first]?.release();
    expect(await writing.reserve(other, 5)).not.toBeNull();
    expect(await reading.reserve({ streamId: randomUUID(), ownerId }, 5)).toBeNull();
  });

  it("keeps the slot of an open stream until it ends", async () => {
    const { writing, reading } = await nodes();
    const ref = { streamId: randomUUID(), ownerId: randomUUID() };
    const place = await writing.reserve(ref, 1);
    const { writer } = await open(writing, ref);
    await place?.release();
    const next = { ...ref, streamId: randomUUID() };
    expect(await reading.reserve(next, 1)).toBeNull();
    await writer.end();
    expect(await reading.reserve(next, 1)).not.toBeNull();
  });

  it("drops an ended stream after its retention time", async () => {
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

  it("ends a stream that its writer never ended", async () => {
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

  it("drops the oldest events of a stream above its limit, which affects only readers that lag behind", async () => {
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

  it("passes the health check", async () => {
    const { writing } = await nodes();
    await expect(writing.check()).resolves.toBeUndefined();
  });
}
