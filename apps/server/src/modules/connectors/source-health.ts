import { type SourceFailure, sourceFailures } from "@metatron/contract/assistants/constants";
import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import type { Db } from "../../adapters/db/index.ts";
import { readSources } from "./sources.repo.ts";

const MOST_FAILURES = 50;

/** The state of each source of a collection, with the failed pages and the reasons. */
export async function sourceHealth(db: Db, collectionId: string): Promise<SourceHealth[]> {
  const sources = await readSources(db, collectionId);
  const items = await db
    .selectFrom("knowledge_items")
    .select(["kind", "source_key", "title", "url", "reason", "is_due", "taken_at"])
    .where("collection_id", "=", collectionId)
    .orderBy("title")
    .execute();
  return sources.map((source) => {
    const own = items.filter((item) => item.kind === source.kind && item.source_key === source.key);
    const failed = own.filter((item) => item.reason !== null);
    return {
      kind: source.kind,
      key: source.key,
      name: source.name,
      url: source.url,
      state: source.state,
      reason: source.reason === null ? null : failureOf(source.reason),
      lastSyncAt: source.last_sync_at?.toISOString() ?? null,
      lastAttemptAt: source.last_attempt_at?.toISOString() ?? null,
      pages: own.length,
      pagesDone: own.filter((item) => !item.is_due && item.reason === null).length,
      pagesFailed: failed.length,
      failures: failed
        .slice(0, MOST_FAILURES)
        .map(({ title, url, reason }) => ({ title, url, reason: failureOf(reason) })),
    };
  });
}

const failureOf = (reason: string | null): SourceFailure =>
  sourceFailures.find((known) => known === reason) ?? "internal";
