import type { FileFailure, FileSource, FileStatus, UploadPurpose } from "@metatron/contract/files/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** What an id that owns files is; the database lets each id be one of them for good. */
export type OwnerKind = "conversation" | "assistant";

export interface OwnerIdsTable {
  id: string;
  kind: OwnerKind;
}

/** One row: this installation, by the id that its objects lie under. */
export interface InstallationTable {
  id: Generated<string>;
  is_only: Generated<boolean>;
  /** When its mark was put into the storage; null before the first search for orphans. */
  marked_at: Date | null;
}

export interface FilesTable {
  id: string;
  person_id: string;
  purpose: UploadPurpose;
  /** A conversation's or an assistant's id, which is the collection that its passages are searched in. */
  owner_id: string | null;
  /** Computed from the purpose. */
  owner_kind: ColumnType<OwnerKind | null, never, never>;
  name: string;
  type: string;
  size: number;
  sha256: string | null;
  object_key: string;
  /** Of a multipart upload to S3 under way. */
  upload_id: string | null;
  status: FileStatus;
  reason: FileFailure | null;
  /** The process that reads it now, as `writers` knows it: one that was replaced here has no say any more. */
  reading_id: string | null;
  /** This reading among all that the process has begun: a file that was replaced is read again by the same process. */
  reading_token: Generated<string | null>;
  /** How often its reading began since it was last read or put here. */
  attempts: Generated<number>;
  pages: number | null;
  pages_done: number | null;
  num_chars: number | null;
  num_chunks: number | null;
  num_tokens: number | null;
  title: string | null;
  document_owner: string | null;
  revision: string | null;
  /** As `YYYY-MM-DD`. */
  valid_from: string | null;
  valid_until: string | null;
  supersedes: string | null;
  source: Generated<FileSource>;
  source_key: string | null;
  source_changed_at: Date | null;
  url: string | null;
  create_at: Timestamp;
  updated_at: Timestamp;
}

export interface FileDuplicatesTable {
  id: string;
  person_id: string;
  file_id: string;
}

/** `start` and `end` are offsets into the text. */
export interface TextBlock {
  kind: "heading" | "paragraph" | "list" | "table" | "note" | "code";
  level?: number;
  start: number;
  end: number;
  page: number | null;
}

export interface FileTextsTable {
  file_id: string;
  text: string;
  page_starts: Json<readonly number[]>;
  blocks: Json<readonly TextBlock[]>;
}
