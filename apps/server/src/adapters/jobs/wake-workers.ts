import { sql } from "kysely";
import type { Db } from "../db/index.ts";

const LOOK_EVERY_MS = 1000;

/**
 * Wakes the workers of queues that have jobs to run. One statement a second for all queues, instead of one for each of
 * dozens of workers: on the embedded database those took a noticeable part of a core, and questions waited for them.
 */
export function wakeWorkers(
  db: Db,
  { workersOf, wake }: { workersOf: ReadonlyMap<string, readonly string[]>; wake(workerId: string): void },
): { close(): Promise<void> } {
  // One look at a time: while the database is away, a look waits for its connection far longer than a second.
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOK_EVERY_MS);

  async function look() {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job where state < 'active' and start_after <= now()`
      .execute(db)
      // The workers poll as well, and report that the database is away.
      .catch(() => ({ rows: [] }));
    for (const { name } of rows) for (const id of workersOf.get(name) ?? []) wake(id);
  }

  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
