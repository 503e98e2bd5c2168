import type { Brand, Language } from "@metatron/contract/enums";
import type { NewsTranslations } from "@metatron/contract/news/news";
import type { Role } from "@metatron/contract/roles";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface NewsTable {
  id: string;
  version: string;
  /** In the language that the item was written in. */
  title: string;
  body: string;
  language: Generated<Language>;
  translations: ColumnType<NewsTranslations, string | undefined, string>;
  /** As `YYYY-MM-DD`; null is a draft. */
  published_on: ColumnType<string | null, string | null, string | null>;
  roles: readonly Role[];
  brands: readonly Brand[];
  is_must_read: Generated<boolean>;
  changed_by: string | null;
  /** The version that was announced by web pushes; null if none was. */
  pushed_version: ColumnType<string | null, string | null | undefined, string | null>;
  changed_at: Timestamp;
}

export interface NewsAcknowledgementsTable {
  news_id: string;
  person_id: string;
  at: Timestamp;
}

export interface NewsPicturesTable {
  id: string;
  object_key: string;
  type: string;
  size: number;
  created_by: string;
  created_at: Timestamp;
}

export interface PersonSettingsTable {
  person_id: string;
  key: string;
  value: ColumnType<unknown, string, string>;
  changed_at: Timestamp;
}
