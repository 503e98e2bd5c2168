import type { FileFailure, FileSource, FileStatus, UploadPurpose } from "@metatron/contract/files/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** The kind of an id that owns files. The database never allows an id to change its kind. */
export type OwnerKind = "conversation" | "assistant" | "project";

export interface OwnerIdsTable {
  id: string;
  kind: OwnerKind;
}

/** One row: the id of this installation, which prefixes the keys of its objects. */
export interface InstallationTable {
  id: Generated<string>;
  is_only: Generated<boolean>;
  /** When the marker object was written to the storage; null before the first search for orphans. */
  marked_at: Date | null;
}

export interface FilesTable {
  id: string;
  person_id: string;
  purpose: UploadPurpose;
  /**
   * The id of a conversation, an assistant or a project, which is also the collection that the passages are searched in.
   */
  owner_id: string | null;
  /** Computed from the purpose. */
  owner_kind: ColumnType<OwnerKind | null, never, never>;
  name: string;
  type: string;
  size: number;
  sha256: string | null;
  object_key: string;
  /** The id of a multipart upload to S3 that is in progress. */
  upload_id: string | null;
  status: FileStatus;
  reason: FileFailure | null;
  /**
   * The process that reads the file now, by its id in `writers`. A process that was replaced here must not
   * write its result.
   */
  reading_id: string | null;
  /** Identifies this reading among those of the same process, which reads a replaced file again. */
  reading_token: Generated<string | null>;
  /** How many times reading was started since the last success or upload. */
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
  /** Above 1, people have changed title, owner, revision or validity: these no longer come from the document. */
  metadata_version: Generated<number>;
  /** The person who is notified before the document expires. */
  responsible_id: Generated<string | null>;
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
