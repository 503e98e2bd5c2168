import type { Brand } from "@metatron/contract/enums";
import { isExternal, type Role } from "@metatron/contract/roles";
import { type RawBuilder, sql } from "kysely";

export interface NewsReader {
  personId: string;
  roles: readonly string[];
  brand: Brand;
}

/** Whether a row of `news` shows this picture, in any of its languages. */
export const showsPicture = (pictureId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(position('picture:' || ${pictureId} in news.body) > 0
    or position('picture:' || ${pictureId} in news.translations::text) > 0)`;

/**
 * Whether a row of `news` is published for this reader; without roles it is for everyone except external
 * people.
 */
export function isForReader({ roles, brand }: Omit<NewsReader, "personId">): RawBuilder<boolean> {
  return sql<boolean>`(published_on is not null and published_on <= (now() at time zone 'utc')::date
    and case when roles = '{}' then ${!isExternal(roles)} else roles && ${[...roles]}::text[] end
    and (brands = '{}' or ${brand} = any(brands)))`;
}

const EXTERNAL: Role = "chat_metatron_user_external";

/**
 * The same for a device that takes web pushes, with the roles that its person was last seen with: `n`, `s` and `p`
 * are the rows of `news`, `push_subscriptions` and `people`.
 */
export const isForDevice = (): RawBuilder<boolean> => sql<boolean>`(
  case when n.roles = '{}' then not (${EXTERNAL} = any(p.roles)) else n.roles && p.roles end
  and (n.brands = '{}' or s.brand = any(n.brands)))`;
