import type { HandoverOrigin, HandoverSection, HandoverState } from "@metatron/contract/handovers/constants";
import type { HandoverSource } from "@metatron/contract/handovers/handover";
import type { Role } from "@metatron/contract/roles";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface StoredPoint {
  id: string;
  section: HandoverSection;
  text: string;
  /** The giver and time of the first hand-over of a point that was carried on. */
  origin: { by: string; at: string } | null;
}

/** `ownerId`: the person whose conversation or case it is; it opens for this person alone. */
export type StoredSource = HandoverSource & { ownerId: string };

/** The sources of each point, by the point's id. */
export type StoredSources = Record<string, StoredSource[]>;

export interface HandoversTable {
  id: string;
  giver_id: string;
  state: HandoverState;
  origin: HandoverOrigin;
  version: number;
  from_at: Timestamp;
  to_at: Timestamp;
  role: Role | null;
  base: string | null;
  base_key: string | null;
  emails: string[];
  points: ColumnType<StoredPoint[], string, string>;
  point_ids: string[];
  sources: ColumnType<StoredSources, string, string>;
  conversation_ids: string[];
  case_ids: string[];
  missing: number;
  created_at: Timestamp;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  listed_at: Timestamp;
}

export interface HandoverReceiptsTable {
  handover_id: string;
  person_id: string;
  at: Timestamp;
}

export interface HandoverClosingsTable {
  point_id: string;
  handover_id: string;
  person_id: string;
  at: Timestamp;
}
