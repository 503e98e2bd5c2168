import type { TrackedEvent } from "@metatron/contract/usage-events/usage-events";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";

/** Idempotent: ids come from the browser, so a repeated batch is stored once. */
export async function recordEvents(db: Db, personId: string, events: readonly TrackedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, name, at, props }) => ({
    id,
    person_id: personId,
    name,
    at,
    props: toJsonb(props ?? {}),
  }));
  await db
    .insertInto("usage_events")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
