import { createHash } from "node:crypto";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { demoNews } from "./demo-news.ts";

/** Id of the demo news in the table of seeded collections. */
const SEEDED_AS = "5eed0000-0000-4000-8000-000000000000";

/**
 * Publishes the demo news with this day. Seeded items are not seeded again after administrators changed them.
 */
export async function seedNews(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await db.transaction().execute(async (trx) => {
    for (const [at, { id, title, body, translations }] of demoNews.entries()) {
      const sha256 = createHash("sha256").update(body).digest("hex");
      const marked = await trx
        .insertInto("seeded_documents")
        .values({ collection_id: SEEDED_AS, source_key: id, sha256 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (marked.numInsertedOrUpdatedRows !== 1n) continue;
      // Keeps their order; items that are published by hand on that day are newer.
      const version = `${day}T00:00:00.${String(demoNews.length - at).padStart(3, "0")}Z`;
      await trx
        .insertInto("news")
        .values({
          id,
          version,
          title,
          body,
          translations: toJsonb(translations),
          published_on: day,
          roles: [],
          brands: [],
          changed_by: null,
          changed_at: now,
        })
        .execute();
    }
  });
}
