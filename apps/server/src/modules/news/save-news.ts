import type { ManagedNews, NewsDraft } from "@metatron/contract/news/news";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { listAllNews } from "./list-all-news.ts";

interface Saving {
  id: string;
  personId: string;
  draft: NewsDraft;
  now: Date;
}

/**
 * Creates or changes an item. A new day of publication is a new version, so that the item is unseen again.
 */
export async function saveNews(db: Db, { id, personId, draft, now }: Saving): Promise<ManagedNews> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: string; publishOn: string | null }>`
      select version, to_char(published_on, 'YYYY-MM-DD') as "publishOn" from news where id = ${id} for update`.execute(
      trx,
    );
    const [before] = rows;
    const isSameDay = before?.publishOn === draft.publishOn;
    const row = {
      version: before && isSameDay ? before.version : versionOf(draft.publishOn, now),
      title: draft.title,
      body: draft.body,
      language: draft.language,
      translations: toJsonb(translationsOf(draft)),
      published_on: draft.publishOn,
      roles: draft.roles,
      brands: draft.brands,
      is_must_read: draft.mustRead,
      changed_by: personId,
      changed_at: now,
    };
    await trx
      .insertInto("news")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: "news_saved",
      subjectType: "news",
      subjectId: id,
      details: {
        title: draft.title,
        publishOn: draft.publishOn,
        mustRead: draft.mustRead,
        languages: [draft.language, ...Object.keys(translationsOf(draft))],
      },
    });
  });
  const [saved] = await listAllNews(db, id);
  if (!saved) throw notFound();
  return saved;
}

/** Without the original language: two texts of one language would differ sooner or later. */
const translationsOf = ({ language, translations }: NewsDraft) =>
  Object.fromEntries(Object.entries(translations).filter(([each]) => each !== language));

/** Sorts by day and, within a day, by the time of the change. */
const versionOf = (publishOn: string | null, now: Date) =>
  publishOn === null ? "" : `${publishOn}${now.toISOString().slice(10)}`;
