/** One interval for every stream: a timer each would cost more than the answers they carry. */
const SLOT_MS = 5;
const SLOTS = 1024;

type Entry = { dueAt: number; fire: () => void };

export type TimerWheel = {
  at(dueAt: number, fire: () => void): void;
  after(delayMs: number, fire: () => void): void;
  stop(): void;
};

export function createTimerWheel(): TimerWheel {
  const slots: Entry[][] = Array.from({ length: SLOTS }, () => []);
  let waiting = 0;
  let reached = slotOf(performance.now());
  let interval: NodeJS.Timeout | undefined;

  function at(dueAt: number, fire: () => void) {
    if (!interval) {
      reached = slotOf(performance.now());
      interval = setInterval(advance, SLOT_MS);
    }
    // What is already due goes to the next slot, or it would wait for a whole turn of the wheel.
    const slot = Math.max(slotOf(dueAt), reached + 1);
    slots[slot % SLOTS]?.push({ dueAt: slot * SLOT_MS, fire });
    waiting += 1;
  }

  function advance() {
    const now = slotOf(performance.now());
    while (reached < now) {
      reached += 1;
      fireSlot(reached);
    }
    if (waiting === 0) stop();
  }

  function fireSlot(slot: number) {
    const entries = slots[slot % SLOTS] ?? [];
    if (entries.length === 0) return;
    slots[slot % SLOTS] = [];
    for (const entry of entries) {
      if (slotOf(entry.dueAt) > slot) {
        slots[slot % SLOTS]?.push(entry);
        continue;
      }
      waiting -= 1;
      entry.fire();
    }
  }

  function stop() {
    clearInterval(interval);
    interval = undefined;
  }

  return { at, after: (delayMs, fire) => at(performance.now() + delayMs, fire), stop };
}

function slotOf(timeMs: number): number {
  return Math.floor(timeMs / SLOT_MS);
}
