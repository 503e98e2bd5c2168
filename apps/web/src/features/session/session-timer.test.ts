import { describe, expect, it, vi } from "vitest";
import { fakeClock, START_MS } from "./session.fixtures.ts";
import { createSessionTimer, type Renewal } from "./session-timer.ts";

const SECOND = 1000;

function timerOf({ lifetime = 3600, max = 95, count = 0 } = {}) {
  const clock = fakeClock();
  let refreshes = count;
  const times = () => ({
    issuedAt: clock.now() / 1000,
    expiresAt: clock.now() / 1000 + lifetime,
    receivedAtMs: clock.now(),
  });
  const outside = {
    renew: vi.fn<() => Promise<Renewal>>(async () => {
      refreshes += 1;
      timer.arm(times());
      return "renewed";
    }),
    askToContinue: vi.fn<(signal: AbortSignal) => Promise<"yes" | "other">>(async () => "yes"),
    onUnreachable: vi.fn(),
    onTimedOut: vi.fn(),
    onExpired: vi.fn(),
  };
  const timer = createSessionTimer({
    ...outside,
    clock,
    refreshes: () => refreshes,
    forgetRefreshes: () => {
      refreshes = 0;
    },
    maxRefreshes: max,
  });
  const arm = () => timer.arm(times());
  const failWith = (outcome: Renewal) => outside.renew.mockImplementation(async () => outcome);
  return { ...outside, clock, timer, arm, failWith, refreshes: () => refreshes };
}

describe("the session timer", () => {
  it("fires 600 s before expiry and restarts after a success", async () => {
    const { clock, arm, renew } = timerOf();
    arm();
    await clock.advance(2999 * SECOND);
    expect(renew).not.toHaveBeenCalled();
    await clock.advance(1 * SECOND);
    expect(renew).toHaveBeenCalledTimes(1);
    await clock.advance(3000 * SECOND);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it.each([
    [600, 12],
    [60, 120],
    [4, 1800],
  ])("renews tokens of %i s without spinning", async (lifetime, inAnHour) => {
    const { clock, arm, renew } = timerOf({ lifetime, max: 10_000 });
    arm();
    await clock.advance(3600 * SECOND);
    expect(renew).toHaveBeenCalledTimes(inAnHour);
  });

  it("does not loop when a renewal returns no newer token", async () => {
    const { clock, arm, renew, failWith } = timerOf();
    failWith("renewed");
    arm();
    await clock.advance(3060 * SECOND);
    expect(renew.mock.calls.length).toBeLessThan(6);
  });

  it("fires at once when the computer wakes up after the due time", async () => {
    const { clock, arm, timer, renew } = timerOf();
    arm();
    clock.sleep(8 * 3600 * SECOND);
    timer.wake();
    await clock.settle();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("notices a sleep within half a minute without any event", async () => {
    const { clock, arm, renew } = timerOf();
    arm();
    clock.sleep(8 * 3600 * SECOND);
    await clock.advance(30 * SECOND);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("renews when the clock is set back, because the token would expire unnoticed", async () => {
    const { clock, arm, renew } = timerOf();
    arm();
    await clock.advance(60 * SECOND);
    clock.set(START_MS - 86_400 * SECOND);
    await clock.advance(30 * SECOND);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("does nothing once stopped", async () => {
    const { clock, arm, timer, renew } = timerOf();
    arm();
    timer.stop();
    timer.wake();
    await clock.advance(7200 * SECOND);
    expect(renew).not.toHaveBeenCalled();
  });
});

describe("a failed renewal", () => {
  it("notifies once per outage, is retried past the expiry and never ends the session while offline", async () => {
    const { clock, arm, renew, failWith, onUnreachable, onExpired } = timerOf();
    failWith("unreachable");
    arm();
    await clock.advance(4 * 3600 * SECOND);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(renew.mock.calls.length).toBeGreaterThan(100);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it("is retried at once when the network is back", async () => {
    const { clock, arm, timer, renew, failWith } = timerOf();
    failWith("unreachable");
    arm();
    await clock.advance(3100 * SECOND);
    const before = renew.mock.calls.length;
    timer.wake();
    await clock.settle();
    expect(renew).toHaveBeenCalledTimes(before + 1);
  });

  it("that was refused waits for the token's expiry and only then ends the session", async () => {
    const { clock, arm, renew, failWith, onUnreachable, onExpired } = timerOf();
    failWith("refused");
    arm();
    await clock.advance(3594 * SECOND);
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onExpired).not.toHaveBeenCalled();
    await clock.advance(1 * SECOND);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when another tab stores new tokens", async () => {
    const { clock, arm, failWith, onExpired } = timerOf();
    failWith("refused");
    arm();
    await clock.advance(3010 * SECOND);
    arm();
    await clock.advance(2000 * SECOND);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it("stops when the session has ended", async () => {
    const { clock, arm, renew, failWith, onUnreachable } = timerOf();
    failWith("ended");
    arm();
    await clock.advance(7200 * SECOND);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onUnreachable).not.toHaveBeenCalled();
  });
});

describe("the prompt at the maximum of renewals", () => {
  it("opens when the counter has reached the maximum, not before", async () => {
    const { clock, arm, renew, askToContinue } = timerOf({ max: 3 });
    arm();
    await clock.advance(3 * 3000 * SECOND);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(askToContinue).not.toHaveBeenCalled();
    await clock.advance(3000 * SECOND);
    expect(askToContinue).toHaveBeenCalledTimes(1);
  });

  it("renews after yes and resets the counter", async () => {
    const { clock, arm, renew, refreshes, onTimedOut } = timerOf({ max: 3, count: 3 });
    arm();
    await clock.advance(3000 * SECOND);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(refreshes()).toBe(0);
    expect(onTimedOut).not.toHaveBeenCalled();
  });

  it("does not open again at once when the renewal after yes fails", async () => {
    const { clock, arm, renew, failWith, askToContinue, refreshes } = timerOf({ max: 3, count: 3 });
    failWith("unreachable");
    arm();
    await clock.advance(3060 * SECOND);
    expect(renew.mock.calls.length).toBeGreaterThan(2);
    expect(askToContinue).toHaveBeenCalledTimes(1);
    expect(refreshes()).toBe(0);
  });

  it("ends the session after any other answer and resets the counter", async () => {
    const { clock, arm, renew, askToContinue, onTimedOut, refreshes } = timerOf({ max: 3, count: 3 });
    askToContinue.mockResolvedValue("other");
    arm();
    await clock.advance(7200 * SECOND);
    expect(onTimedOut).toHaveBeenCalledTimes(1);
    expect(renew).not.toHaveBeenCalled();
    expect(refreshes()).toBe(0);
  });

  it("is withdrawn when another tab has answered, without ending the session", async () => {
    const { clock, arm, askToContinue, onTimedOut, renew } = timerOf({ max: 3, count: 3 });
    const withdrawn = vi.fn();
    askToContinue.mockImplementation(async (signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      withdrawn();
      return "other";
    });
    arm();
    await clock.advance(3010 * SECOND);
    arm();
    await clock.settle();
    expect(withdrawn).toHaveBeenCalledTimes(1);
    expect(onTimedOut).not.toHaveBeenCalled();
    expect(renew).not.toHaveBeenCalled();
  });
});
