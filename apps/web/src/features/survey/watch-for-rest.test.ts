import { describe, expect, it, vi } from "vitest";
import { createAsker, isAtRest, watchForRest } from "./watch-for-rest.ts";

const MINUTE_MS = 60_000;

function asker({ isDue = true, claim = true } = {}) {
  let at = 0;
  const deps = {
    isDue: vi.fn(async () => isDue),
    claim: vi.fn(async () => claim),
    now: () => at,
  };
  return { ...deps, ask: createAsker(deps).ask, turnTo: (minutes: number) => (at = minutes * MINUTE_MS) };
}

describe("the survey in the browser", () => {
  it("is shown only while the person is idle", () => {
    const rest = { isRunning: false, hasDraft: false, isBusy: false };
    expect(isAtRest(rest)).toBe(true);
    expect(isAtRest({ ...rest, isRunning: true })).toBe(false);
    expect(isAtRest({ ...rest, hasDraft: true })).toBe(false);
    expect(isAtRest({ ...rest, isBusy: true })).toBe(false);
  });

  it("is shown where it is due and this tab has claimed it", async () => {
    expect(await asker().ask(() => true)).toBe(true);
    expect(await asker({ isDue: false }).ask(() => true)).toBe(false);
    expect(await asker({ claim: false }).ask(() => true)).toBe(false);
  });

  it("is not claimed if the person started typing", async () => {
    const { ask, claim } = asker();
    expect(await ask(() => false)).toBe(false);
    expect(claim).not.toHaveBeenCalled();
  });

  it("asks the server every ten minutes at most, and not again once it was shown", async () => {
    const { ask, isDue, turnTo } = asker({ claim: false });
    await ask(() => true);
    turnTo(9);
    await ask(() => true);
    expect(isDue).toHaveBeenCalledTimes(1);
    turnTo(10);
    await ask(() => true);
    expect(isDue).toHaveBeenCalledTimes(2);
    const shown = asker();
    await shown.ask(() => true);
    shown.turnTo(60);
    expect(await shown.ask(() => true)).toBe(false);
  });
});

describe("waiting for an idle moment", () => {
  const rest = { isRunning: false, hasDraft: false, isBusy: false };
  function setUp(isDue = true) {
    const timers: (() => void)[] = [];
    const asked: boolean[] = [];
    const onDue = vi.fn();
    const watch = watchForRest({
      later(_ms, task) {
        timers.push(task);
        return () => void timers.splice(timers.indexOf(task), 1);
      },
      ask: async (isStillAtRest) => {
        asked.push(isStillAtRest());
        return isDue && isStillAtRest();
      },
      isVisible: () => true,
      onDue,
    });
    return { ...watch, timers, asked, onDue, runTimer: () => timers.shift()?.() };
  }

  it("asks once some seconds after an answer has ended", async () => {
    const { update, runTimer, timers, onDue } = setUp();
    update(rest);
    expect(timers).toHaveLength(0);
    update({ ...rest, isRunning: true });
    update(rest);
    update(rest);
    expect(timers).toHaveLength(1);
    runTimer();
    await vi.waitFor(() => expect(onDue).toHaveBeenCalledOnce());
    update(rest);
    expect(timers).toHaveLength(0);
  });

  it("waits again if the person started typing, and does not ask after the page was left", async () => {
    const { update, runTimer, timers, asked, end } = setUp();
    update({ ...rest, isRunning: true });
    update(rest);
    update({ ...rest, hasDraft: true });
    expect(timers).toHaveLength(0);
    update(rest);
    expect(timers).toHaveLength(1);
    runTimer();
    expect(asked).toEqual([true]);
    update({ ...rest, isRunning: true });
    update(rest);
    end();
    expect(timers).toHaveLength(0);
  });
});
