import { expect, it } from "vitest";
import { createServerReach } from "./server-reach.ts";

/** A server that can be taken away, and a clock that is moved by hand. */
function start() {
  const world = { isUp: true, isOnline: true, now: 0, checks: 0 };
  const timers: { at: number; task: () => void }[] = [];
  const reach = createServerReach({
    check: async () => {
      world.checks += 1;
      return world.isUp;
    },
    isOnline: () => world.isOnline,
    now: () => world.now,
    after(ms, task) {
      const timer = { at: world.now + ms, task };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function pass(ms: number) {
    world.now += ms;
    for (const due of timers.filter(({ at }) => at <= world.now)) {
      timers.splice(timers.indexOf(due), 1);
      due.task();
    }
    await settle();
  }
  return { world, reach, settle, pass };
}

it("shows nothing for a failed call while the server answers", async () => {
  const { world, reach, settle } = start();
  reach.noteDoubt();
  await settle();
  expect([reach.current().state, world.checks]).toEqual(["reached", 1]);
});

it("is lost after a failed check, looks again with growing pauses, and recovers by itself", async () => {
  const { world, reach, settle, pass } = start();
  const seen: string[] = [];
  reach.subscribe(() => seen.push(reach.current().state));
  world.isUp = false;
  reach.noteDoubt();
  await settle();
  expect(reach.current()).toEqual({ state: "lost", since: new Date(0) });
  await pass(2_000);
  expect(world.checks).toBe(2);
  await pass(2_000);
  expect(world.checks).toBe(2);
  world.isUp = true;
  await pass(2_000);
  expect([world.checks, reach.current().state]).toEqual([3, "reached"]);
  expect(seen).toEqual(["lost", "reached"]);
});

it("keeps the time since when the server is lost", async () => {
  const { world, reach, settle, pass } = start();
  world.isUp = false;
  reach.noteDoubt();
  await settle();
  await pass(2_000);
  expect(reach.current()).toEqual({ state: "lost", since: new Date(0) });
});

it("recovers at once when any call succeeds", async () => {
  const { world, reach, settle, pass } = start();
  world.isUp = false;
  reach.noteDoubt();
  await settle();
  reach.noteReached();
  expect(reach.current().state).toBe("reached");
  await pass(60_000);
  expect(world.checks).toBe(1);
});

it("checks an old contact before the person sends, and not a fresh one", async () => {
  const { world, reach, settle, pass } = start();
  reach.beforeSending();
  await settle();
  expect(world.checks).toBe(0);
  world.isUp = false;
  await pass(10_001);
  reach.beforeSending();
  reach.beforeSending();
  await settle();
  expect([world.checks, reach.current().state]).toEqual([1, "lost"]);
});

it("leaves a missing network to the browser's own notice", async () => {
  const { world, reach, settle } = start();
  world.isOnline = false;
  world.isUp = false;
  reach.noteDoubt();
  await settle();
  expect([world.checks, reach.current().state]).toEqual([0, "reached"]);
});
