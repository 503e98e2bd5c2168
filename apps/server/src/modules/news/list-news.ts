import type { Brand } from "@metatron/contract/enums";
import type { NewsItem } from "@metatron/contract/product";
import { isExternal } from "@metatron/contract/roles";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

const MOST_SHOWN = 50;
const NOTHING_YET = "0";

export interface NewsReader {
  roles: readonly string[];
  brand: Brand;
}

/** What is meant for this reader, newest first, and the version that the unseen badge is compared with. */
export async function listNews(
  db: Db,
  { roles, brand }: NewsReader,
): Promise<{ version: string; items: NewsItem[] }> {
  const { rows: items } = await sql<NewsItem>`
    select id, version, title, body, to_char(published_on, 'YYYY-MM-DD') as date
    from news
    where case when roles = '{}' then ${!isExternal(roles)} else roles && ${[...roles]}::text[] end
      and (brands = '{}' or ${brand} = any(brands))
    order by published_on desc, version desc
    limit ${MOST_SHOWN}`.execute(db);
  return { version: items[0]?.version ?? NOTHING_YET, items };
}
