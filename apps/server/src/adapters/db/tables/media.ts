import type { ImageStyle } from "@metatron/contract/images/constants";
import type { QuotaKind } from "@metatron/contract/quotas/constants";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface ImagesTable {
  file_id: string;
  person_id: string;
  /** The id of the request. A repeated request creates only the missing images. */
  request_id: string;
  ordinal: number;
  prompt: string;
  style: ImageStyle | null;
  model: string;
  is_demo: boolean;
  width: number;
  height: number;
  conversation_id: string | null;
  create_at: Timestamp;
}

export interface MediaUsageTable {
  person_id: string;
  /** As `YYYY-MM-DD`, in UTC. */
  day: string;
  kind: Exclude<QuotaKind, "stored" | "message" | "tokens">;
  amount: number;
}

export interface SpeechCacheTable {
  key: string;
  type: string;
  size: number;
  used_at: Timestamp;
}
