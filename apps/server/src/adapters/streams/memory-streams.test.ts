import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStreams, type StreamEnd, type StreamLimits, type Streams } from "./index.ts";
import { streamsSuite } from "./streams.suite.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const ownerId = "ana";

streamsSuite("memory", { readsOn: "the same node" });

describe("memory of streams", () => {
  let streams: Streams;

  beforeEach(async () => {
    streams = await create({ maxTotalBytes: 1000 });
  });
  afterEach(() => streams.close());

  async function create(limits: Partial<StreamLimits>) {
    return createStreams({ limits, log });
  }

  async function write(streamId: string, bytes: number) {
    const writer = await streams.open({ streamId, ownerId });
    writer?.append("x".repeat(bytes));
    return writer;
  }

  async function isKnown(streamId: string): Promise<boolean> {
    const leave = await streams.follow({ streamId, ownerId, afterId: 0, onEvents: vi.fn(), onEnd: vi.fn() });
    leave?.();
    return leave !== null;
  }

  it("evicts ended streams when memory is full, oldest first, and never an open one", async () => {
    await write("open", 300);
    await (await write("first", 300))?.end();
    await (await write("second", 300))?.end();
    expect(await Promise.all(["open", "first", "second"].map(isKnown))).toEqual([true, true, true]);
    await write("third", 300);
    expect(await Promise.all(["open", "first", "second", "third"].map(isKnown))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it("lets a reader finish a stream that was evicted from memory", async () => {
    const writer = await write("short-lived", 600);
    const sizes: number[] = [];
    const end = Promise.withResolvers<StreamEnd>();
    await streams.follow({
      streamId: "short-lived",
      ownerId,
      afterId: 0,
      onEvents: (events) => void sizes.push(...events.map(({ data }) => data.length)),
      onEnd: end.resolve,
    });
    await writer?.end();
    await write("next", 600);
    expect(await isKnown("short-lived")).toBe(false);
    expect(await end.promise).toBe("done");
    expect(sizes).toEqual([600]);
  });

  it("keeps a resting stream open for longer than streams may be open", async () => {
    const short = await create({ maxOpenMs: 100, keepMs: 100 });
    const resting = await short.open({ streamId: "resting", ownerId });
    const working = await short.open({ streamId: "working", ownerId });
    const isStopped = Promise.withResolvers<void>();
    working?.onStop(isStopped.resolve);
    const wake = resting?.rest();
    await isStopped.promise;
    expect(resting?.append("still open")).toBe(1);
    wake?.();
    expect(resting?.append("and after the rest")).toBe(2);
    await short.close();
  });

  it("keeps a stream within its maximum size", async () => {
    const small = await create({ maxBytesPerStream: 1000 });
    const writer = await small.open({ streamId: "long", ownerId });
    for (let i = 0; i < 50; i += 1) writer?.append("x".repeat(100));
    const sizes: number[] = [];
    const end = Promise.withResolvers<StreamEnd>();
    await small.follow({
      streamId: "long",
      ownerId,
      afterId: 42,
      onEvents: (events) => void sizes.push(...events.map(({ id }) => id)),
      onEnd: end.resolve,
    });
    await writer?.end();
    expect(await end.promise).toBe("done");
    expect(sizes).toEqual([43, 44, 45, 46, 47, 48, 49, 50]);
    await small.close();
  });
});
