import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { isForReader, type NewsReader } from "./news-audience.ts";

/** Idempotent: the time of the first acknowledgement stays. */
export async function acknowledgeNews(db: Db, newsId: string, reader: NewsReader): Promise<void> {
  const { rows } = await sql`
    select 1 from news where id = ${newsId} and is_must_read and ${isForReader(reader)}`.execute(db);
  if (rows.length === 0) throw notFound();
  await db
    .insertInto("news_acknowledgements")
    .values({ news_id: newsId, person_id: reader.personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
