import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into the server that is measured, before anything else: how long its event loop was held. `blockedMs` counts
 * the processor time that the loop's own thread spent in one go, `lateMs` also what it waited for a processor.
 */
const EVERY_MS = 5;
const WRITE_EVERY_MS = 200;
const file = process.env.LOOP_WATCH_FILE;

if (isMainThread && file) {
  let last = performance.now();
  let lastCpu = threadMs();
  let worst = { blockedMs: 0, lateMs: 0 };
  process.on("SIGUSR2", () => {
    worst = { blockedMs: 0, lateMs: 0 };
  });
  setInterval(() => {
    const [now, cpu] = [performance.now(), threadMs()];
    worst.lateMs = Math.max(worst.lateMs, now - last - EVERY_MS);
    worst.blockedMs = Math.max(worst.blockedMs, cpu - lastCpu);
    last = now;
    lastCpu = cpu;
  }, EVERY_MS).unref();
  setInterval(() => writeFileSync(file, JSON.stringify(worst)), WRITE_EVERY_MS).unref();
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
