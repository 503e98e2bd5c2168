import { CompiledQuery, sql } from "kysely";
import { PgBoss } from "pg-boss";
import type { BaseLogger } from "pino";
import type { z } from "zod";
import type { Database, Trx } from "../db/index.ts";
import { carriedTrace, inSpan } from "../tracing/index.ts";
import { wakeWorkers } from "./wake-workers.ts";

const DEFAULT_RETRIES = 5;
const DEFAULT_EXPIRY_SECONDS = 15 * 60;
/**
 * A running job is leased, and its worker renews the lease. A job whose worker died, or lost the database
 * before it could report the result, is picked up by another worker at most 25 seconds later.
 */
const LEASE_SECONDS = 15;
const RENEW_EVERY_SECONDS = 5;
const LOOK_FOR_LOST_EVERY_SECONDS = 5;

/** Only a fallback: workers are woken when there is a job for them. */
const POLL_EVERY_SECONDS = 30;

/** A job that takes longer at shutdown is cut off. Its lease expires, and another worker picks it up. */
const CLOSE_WITHIN_MS = 2000;

/** A kind of background job: its name and payload schema, defined in the module that knows the event. */
export interface Job<T extends object> {
  name: string;
  payload: z.ZodType<T>;
  retries?: number;
  expireInSeconds?: number;
  /** Cron expression. A scheduled job runs with an empty payload. */
  schedule?: string;
}

/** A job and its handler. Handlers must be idempotent: a failed batch runs its finished jobs again. */
export interface JobHandler {
  job: Job<object>;
  concurrency: number;
  /** Maximum number of jobs of one group that run at once in this process; jobs of other groups are not held up. */
  perGroup?: number | undefined;
  handle(payload: unknown, jobId: string): Promise<void>;
}

export interface Jobs {
  send<T extends object>(job: Job<T>, payload: T, options?: SendOptions): Promise<void>;
  /** Creates the queues of these jobs. A job that was not declared can't be sent inside a transaction. */
  declare(jobs: readonly Job<object>[]): Promise<void>;
  work(handlers: JobHandler[]): Promise<void>;
  /**
   * Returns the payloads for which no job is waiting or running, and which would otherwise never be
   * processed.
   */
  missing<T extends object>(job: Job<T>, payloads: readonly T[]): Promise<T[]>;
  failures(limit: number): Promise<JobFailure[]>;
  /** Jobs that could run now, by name, and how long the oldest of them has been waiting. */
  waiting(): Promise<WaitingJobs[]>;
  check(): boolean;
  close(): Promise<void>;
}

export interface SendOptions {
  /** The job exists if and only if this transaction commits. */
  trx?: Trx;
  /** While a job with this key is waiting, another one is not added. */
  key?: string;
  afterSeconds?: number;
  /** The owner of the job, for handlers that share their capacity fairly between owners. */
  group?: string | undefined;
}

export interface JobFailure {
  id: string;
  name: string;
  failedAt: Date;
  reason: string;
}

export interface WaitingJobs {
  name: string;
  jobs: number;
  oldestSeconds: number;
}

export interface JobsOptions {
  database: Database;
  log: BaseLogger;
  /** Whether this process also maintains the queue (expiry, schedules). */
  supervise: boolean;
  /** During shutdown a job that is cut off is not an error: it runs again after the next start. */
  isShuttingDown?: () => boolean;
}

export function defineHandler<T extends object>(
  job: Job<T>,
  handle: (payload: T, jobId: string) => Promise<void>,
  concurrency = 1,
  perGroup?: number,
): JobHandler {
  return {
    job,
    concurrency,
    perGroup,
    handle: (payload, jobId) => handle(job.payload.parse(payload), jobId),
  };
}

