import { describe, expect, it, vi } from "vitest";
import { createIdleWatch } from "./idle-watch.ts";
import { memoryStorage } from "./open-storage.ts";

const LIMIT_MS = 15 * 60_000;

function tab({ storage = memoryStorage(), limitMs = LIMIT_MS, clock = handClock() } = {}) {
  const answers: ((answer: "yes" | "other") => void)[] = [];
  const signals: AbortSignal[] = [];
  const askToContinue = vi.fn(
    (signal: AbortSignal) =>
      new Promise<"yes" | "other">((resolve) => {
        answers.push(resolve);
        signals.push(signal);
        signal.addEventListener("abort", () => resolve("other"));
      }),
  );
  const onTimedOut = vi.fn();
  const watch = createIdleWatch({ clock, storage, limitMs: () => limitMs, askToContinue, onTimedOut });
  const answer = async (given: "yes" | "other") => {
    answers.at(-1)?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { watch, clock, storage, askToContinue, onTimedOut, answer, signals };
}

/** A manual clock that runs due tasks in small steps, as a browser would. */
function handClock() {
  let time = 1_000_000;
  const tasks = new Set<{ at: number; task: () => void }>();
  return {
    now: () => time,
    steady: () => time,
    after(ms: number, task: () => void) {
      const entry = { at: time + ms, task };
      tasks.add(entry);
      return () => void tasks.delete(entry);
    },
    pass(ms: number) {
      for (const end = time + ms; time < end; time += 1000)
        for (const entry of [...tasks].filter(({ at }) => at <= time)) {
          tasks.delete(entry);
          entry.task();
        }
    },
  };
}

describe("the idle limit", () => {
  it("asks after the limit, goes on after yes, and counts from zero", async () => {
    const { watch, clock, askToContinue, onTimedOut, answer } = tab();
    watch.start();
    clock.pass(LIMIT_MS - 60_000);
    expect(askToContinue).not.toHaveBeenCalled();
    clock.pass(120_000);
    expect(askToContinue).toHaveBeenCalledOnce();
    await answer("yes");
    clock.pass(LIMIT_MS - 60_000);
    expect(askToContinue).toHaveBeenCalledOnce();
    expect(onTimedOut).not.toHaveBeenCalled();
  });

  it("ends the session without an answer", async () => {
    const { watch, clock, onTimedOut, answer } = tab();
    watch.start();
    clock.pass(LIMIT_MS + 60_000);
    await answer("other");
    expect(onTimedOut).toHaveBeenCalledOnce();
  });

  it("does not ask a person who types, and a movement does not answer the question", () => {
    const { watch, clock, askToContinue, signals } = tab();
    watch.start();
    for (let minute = 0; minute < 40; minute += 1) {
      clock.pass(60_000);
      watch.noteActivity();
    }
    expect(askToContinue).not.toHaveBeenCalled();
    clock.pass(LIMIT_MS + 60_000);
    watch.noteActivity();
    expect(signals[0]?.aborted).toBe(false);
  });

  it("counts activity in another tab, which also withdraws the question here", async () => {
    const storage = memoryStorage();
    const clock = handClock();
    const [first, second] = [tab({ storage, clock }), tab({ storage, clock })];
    first.watch.start();
    second.watch.start();
    clock.pass(LIMIT_MS + 60_000);
    expect(second.askToContinue).toHaveBeenCalledOnce();
    await first.answer("yes");
    second.watch.noteOtherTab();
    expect(second.signals[0]?.aborted).toBe(true);
    await second.answer("other");
    expect(second.onTimedOut).not.toHaveBeenCalled();
  });

  it("asks at the first movement after a sleep, before any timer has run", () => {
    const clock = handClock();
    let slept = 0;
    const woken = { ...clock, now: () => clock.now() + slept };
    const { watch, askToContinue } = tab({ clock: woken });
    watch.start();
    slept = LIMIT_MS;
    watch.noteActivity();
    expect(askToContinue).toHaveBeenCalledOnce();
  });

  it("does not ask without a limit", () => {
    const { watch, clock, askToContinue } = tab({ limitMs: 0 });
    watch.start();
    clock.pass(LIMIT_MS * 3);
    watch.noteActivity();
    expect(askToContinue).not.toHaveBeenCalled();
  });
});
