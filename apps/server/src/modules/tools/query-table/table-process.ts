import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { startTableProcess } from "./start-process.ts";
import type { QueryResult, TableDescription, TableOrder, TableReport } from "./table-messages.ts";

export type TableAnswer =
  | { kind: "tables"; tables: readonly TableDescription[] }
  | { kind: "result"; result: QueryResult };

export interface TableProcessLimits {
  /** Processes at once; other calls wait. */
  atOnce: number;
  loadMs: number;
  queryMs: number;
}

export const DEFAULT_LIMITS: TableProcessLimits = { atOnce: 2, loadMs: 30_000, queryMs: 5000 };

export type AnswerFromTables = (order: TableOrder, signal: AbortSignal) => Promise<TableAnswer>;

/**
 * Answers each order in a process of its own, which ends with its answer: no call sees another call's
 * tables, and a runaway query is killed without a trace in the server.
 */
export function createTableProcesses(limits: TableProcessLimits = DEFAULT_LIMITS): AnswerFromTables {
  let free = limits.atOnce;
  const waiting: (() => void)[] = [];

  return async (order, signal) => {
    await takePlace(signal);
    try {
      return await answerInProcess(order, limits, signal);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };

  async function takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal.reason);
    };
    waiting.push(resolve);
    signal.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal.removeEventListener("abort", leave));
  }
}

async function answerInProcess(
  order: TableOrder,
  limits: TableProcessLimits,
  signal: AbortSignal,
): Promise<TableAnswer> {
  const child = startTableProcess();
  const { promise, resolve, reject } = Promise.withResolvers<TableAnswer>();
  const stop = () => reject(signal.reason);
  let timer = setTimeout(() => reject(new Error(TOO_LARGE)), limits.loadMs);
  signal.addEventListener("abort", stop, { once: true });
  child.once("error", () => reject(new Error(NOT_STARTED)));
  child.once("exit", () => reject(new Error(ENDED)));
  child.on("message", (report: TableReport) => {
    switch (report.kind) {
      case "ready":
        // Without a callback, a process that is already gone would emit an error event for each message.
        child.send(order, (error) => error && reject(new Error(ENDED)));
        return;
      case "loaded":
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error(TOO_SLOW(limits.queryMs))), limits.queryMs);
        return;
      case "refused":
        return reject(new Error(report.sentence));
      case "tables":
      case "result":
        return resolve(report);
    }
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    await end(child);
  }
}

/** A running query holds back every other signal. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const TOO_SLOW = (ms: number) =>
  `The query took longer than ${ms / 1000} seconds and was stopped. Filter or group the rows first, and join on equal columns.`;
const TOO_LARGE = "The tables are too large to be loaded. Name fewer files.";
const ENDED = "The query was stopped because it needed too much memory. Filter or group the rows first.";
const NOT_STARTED = "The process for table queries can't be started on this server.";
