import type { Brand, Language } from "@metatron/contract/enums";
import type { ManagedNews, NewsTranslations } from "@metatron/contract/news/news";
import { roles as knownRoles, type Role } from "@metatron/contract/roles";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

const EXTERNAL: Role = "chat_metatron_user_external";
const MOST_LISTED = 500;

interface Row {
  id: string;
  version: string;
  title: string;
  body: string;
  language: Language;
  translations: NewsTranslations;
  publishOn: string | null;
  roles: string[];
  brands: Brand[];
  mustRead: boolean;
  changedAt: Date;
  acknowledged: number;
  audience: number;
}

/** Drafts first, then by day; `newsId` selects one item. */
export async function listAllNews(db: Db, newsId?: string): Promise<ManagedNews[]> {
  // People are counted by role only, because it is unknown which brand each of them uses.
  const { rows } = await sql<Row>`
    select n.id, n.version, n.title, n.body, n.language, n.translations,
      to_char(n.published_on, 'YYYY-MM-DD') as "publishOn",
      n.roles, n.brands, n.is_must_read as "mustRead", n.changed_at as "changedAt",
      (select count(*)::int from news_acknowledgements a where a.news_id = n.id) as acknowledged,
      (select count(*)::int from people p where case when n.roles = '{}' then not (${EXTERNAL} = any(p.roles))
        else p.roles && n.roles end) as audience
    from news n
    where ${newsId ?? null}::uuid is null or n.id = ${newsId ?? null}::uuid
    order by n.published_on desc nulls first, n.version desc, n.changed_at desc
    limit ${MOST_LISTED}`.execute(db);
  return rows.map((row) => ({
    ...row,
    roles: knownRoles.filter((role) => row.roles.includes(role)),
    changedAt: row.changedAt.toISOString(),
  }));
}
