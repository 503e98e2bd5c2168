import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "./adapters/db/index.ts";
import { createLog } from "./log.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newLog() {
  const lines: { msg: string; heldBack?: number }[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

it("logs an outage of the database once a second, with the number of suppressed lines", () => {
  const { log, lines } = newLog();
  const err = new Error("the journal failed", { cause: new DatabaseUnavailable("away") });
  for (let n = 0; n < 20; n += 1) {
    log.warn({ err }, "outage");
    vi.advanceTimersByTime(100);
  }
  // As pg-boss emits it: a copy that is not an Error.
  log.error({ err: { name: "DatabaseUnavailable", message: "away" } }, "job queue error");
  expect(lines.map(({ msg, heldBack }) => [msg, heldBack])).toEqual([
    ["outage", 0],
    ["outage", 9],
    ["job queue error", 9],
  ]);
});

it("suppresses nothing else", () => {
  const { log, lines } = newLog();
  for (let n = 0; n < 3; n += 1) log.error({ err: new Error("ours") }, "fault");
  log.info("plain");
  expect(lines.map(({ msg }) => msg)).toEqual(["fault", "fault", "fault", "plain"]);
});
