import { defineHandler, type JobHandler } from "../../adapters/jobs/index.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";
import { refreshSources, syncSource } from "./sync-source.job.ts";

const MOST_AT_ONCE = 500;
/** A failed source may recover long before the next refresh. */
const AGAIN_AFTER_MINUTES = 20;

/** Queues the sources whose last attempt is older than this, longest wait first. */
export function refreshSourcesHandler({ db, jobs, outside }: ConnectorsDeps, everyHours: number): JobHandler {
  return defineHandler(refreshSources, async () => {
    const before = new Date(Date.now() - everyHours * 3_600_000);
    const kinds = (["confluence", "drive"] as const).filter((kind) => outside[kind]);
    if (kinds.length === 0 || everyHours === 0) return;
    const waiting = await db
      .selectFrom("knowledge_sources")
      .select(["collection_id", "kind", "key"])
      .where("kind", "in", kinds)
      .where((eb) =>
        eb.or([
          eb("last_attempt_at", "is", null),
          eb("last_attempt_at", "<", before),
          eb.and([
            eb("reason", "=", "unavailable"),
            eb("last_attempt_at", "<", minutesAgo(AGAIN_AFTER_MINUTES)),
          ]),
        ]),
      )
      .orderBy("last_attempt_at", (order) => order.asc().nullsFirst())
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { collection_id: collectionId, kind, key } of waiting) {
      await jobs.send(syncSource, { collectionId, kind, key }, { key: `${collectionId}/${kind}/${key}` });
    }
  });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Queues waiting or unfinished sources without a job, for example after an outage of the database. */
export async function resumeSources({ db, jobs }: Pick<ConnectorsDeps, "db" | "jobs">): Promise<number> {
  const unfinished = await db
    .selectFrom("knowledge_sources")
    .select(["collection_id", "kind", "key"])
    .where("state", "in", ["syncing", "waiting"])
    .orderBy("last_attempt_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const lost = await jobs.missing(
    syncSource,
    unfinished.map(({ collection_id: collectionId, kind, key }) => ({ collectionId, kind, key })),
  );
  for (const source of lost) await jobs.send(syncSource, source);
  return lost.length;
}
