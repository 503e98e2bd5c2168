import type { Brand, Language } from "@metatron/contract/enums";
import type { PushKind } from "@metatron/contract/push/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Where a device of a person takes web pushes. */
export interface PushSubscriptionsTable {
  /** Derived from the endpoint, so that a device has one row. */
  id: string;
  person_id: string;
  /** The session of the device, as `person_devices` knows it; null if the provider names no sessions. */
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  brand: Brand;
  language: Language;
  created_at: Timestamp;
  renewed_at: Timestamp;
}

/** Pushes that are not sent yet. */
export interface PushesTable {
  id: Generated<string>;
  subscription_id: string;
  kind: PushKind;
  /** The conversation, the case or the news item. */
  subject_id: string;
  /** The ended answer: a reader who gets its end needs no push. */
  answer_id: string | null;
  due_at: Timestamp;
  tries: Generated<number>;
  created_at: Timestamp;
}
