import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";

/** Deletes the item with its acknowledgements; the next sweep deletes its pictures. */
export async function deleteNews(db: Db, { id, personId }: { id: string; personId: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("news").where("id", "=", id).returning("title").executeTakeFirst();
    if (!gone) throw notFound();
    await recordAudit(trx, {
      actorId: personId,
      action: "news_deleted",
      subjectType: "news",
      subjectId: id,
      details: { title: gone.title },
    });
  });
}
