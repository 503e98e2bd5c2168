import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../../adapters/db/index.ts";

const LOOK_EVERY_MS = 1500;
const GIVE_UP_AFTER_LOOKS = 200;

/** Reports the progress of reading the demo documents until all are done or the wait is aborted. */
export async function watchSeeding(
  db: Db,
  { report, signal }: { report: (step: string) => void; signal: AbortSignal },
): Promise<void> {
  let told = "";
  for (let looks = 0; looks < GIVE_UP_AFTER_LOOKS && !signal.aborted; looks += 1) {
    const { all, read } = await readingState(db);
    const step = all > 0 ? `Demo documents read: ${read} of ${all}` : "";
    if (step !== told && (read < all || told !== "")) report(step);
    told = step;
    if (all > 0 && read === all) return;
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function readingState(db: Db): Promise<{ all: number; read: number }> {
  const { rows } = await sql<{ all: number; read: number }>`
    select count(*)::int as all, count(*) filter (where status in ('ready', 'failed'))::int as read
    from files where source = 'demo'`.execute(db);
  return rows[0] ?? { all: 0, read: 0 };
}
