import { CompiledQuery, sql } from "kysely";
import { PgBoss } from "pg-boss";
import type { BaseLogger } from "pino";
import type { z } from "zod";
import type { Database, Trx } from "../db/index.ts";

const DEFAULT_RETRIES = 5;
const DEFAULT_EXPIRY_SECONDS = 15 * 60;
/**
 * A running job is leased: its worker renews the lease, and a job whose worker died, or lost the database before it
 * could say how the job ended, is taken up by another one some 25 seconds later at most.
 */
const LEASE_SECONDS = 15;
const RENEW_EVERY_SECONDS = 5;
const LOOK_FOR_LOST_EVERY_SECONDS = 5;

/** A job that takes longer is cut off; its lease ends, and another worker takes it up. */
const CLOSE_WITHIN_MS = 2000;

/** What runs later: a name and the shape of its payload, in the module that knows the event. */
export interface Job<T extends object> {
  name: string;
  payload: z.ZodType<T>;
  retries?: number;
  expireInSeconds?: number;
  /** A cron line makes it run by itself, with an empty payload. */
  schedule?: string;
}

/** A job with what it does. Handlers may run twice: a failed batch runs finished jobs again. */
export interface JobHandler {
  job: Job<object>;
  concurrency: number;
  /** Maximum number of jobs of one group that run at once in this process; jobs of other groups are not held up. */
  perGroup?: number | undefined;
  handle(payload: unknown, jobId: string): Promise<void>;
}

export interface Jobs {
  send<T extends object>(job: Job<T>, payload: T, options?: SendOptions): Promise<void>;
  /** Makes the queues of these jobs; before it a job can't be sent inside a transaction. */
  declare(jobs: readonly Job<object>[]): Promise<void>;
  work(handlers: JobHandler[]): Promise<void>;
  /** Those of the payloads that no waiting or running job has: whatever they stand for would wait for ever. */
  missing<T extends object>(job: Job<T>, payloads: readonly T[]): Promise<T[]>;
  failures(limit: number): Promise<JobFailure[]>;
  check(): boolean;
  close(): Promise<void>;
}

export interface SendOptions {
  /** The job exists if and only if this transaction commits. */
  trx?: Trx;
  /** One waiting job of this key is enough. */
  key?: string;
  afterSeconds?: number;
  /** Whose job it is, where the handler shares its work out fairly. */
  group?: string | undefined;
}

export interface JobFailure {
  id: string;
  name: string;
  failedAt: Date;
  reason: string;
}

export interface JobsOptions {
  database: Database;
  log: BaseLogger;
  /** Whether this process looks after the queue (expiry, schedules) besides filling it. */
  supervise: boolean;
  /** While the product closes, a job that is cut off is no fault: it runs again after the next start. */
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
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // The embedded database belongs to this process alone: who held a lease before the start is gone.
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
    // A queue is looked up before its first use, and inside a transaction the one connection would be taken: a deadlock.
    await boss.cancel(job.name, crypto.randomUUID());
    known.add(job.name);
  }

  return {
    async declare(jobs) {
      for (const job of jobs) await ensureQueue(job);
    },
    async send(job, payload, { trx, key, afterSeconds, group } = {}) {
      // The embedded database has one connection, and the transaction holds it: the queue could never be made.
      if (trx && !known.has(job.name)) throw new Error(`The job ${job.name} was not declared.`);
      await ensureQueue(job);
      await boss.send(job.name, payload, {
        ...(key ? { singletonKey: key } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(group ? { group: { id: group } } : {}),
        ...(trx ? { db: inside(trx) } : {}),
      });
    },
    async work(handlers) {
      for (const { job, concurrency, perGroup, handle } of handlers) {
        await ensureQueue(job);
        await boss.work(
          job.name,
          {
            localConcurrency: concurrency,
            pollingIntervalSeconds: 1,
            heartbeatRefreshSeconds: RENEW_EVERY_SECONDS,
            // Counted in this process and not in the database: there a killed process would hold its group's place.
            ...(perGroup ? { localGroupConcurrency: perGroup } : {}),
          },
          async ([item]) => {
            if (!item) return;
            try {
              await handle(item.data, item.id);
            } catch (error) {
              const told = { err: error, job: job.name, jobId: item.id };
              if (isShuttingDown()) log.debug(told, "job cut off");
              else log.error(told, "job failed");
              throw error;
            }
          },
        );
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
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
    check: () => isRunning,
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS });
    },
  };
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
