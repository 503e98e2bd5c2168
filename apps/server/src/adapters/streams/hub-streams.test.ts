import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { countersSuite } from "./counters.suite.ts";
import {
  createCounterStore,
  createHubClient,
  createStreamHub,
  createStreams,
  type FromHub,
  type StreamEnd,
} from "./index.ts";
import { streamsSuite } from "./streams.suite.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A hub whose messages take a turn of the event loop, and are copied as between processes. */
function newHub() {
  const takers = new Map<number, (message: FromHub) => void>();
  const hub = createStreamHub((process, message) => {
    const copy = structuredClone(message);
    setImmediate(() => takers.get(process)?.(copy));
  });
  const connect = () => {
    const process = takers.size + 1;
    const client = createHubClient({
      send(message) {
        const copy = structuredClone(message);
        setImmediate(() => hub.take(process, copy));
      },
      onMessage: (take) => void takers.set(process, take),
    });
    return { process, client };
  };
  return { hub, connect };
}

const newConnect = () => {
  const { connect } = newHub();
  return () => connect().client;
};

streamsSuite("hub, one process", { newHub: newConnect, readsOn: "the same node" });
streamsSuite("hub, two processes", { newHub: newConnect, readsOn: "another node" });
countersSuite("hub", undefined, () => newConnect()());

const ref = { streamId: "a", ownerId: "ana" };

async function twoProcesses() {
  const { hub, connect } = newHub();
  const [first, second] = [connect(), connect()];
  const streams = await Promise.all([first, second].map(({ client }) => createStreams({ hub: client, log })));
  const [writing, reading] = streams;
  if (!writing || !reading) throw new Error("Two processes were connected.");
  return {
    hub,
    first,
    second,
    writing,
    reading,
    close: () => Promise.all(streams.map((each) => each.close())),
  };
}

it("ends a reader as interrupted when the writing process dies, and frees its slots", async () => {
  const { hub, first, writing, reading, close } = await twoProcesses();
  const writer = await writing.open(ref);
  const seen: string[] = [];
  const end = Promise.withResolvers<StreamEnd>();
  await reading.follow({
    ...ref,
    afterId: 0,
    onEvents: (events) => void seen.push(...events.map(({ data }) => data)),
    onEnd: end.resolve,
  });
  writer?.append("one");
  await vi.waitFor(() => expect(seen).toEqual(["one"]));
  expect(await reading.countOpen("ana")).toBe(1);
  hub.remove(first.process);
  expect(await end.promise).toBe("interrupted");
  expect(await reading.countOpen("ana")).toBe(0);
  expect(await reading.open(ref, { attempt: 1 })).not.toBeNull();
  await close();
});

it("leads readers of both processes to the one that took a stream over", async () => {
  const { writing, reading, close } = await twoProcesses();
  const left = await writing.open(ref);
  left?.append("old");
  await left?.leave();
  const next = await reading.open(ref, { attempt: 1 });
  next?.append("new");
  await next?.end();
  await nextTurn();
  const seen: string[] = [];
  const end = Promise.withResolvers<StreamEnd>();
  await writing.follow({
    ...ref,
    afterId: 1,
    onEvents: (events) => void seen.push(...events.map(({ data }) => data)),
    onEnd: end.resolve,
  });
  expect([await end.promise, seen]).toEqual(["done", ["new"]]);
  await close();
});

it("counts a person's hits in all processes together", async () => {
  const { first, second, close } = await twoProcesses();
  const hit = { key: "ana", windowMs: 60_000 };
  const counters = await Promise.all(
    [first, second].map(({ client }) => createCounterStore({ hub: client, log })),
  );
  const counts = [];
  for (const store of [...counters, ...counters]) counts.push((await store.hit(hit)).count);
  expect(counts).toEqual([1, 2, 3, 4]);
  await close();
});

it("holds back the writing process while a reader of another one is slow", async () => {
  const { writing, reading, close } = await twoProcesses();
  const writer = await writing.open(ref);
  const slow = Promise.withResolvers<void>();
  const batches: number[] = [];
  await reading.follow({
    ...ref,
    afterId: 0,
    onEvents(events) {
      batches.push(events.length);
      return batches.length === 1 ? slow.promise : undefined;
    },
    onEnd: vi.fn(),
  });
  writer?.append("1");
  await vi.waitFor(() => expect(batches).toEqual([1]));
  for (let n = 2; n <= 50; n += 1) writer?.append(String(n));
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(batches).toEqual([1]);
  slow.resolve();
  await vi.waitFor(() => expect(batches).toEqual([1, 49]));
  await close();
});
