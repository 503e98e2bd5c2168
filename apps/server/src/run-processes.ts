import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Server } from "node:http";
import { lockDataDir } from "./adapters/data-dir.ts";
import { listenForOperators, mergeMetrics } from "./adapters/metrics/index.ts";
import { createStreamHub } from "./adapters/streams/index.ts";
import { version } from "./config/browser.ts";
import type { Config } from "./config/config.ts";
import { gatherUnsaved } from "./gather-unsaved.ts";
import { createLog } from "./log.ts";
import type { ToPrimary, ToProcess } from "./processes-messages.ts";
import { createReadings } from "./read-processes.ts";
import type { RunningServer } from "./start-server.ts";

export const SLOT_VARIABLE = "METATRON_PROCESS";
/** A process that ends sooner than this after its start waits before the next start, longer each time. */
const SOON_MS = 10_000;
const MOST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;
/** Longer than a process takes to close by itself. */
const KILL_AFTER_MS = 9000;

/** One of the processes could not start; it has printed the reason. */
export class ProcessNotStarted extends Error {
  override name = "ProcessNotStarted";
}

interface Slot {
  number: number;
  worker: Worker;
  startedAt: number;
  isReady: boolean;
  /** Ends in a row that came soon after the start. */
  failures: number;
}

/** Serves with several processes behind one port (decision 92). This process only starts them and connects them. */
export async function runProcesses(config: Config): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL);
  const lock = lockDataDir(config.dataDir);
  const slots = new Map<number, Slot>();
  const hub = createStreamHub((number, message) => tell(number, { kind: "hub", message }));
  const readings = createReadings({ processes: () => [...slots.values()], tell });
  /** Slots that served once. */
  const started = new Set<number>();
  let operators: Server | undefined;
  let isClosing = false;
  let port = config.PORT;

  await gatherUnsaved(config.dataDir, config.processes);
  try {
    // The first one migrates and makes the keys in the data directory; the others find them.
    await start(1);
    await Promise.all(Array.from({ length: config.processes - 1 }, (_, index) => start(index + 2)));
    await watchByOperators();
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };

  async function watchByOperators() {
    if (config.METRICS_PORT === undefined) return;
    operators = await listenForOperators(
      {
        metrics: async () => mergeMetrics(await readings.metrics()),
        status: () => readings.status({ version, isClosing }),
      },
      { host: config.METRICS_HOST, port: config.METRICS_PORT },
    );
  }

  function tell(number: number, message: ToProcess) {
    const worker = slots.get(number)?.worker;
    if (worker?.isConnected()) worker.send(message, () => undefined);
  }

  /** Resolves when the process serves; rejects if it ends before. */
  function start(number: number, failures = 0): Promise<void> {
    const worker = cluster.fork({ [SLOT_VARIABLE]: String(number) });
    const slot: Slot = { number, worker, startedAt: Date.now(), isReady: false, failures };
    slots.set(number, slot);
    const ready = Promise.withResolvers<void>();
    worker.on("message", (message: ToPrimary) => {
      switch (message.kind) {
        case "hub":
          return hub.take(number, message.message);
        case "metrics":
          return readings.take(message.id, number, message.values);
        case "status":
          return readings.take(message.id, number, message.status);
        case "ready":
          slot.isReady = true;
          started.add(number);
          port = message.port;
          ready.resolve();
      }
    });
    worker.once("exit", (code, signal) => {
      hub.remove(number);
      slot.isReady = false;
      // The first start of a slot fails the whole start; a later one is tried again.
      if (!started.has(number)) ready.reject(new ProcessNotStarted());
      else if (!isClosing) startAgain(slot, { code, signal });
    });
    return ready.promise;
  }

  function startAgain(slot: Slot, end: { code: number; signal: string }) {
    const { number, startedAt } = slot;
    const failures = Date.now() - startedAt < SOON_MS ? slot.failures + 1 : 0;
    const waitMs = failures === 0 ? 0 : Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    log.error({ process: number, ...end, waitMs }, "a process ended and is started again");
    setTimeout(() => {
      if (!isClosing) start(number, failures).catch(() => undefined);
    }, waitMs);
  }

  async function close({ announce = false } = {}) {
    isClosing = true;
    const running = [...slots.values()].filter(({ worker }) => !worker.isDead());
    const ended = running.map(({ worker }) => once(worker, "exit"));
    for (const { number } of running) tell(number, { kind: "close", announce });
    const late = setTimeout(() => {
      for (const { worker } of running) worker.process.kill("SIGKILL");
    }, KILL_AFTER_MS);
    await Promise.all(ended);
    clearTimeout(late);
    await hub.close();
    operators?.close();
    operators?.closeAllConnections();
    lock.release();
  }
}