export async function startJobs({
  database,
  log,
  supervise,
  isShuttingDown = () => false,
}: JobsOptions): Promise<Jobs> {
  const { pool, db } = database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: LOOK_FOR_LOST_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_EVERY_SECONDS,
  });
  let isRunning = true;
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  boss.on("stopped", () => {
    isRunning = false;
  });
  await boss.start();
  const known = new Set<string>();
  const workersOf = new Map<string, string[]>();
  let waking: ReturnType<typeof wakeWorkers> | undefined;
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // The embedded database belongs to this process alone, so every holder of an older lease has exited.
  if (supervise && database.kind === "embedded") await endLeases(db);

  async function ensureQueue(job: Job<object>) {
    if (known.has(job.name)) return;
    const options = {
      retryLimit: job.retries ?? DEFAULT_RETRIES,
      retryBackoff: true,
      retryDelay: 1,
      expireInSeconds: job.expireInSeconds ?? DEFAULT_EXPIRY_SECONDS,
      heartbeatSeconds: LEASE_SECONDS,
    };
    const made = existing.get(job.name);
    if (!made) await boss.createQueue(job.name, options);
    else if (made.heartbeatSeconds !== LEASE_SECONDS) await boss.updateQueue(job.name, options);
    // pg-boss looks a queue up before its first use, unless it read the queue at its start and the queue was not
    // changed since. Inside a transaction on the only connection that lookup would deadlock.
    if (made?.heartbeatSeconds !== LEASE_SECONDS) await boss.cancel(job.name, crypto.randomUUID());
    known.add(job.name);
  }

  return {
    async declare(jobs) {
      for (const job of jobs) await ensureQueue(job);
    },
    async send(job, payload, { trx, key, afterSeconds, group } = {}) {
      // The transaction holds the only connection of the embedded database, so creating the queue here would
      // deadlock.
      if (trx && !known.has(job.name)) throw new Error(`The job ${job.name} was not declared.`);
      await ensureQueue(job);
      await boss.send(job.name, withTrace(payload), {
        ...(key ? { singletonKey: key } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(group ? { group: { id: group } } : {}),
        ...(trx ? { db: inside(trx) } : {}),
      });
    },
    async work(handlers) {
      for (const { job, concurrency, perGroup, handle } of handlers) {
        await ensureQueue(job);
        // A worker can be woken only by the id of its own call. With a limit per group, a call has as many workers as
        // the limit, and the first of them is woken.
        const atOnce = perGroup ?? 1;
        for (let started = 0; started < concurrency; started += atOnce) {
          const workerId = await boss.work(
            job.name,
            {
              localConcurrency: Math.min(atOnce, concurrency - started),
              pollingIntervalSeconds: POLL_EVERY_SECONDS,
              heartbeatRefreshSeconds: RENEW_EVERY_SECONDS,
              // Counted per process and not in the database, where a killed process would keep its group's slot
              // occupied.
              ...(perGroup ? { localGroupConcurrency: perGroup } : {}),
            },
            async ([item]) => {
              if (!item) return;
              try {
                const { payload, parent } = withoutTrace(item.data);
                const attributes = { "metatron.job": job.name, "metatron.job_id": item.id };
                await inSpan({ name: `job ${job.name}`, kind: "consumer", attributes, parent }, () =>
                  handle(payload, item.id),
                );
              } catch (error) {
                const details = { err: error, job: job.name, jobId: item.id };
                if (isShuttingDown()) log.debug(details, "job cut off");
                else log.error(details, "job failed");
                throw error;
              }
            },
          );
          workersOf.set(job.name, [...(workersOf.get(job.name) ?? []), workerId]);
        }
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
      waking ??= wakeWorkers(db, { workersOf, wake: (id) => boss.notifyWorker(id) });
    },
    async missing(job, payloads) {
      if (payloads.length === 0) return [];
      const { rows } = await sql<{ at: number }>`
        select given.at::int as at from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)
          with ordinality as given (payload, at)
        where not exists (
          select 1 from pgboss.job
          where name = ${job.name} and state in ('created', 'retry', 'active') and data @> given.payload)
        order by given.at`.execute(db);
      return rows.flatMap(({ at }) => payloads[at - 1] ?? []);
    },
    async failures(limit) {
      const { rows } = await sql<JobFailure>`
        select id, name, completed_on as "failedAt", coalesce(output ->> 'message', 'unknown') as reason
        from pgboss.job where state = 'failed' order by completed_on desc limit ${limit}`.execute(db);
      return rows;
    },
    async waiting() {
      const { rows } = await sql<WaitingJobs>`
        select name, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
        from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`.execute(
        db,
      );
      return rows;
    },
    check: () => isRunning,
    async close() {
      await waking?.close();
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS });
    },
  };
}

/** Travels in the payload, because the queue has no other column for it. */
const TRACE_KEY = "_traceparent";

function withTrace(payload: object): object {
  const parent = carriedTrace();
  return parent === undefined ? payload : { ...payload, [TRACE_KEY]: parent };
}

/** Also without tracing in this process: the process that sent the job may trace. */
function withoutTrace(data: unknown): { payload: unknown; parent: string | undefined } {
  if (typeof data !== "object" || data === null || !(TRACE_KEY in data))
    return { payload: data, parent: undefined };
  const { [TRACE_KEY]: parent, ...payload } = data;
  return { payload, parent: typeof parent === "string" ? parent : undefined };
}

async function endLeases(db: Database["db"]): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 day'
    where state = 'active' and heartbeat_seconds is not null`.execute(db);
}

function inside(trx: Trx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
