import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { readDashboard } from "../apps/server/src/modules/dashboard/read-dashboard.ts";
import { rollUp } from "../apps/server/src/modules/dashboard/roll-up.ts";
import { findGaps } from "../apps/server/src/modules/gaps/find-gaps.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { fillReports } from "./fill-reports.ts";

/**
 * How long the dashboard takes over a year with 1 million events and 200,000 messages, how long counting them takes,
 * beside the same sums over the rows themselves; on the embedded database and on a PostgreSQL of its own. A part's name
 * (`postgres`, `embedded`) leaves out the other. Prints one JSON object.
 */
const SIZE = { people: 5000, days: 365, visits: 50_000, eventsEach: 20, turnsEach: 2 };
const SAMPLES = 20;

/** Only people and messages by month, straight from the rows: the baseline of a dashboard without counts. */
const OVER_ROWS = `
  select date_trunc('month', at) as month, count(distinct person_id), count(*)
  from (
    select at, person_id from usage_events
    union all select m.created_at, m.person_id from messages m join conversations c on c.id = m.conversation_id
  ) rows group by 1`;

const PARTS = {
  postgres: onPostgres,
  embedded: () => onDatabase(undefined),
};

const only = process.argv.slice(2);
const figures: Record<string, object> = {
  size: { ...SIZE, events: SIZE.visits * SIZE.eventsEach, messages: SIZE.visits * SIZE.turnsEach * 2 },
};
for (const [name, measurePart] of Object.entries(PARTS)) {
  if (only.length === 0 || only.includes(name)) figures[name] = await measurePart();
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

async function onPostgres() {
  const server = await startPostgres();
  try {
    return await onDatabase(server.url("postgres"));
  } finally {
    await server.stop();
  }
}

async function onDatabase(url: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-bench-"));
  const database = await openDatabase({ url, dataDir });
  try {
    return await measure(database);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(database: Database) {
  const { db, pool } = database;
  await fillReports(database, SIZE);
  const firstCountSeconds = await secondsOf(() => rollUp(db));
  await pool.query("vacuum (analyze)");
  const nextCountSeconds = await secondsOf(() => rollUp(db));
  const findGapsSeconds = await secondsOf(() => findGaps(db));
  const today = new Date().toISOString().slice(0, 10);
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const spans = {
    week_by_day: { from: before(6), to: today, by: "day" },
    month_by_day: { from: before(29), to: today, by: "day" },
    year_by_month: { from: before(364), to: today, by: "month" },
    year_by_week: { from: before(364), to: today, by: "week" },
    year_by_day: { from: before(364), to: today, by: "day" },
  } as const;
  const milliseconds: Record<string, object> = {};
  for (const [name, span] of Object.entries(spans))
    milliseconds[name] = await timesOf(() => readDashboard(db, span));
  const overRowsSeconds = await secondsOf(() => pool.query(OVER_ROWS));
  return { firstCountSeconds, nextCountSeconds, findGapsSeconds, milliseconds, overRowsSeconds };
}

async function timesOf(call: () => Promise<object>) {
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const started = performance.now();
    JSON.stringify(await call());
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(SAMPLES - 1, Math.floor(SAMPLES * share))] ?? 0);
  return { p50: at(0.5), most: at(1) };
}

async function secondsOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return Number(((performance.now() - started) / 1000).toFixed(2));
}
