import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { createStreams, type Streams, StreamsUnavailable } from "./index.ts";
import { readAll } from "./read-streams.fixtures.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const INDEX = new URL("./index.ts", import.meta.url).href;

describe("streams during failures", () => {
  let redis: TestRedis;
  const opened: Streams[] = [];
  const operators: Redis[] = [];

  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((streams) => streams.close()));
    for (const operator of operators.splice(0)) operator.disconnect();
    await redis.stop();
  });

  async function node(): Promise<Streams> {
    const streams = await createStreams({ redisUrl: redis.url, log });
    opened.push(streams);
    return streams;
  }

  async function operate(): Promise<Redis> {
    const operator = new Redis(redis.url);
    operator.on("error", () => undefined);
    operators.push(operator);
    await operator.ping();
    return operator;
  }

  async function open(streams: Streams) {
    const ref = { streamId: randomUUID(), ownerId: "ana" };
    const writer = await streams.open(ref);
    if (!writer) throw new Error("The id is taken.");
    return { ref, writer };
  }

  it("interrupts the readers of a killed writer, after all events that it had written", async () => {
    const reading = await node();
    const ref = { streamId: randomUUID(), ownerId: "ana" };
    const child = await spawnWriter(redis.url, ref);
    const { events, end } = await readAll(reading, ref);
    await vi.waitFor(() => expect(events).toHaveLength(3));
    expect(await reading.countOpen("ana")).toBe(1);

    child.kill("SIGKILL");
    expect(await end).toBe("interrupted");
    expect(events).toEqual(["1 a", "2 b", "3 c"]);
    expect(await reading.countOpen("ana")).toBe(0);
    expect(await reading.reserve({ streamId: randomUUID(), ownerId: "ana" }, 1)).not.toBeNull();

    const late = await readAll(reading, { ...ref, afterId: 1 });
    expect(await late.end).toBe("interrupted");
    expect(late.events).toEqual(["2 b", "3 c"]);
  });

  it("continues locally without Redis, and remote readers get every event once an empty Redis is back", async () => {
    const writing = await node();
    const reading = await node();
    const { ref, writer } = await open(writing);
    const local = await readAll(writing, ref);
    const remote = await readAll(reading, ref);
    writer.append("before");
    await vi.waitFor(() => expect(remote.events).toHaveLength(1));

    await redis.kill();
    writer.append("during");
    await vi.waitFor(() => expect(local.events).toEqual(["1 before", "2 during"]));
    await vi.waitFor(() => expect(writing.check()).rejects.toThrow());
    const born = await open(writing);
    born.writer.append("born without redis");
    expect(await writing.countOpen("ana")).toBe(2);

    await redis.start();
    writer.append("after");
    await writer.end();
    expect(await local.end).toBe("done");
    expect(await remote.end).toBe("done");
    expect(remote.events).toEqual(["1 before", "2 during", "3 after"]);

    await vi.waitFor(async () => expect(await reading.countOpen("ana")).toBe(1));
    const late = await readAll(reading, born.ref);
    await born.writer.end();
    expect(await late.end).toBe("done");
    expect(late.events).toEqual(["1 born without redis"]);
  });

  it("ends a stream without Redis, and notifies remote readers when Redis is back", async () => {
    const writing = await node();
    const reading = await node();
    const { ref, writer } = await open(writing);
    writer.append("a");
    await redis.kill();
    await vi.waitFor(() => expect(writing.check()).rejects.toThrow());
    await writer.end();
    await redis.start();
    const late = await vi.waitFor(() => readAll(reading, ref), { interval: 100 });
    expect(await late.end).toBe("done");
    expect(late.events).toEqual(["1 a"]);
  });

  it("rejects for streams of other nodes while Redis is unreachable", async () => {
    const reading = await node();
    await redis.kill();
    const ref = { streamId: randomUUID(), ownerId: "ana" };
    await expect(readAll(reading, ref)).rejects.toThrow(StreamsUnavailable);
    await expect(reading.requestStop(ref)).rejects.toThrow(StreamsUnavailable);
  });

  it("continues while Redis hangs", async () => {
    const writing = await node();
    const reading = await node();
    const { ref, writer } = await open(writing);
    const local = await readAll(writing, ref);
    const remote = await readAll(reading, ref);
    redis.freeze();
    try {
      writer.append("a");
      await vi.waitFor(() => expect(local.events).toEqual(["1 a"]));
      const born = await open(writing);
      born.writer.append("b");
      await expect(writing.check()).rejects.toThrow();
    } finally {
      redis.thaw();
    }
    await writer.end();
    expect(await remote.end).toBe("done");
    expect(remote.events).toEqual(["1 a"]);
  });

  it("delivers a stop request to a writer whose node was disconnected at that moment", async () => {
    const writing = await node();
    const reading = await node();
    const { ref, writer } = await open(writing);
    const stopped = Promise.withResolvers<void>();
    writer.onStop(stopped.resolve);
    const operator = await operate();
    await operator.call("CLIENT", "KILL", "TYPE", "PUBSUB");
    expect(await reading.requestStop(ref)).toBe(true);
    await stopped.promise;
  });

  it("loses no event when connections are cut repeatedly", async () => {
    const writing = await node();
    const reading = await node();
    const { ref, writer } = await open(writing);
    const remote = await readAll(reading, ref);
    const operator = await operate();
    for (let i = 1; i <= 300; i += 1) {
      writer.append(String(i));
      if (i % 20 === 0) await operator.call("CLIENT", "KILL", "TYPE", i % 40 === 0 ? "PUBSUB" : "NORMAL");
      if (i % 5 === 0) await operator.ping();
    }
    await writer.end();
    expect(await remote.end).toBe("done");
    expect(remote.events).toEqual(Array.from({ length: 300 }, (_, i) => `${i + 1} ${i + 1}`));
  });
});

/** Another process that writes three events and then stays alive. */
async function spawnWriter(redisUrl: string, ref: { streamId: string; ownerId: string }) {
  const program = `
    import { createStreams } from ${JSON.stringify(INDEX)};
    const log = { info() {}, warn() {}, error() {} };
    const streams = await createStreams({ redisUrl: ${JSON.stringify(redisUrl)}, log });
    const writer = await streams.open(${JSON.stringify(ref)});
    for (const data of ["a", "b", "c"]) writer.append(data);
    process.stdout.write("writing");
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}
