import type { Language } from "@metatron/contract/enums";
import type { NewsItem } from "@metatron/contract/news/news";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { isForReader, type NewsReader } from "./news-audience.ts";

const MOST_SHOWN = 50;
const NOTHING_YET = "0";

/** The items for this reader, newest first, and the version that the unseen badge compares. */
export async function listNews(
  db: Db,
  reader: NewsReader,
  language: Language,
): Promise<{ version: string; items: NewsItem[] }> {
  const { rows: items } = await sql<NewsItem>`
    select id, version, coalesce(translations->${language}::text->>'title', title) as title,
      coalesce(translations->${language}::text->>'body', body) as body,
      case when translations ? ${language}::text then ${language}::text else language end as language,
      to_char(published_on, 'YYYY-MM-DD') as date, is_must_read as "mustRead",
      exists (select 1 from news_acknowledgements a where a.news_id = news.id and a.person_id = ${reader.personId})
        as acknowledged
    from news
    where ${isForReader(reader)}
    order by published_on desc, version desc
    limit ${MOST_SHOWN}`.execute(db);
  return { version: items[0]?.version ?? NOTHING_YET, items };
}
