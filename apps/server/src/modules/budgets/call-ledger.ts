import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { OutboundOutcome } from "../../adapters/models/index.ts";

const FLUSH_EVERY_MS = 5000;
const HOUR_MS = 60 * 60_000;
const MOST_WAITING = 10_000;

interface Health {
  calls: number;
  failures: number;
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailureCode: string | null;
}

export interface CallLedger {
  /** Records the outcome of an outbound call in memory until the next flush. */
  note(outcome: OutboundOutcome): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts the calls per model and hour, and the tokens of titles, rewrites and other calls that belong to no
 * answer.
 */
export function createCallLedger({ db, log }: { db: Db; log: BaseLogger }): CallLedger {
  /** Keyed by hour and model. */
  let health = new Map<string, Health>();
  let used: UsageRow[] = [];
  let writing = Promise.resolve();

  function note(outcome: OutboundOutcome) {
    const now = new Date();
    const key = `${Math.floor(now.getTime() / HOUR_MS) * HOUR_MS} ${outcome.model.id}`;
    const known = health.get(key) ?? { ...NOTHING };
    addOutcome(known, outcome, now);
    health.set(key, known);
    const row = usageRow(outcome, now);
    if (row && used.length < MOST_WAITING) used.push(row);
  }

  async function write() {
    const [seen, rows] = [health, used];
    if (seen.size === 0 && rows.length === 0) return;
    health = new Map();
    used = [];
    try {
      await writeHealth(db, seen);
      await writeUsage(db, rows);
    } catch (error) {
      log.warn({ err: error }, "calls to models could not be counted");
    }
  }

  function flush() {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    note,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const NOTHING: Health = {
  calls: 0,
  failures: 0,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailureCode: null,
};

function addOutcome(health: Health, outcome: OutboundOutcome, at: Date): void {
  health.calls += 1;
  if (outcome.isAnswered) {
    health.lastSuccessAt = at;
    return;
  }
  health.failures += 1;
  health.lastFailureAt = at;
  health.lastFailureCode = outcome.code;
}

type UsageRow = {
  person_id: string;
  purpose: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  seconds: number;
  cost: number | null;
  at: Date;
};

function usageRow(outcome: OutboundOutcome, at: Date): UsageRow | undefined {
  if (!outcome.isAnswered || !outcome.usage || !outcome.personId) return undefined;
  const { model, purpose, personId, seconds } = outcome;
  const { inputTokens, outputTokens } = outcome.usage;
  const { price } = model;
  const cost = price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : null;
  const tokens = { input_tokens: inputTokens, output_tokens: outputTokens };
  return { person_id: personId, purpose, model: model.id, ...tokens, seconds, cost, at };
}

async function writeHealth(db: Db, seen: ReadonlyMap<string, Health>): Promise<void> {
  const rows = [...seen].map(([key, health]) => {
    const [hour = ""] = key.split(" ", 1);
    return { model: key.slice(hour.length + 1), hour: new Date(Number(hour)), ...health };
  });
  if (rows.length === 0) return;
  await sql`
    insert into model_health as h
      (model, hour, calls, failures, last_success_at, last_failure_at, last_failure_code)
    select i.model, i.hour, i.calls, i.failures, i."lastSuccessAt", i."lastFailureAt", i."lastFailureCode"
    from jsonb_to_recordset(${toJsonb(rows)}::jsonb) as i(
      model text, hour timestamptz, calls integer, failures integer,
      "lastSuccessAt" timestamptz, "lastFailureAt" timestamptz, "lastFailureCode" text)
    order by i.model, i.hour
    on conflict (model, hour) do update set
      calls = h.calls + excluded.calls,
      failures = h.failures + excluded.failures,
      last_success_at = greatest(h.last_success_at, excluded.last_success_at),
      last_failure_at = greatest(h.last_failure_at, excluded.last_failure_at),
      last_failure_code = coalesce(excluded.last_failure_code, h.last_failure_code)`.execute(db);
}

async function writeUsage(db: Db, rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("model_usage")
    .values(rows.map((row) => ({ ...row, message_id: null })))
    .execute();
}
