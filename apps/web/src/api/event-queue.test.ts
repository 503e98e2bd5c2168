import { describe, expect, it } from "vitest";
import {
  BATCH_SIZE,
  createEventQueue,
  FLUSH_AFTER_MS,
  FLUSH_AFTER_WHEN_LIGHT_MS,
  MOST_KEPT,
  RETRY_AFTER_MS,
  type WaitingEvent,
} from "./event-queue.ts";

type Outcome = "taken" | "refused" | "unreachable";
type SetUp = { stored?: string | null; outcomes?: Outcome[]; isBusy?: boolean; isLight?: boolean };

function setUp({ stored = null, outcomes = [], isBusy = false, isLight = false }: SetUp = {}) {
  const world = {
    stored,
    sent: [] as string[][],
    timers: [] as { run: () => void; ms: number }[],
    outcomes,
    idle: [] as (() => void)[],
  };
  const queue = createEventQueue({
    read: () => world.stored,
    write: (text) => {
      world.stored = text;
    },
    send: async (events) => {
      world.sent.push(events.map(({ id }) => id));
      return world.outcomes.shift() ?? "taken";
    },
    later: (run, ms) => {
      const timer = { run, ms };
      world.timers.push(timer);
      return () => world.timers.splice(world.timers.indexOf(timer), 1);
    },
    whenIdle: (run) => (isBusy ? world.idle.push(run) : run()),
    isLight: () => isLight,
  });
  return { queue, world };
}

const event = (id: number): WaitingEvent => ({
  id: `e${id}`,
  name: "new_conversation",
  at: "2026-11-15T10:00:00.000Z",
  props: {},
});

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `e${from + index}`);

describe("the queue of usage events", () => {
  it("waits for more events before sending", async () => {
    const { queue, world } = setUp();
    queue.add(event(1));
    queue.add(event(2));
    expect(world.sent).toEqual([]);
    expect(world.timers.map(({ ms }) => ms)).toEqual([FLUSH_AFTER_MS]);
    world.timers[0]?.run();
    await queue.flush();
    expect(world.sent).toEqual([["e1", "e2"]]);
    expect(world.stored).toBeNull();
  });

  it("waits for minutes on a slow line, where a request is more headers than events", () => {
    const { queue, world } = setUp({ isLight: true });
    queue.add(event(1));
    expect(world.timers.map(({ ms }) => ms)).toEqual([FLUSH_AFTER_WHEN_LIGHT_MS]);
  });

  it("touches neither storage nor network before the interface is idle", () => {
    const { queue, world } = setUp({ isBusy: true });
    queue.add(event(1));
    queue.add(event(2));
    expect(world).toMatchObject({ stored: null, sent: [], timers: [] });
    expect(queue.isEmpty()).toBe(false);
    for (const run of world.idle) run();
    expect(JSON.parse(world.stored ?? "[]")).toHaveLength(2);
  });

  it("loses nothing when the page is closed before the interface was idle", async () => {
    const { queue, world } = setUp({ isBusy: true });
    queue.add(event(1));
    await queue.flush({ keepalive: true });
    expect(world.sent).toEqual([["e1"]]);
  });

  it("sends at once when a batch is full", async () => {
    const { queue, world } = setUp();
    for (let id = 0; id < BATCH_SIZE; id += 1) queue.add(event(id));
    await queue.flush();
    expect(world.sent).toEqual([ids(0, BATCH_SIZE)]);
  });

  it("keeps the events with their ids while the server cannot be reached", async () => {
    const { queue, world } = setUp({ outcomes: ["unreachable"] });
    queue.add(event(1));
    await queue.flush();
    expect(world.timers.map(({ ms }) => ms)).toEqual([RETRY_AFTER_MS]);
    await queue.flush();
    expect(world.sent).toEqual([["e1"], ["e1"]]);
    expect(queue.isEmpty()).toBe(true);
  });

  it("drops a batch that the server refuses, so that later batches are sent", async () => {
    const { queue, world } = setUp({ outcomes: ["refused", "taken"] });
    for (let id = 0; id < BATCH_SIZE; id += 1) queue.add(event(id));
    queue.add(event(99));
    await queue.flush();
    expect(world.sent).toEqual([ids(0, BATCH_SIZE), ["e99"]]);
    expect(queue.isEmpty()).toBe(true);
  });

  it("sends the events that an earlier page left behind, in batches", async () => {
    const left = Array.from({ length: 45 }, (_, id) => event(id));
    const { queue, world } = setUp({ stored: JSON.stringify(left) });
    await queue.flush();
    expect(world.sent).toEqual([ids(0, 20), ids(20, 40), ids(40, 45)]);
  });

  it("keeps only the newest events when nothing can be sent for a long time", () => {
    const left = Array.from({ length: MOST_KEPT }, (_, id) => event(id));
    const { queue, world } = setUp({ stored: JSON.stringify(left), outcomes: ["unreachable"] });
    queue.add(event(MOST_KEPT));
    const kept: WaitingEvent[] = JSON.parse(world.stored ?? "[]");
    expect(kept.length).toBe(MOST_KEPT);
    expect(kept.at(0)?.id).toBe("e1");
    expect(kept.at(-1)?.id).toBe(`e${MOST_KEPT}`);
  });

  it("never has the same events in two requests in flight", async () => {
    const { queue, world } = setUp();
    queue.add(event(1));
    await Promise.all([queue.flush(), queue.flush()]);
    expect(world.sent).toEqual([["e1"]]);
  });

  it("starts with an empty queue when the stored value is damaged", async () => {
    const { queue, world } = setUp({ stored: "{not json" });
    queue.add(event(1));
    await queue.flush();
    expect(world.sent).toEqual([["e1"]]);
  });
});
