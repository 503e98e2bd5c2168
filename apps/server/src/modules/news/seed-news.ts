import { createHash } from "node:crypto";
import type { Db } from "../../adapters/db/index.ts";
import { demoNews } from "./demo-news.ts";

/** Stands for the collection of the demo news among what was seeded. */
const SEEDED_AS = "5eed0000-0000-4000-8000-000000000000";

/** Publishes the demo news of this day; what was seeded once stays as administrators left it. */
export async function seedNews(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await db.transaction().execute(async (trx) => {
    for (const [at, { id, title, body }] of demoNews.entries()) {
      const sha256 = createHash("sha256").update(body).digest("hex");
      const marked = await trx
        .insertInto("seeded_documents")
        .values({ collection_id: SEEDED_AS, source_key: id, sha256 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (marked.numInsertedOrUpdatedRows !== 1n) continue;
      // Their order among themselves; whatever is published by hand that day is newer.
      const version = `${day}T00:00:00.${String(demoNews.length - at).padStart(3, "0")}Z`;
      await trx
        .insertInto("news")
        .values({
          id,
          version,
          title,
          body,
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
