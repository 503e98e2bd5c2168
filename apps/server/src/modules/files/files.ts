import type { FileFailure, FileSource, UploadPurpose } from "@metatron/contract/files/constants";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Db, OwnerKind, TextBlock, Trx } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { addFile } from "./add-file.ts";
import type { FileOwner } from "./file-owner.ts";
import type { FileRow } from "./file-row.ts";
import {
  countFiles,
  filesOfConversation,
  handOverFiles,
  listFiles,
  type NamedFiles,
  readFile,
  readFiles,
} from "./files.repo.ts";
import { openLocalCopy, readBytes } from "./open-file.ts";
import { bindImage, type OwnImage, ownImage } from "./own-image.ts";
import {
  failReading,
  finishReading,
  postponeReading,
  readAgain,
  reportProgress,
  startReading,
} from "./read-progress.ts";
import { removeAllOf, removeFile } from "./remove-files.ts";
import { signAddress } from "./sign-address.ts";
import type { TemporaryFile } from "./temporary-file.ts";

export interface FilesDeps {
  db: Db;
  storage: Storage;
  jobs: Jobs;
}

export interface ReadingDeps extends FilesDeps {
  /** This process, as `writers` knows it: files that it reads go on elsewhere when it is gone. */
  readerId: string;
  /** What each person may store and send; without them nothing is counted. */
  quotas?: QuotaLimits | undefined;
}

export interface NewFile {
  id?: string;
  personId: string;
  purpose: UploadPurpose;
  ownerId: string | null;
  name: string;
  type: string;
  bytes: Uint8Array;
  source?: FileSource;
  sourceKey?: string;
  sourceChangedAt?: Date;
  url?: string;
  title?: string;
  documentOwner?: string;
  revision?: string;
  validFrom?: string;
  validUntil?: string;
}

/** A file that this process reads now. Another one may take it over; from then on this one's results are not taken. */
export interface Reading {
  readingId: string;
  /** Of this reading alone. */
  token: string;
  file: FileRow;
}

/** What came out of a reading, beside the passages, which are written in the same transaction. */
export interface ReadResult {
  text: string;
  pageStarts: readonly number[];
  blocks: readonly TextBlock[];
  pages: number | null;
  title: string | null;
  facts: {
    owner?: string;
    revision?: string;
    validFrom?: string;
    validUntil?: string;
    supersedes?: string;
  };
  numChunks: number;
  numTokens: number;
}

export interface Files {
  /**
   * Stores the object and its row and queues its reading (a picture is ready at once). The same source key again with
   * other content replaces it under the same id; with the same content nothing happens.
   */
  add(file: NewFile): Promise<FileRow>;
  /** Of a conversation or an assistant, oldest first; without uploads that are not completed. */
  list(owner: FileOwner): Promise<FileRow[]>;
  read(fileId: string): Promise<FileRow | undefined>;
  readMany(fileIds: readonly string[]): Promise<FileRow[]>;
  /** How many files each of these conversations or assistants has; none where it has none. */
  count(kind: OwnerKind, ownerIds: readonly string[]): Promise<Map<string, number>>;
  /** Files of this person's conversation, in this order; undefined when one of them is not. */
  ofConversation(named: NamedFiles): Promise<FileRow[] | undefined>;
  /** With its text, passages and object. Inside a transaction the object goes once it is committed. */
  remove(fileId: string, trx?: Trx): Promise<void>;
  removeAllOf(owner: FileOwner, trx?: Trx): Promise<void>;
  /** What one person brought to this owner counts as another's from now on. */
  handOver(trx: Trx, change: { owner: FileOwner; from: string; to: string }): Promise<void>;
  readBytes(fileId: string): Promise<Uint8Array | undefined>;
  /** An address that shows the file for some minutes without a token, while this person may read it; never stored. */
  signedAddress(file: Pick<FileRow, "id">, personId: string): string;
  /** One of this person's own pictures as a data URL; naming it completes its upload and binds it to a conversation. */
  ownImage(personId: string, fileId: string, conversationId?: string): Promise<OwnImage | undefined>;
  /** A picture that was sent goes with the conversation whose message names it. */
  bindImage(personId: string, fileId: string, conversationId: string): Promise<void>;
  /** The object as a file on this machine, for a parser; the caller removes it. Null when the object is gone. */
  openLocalCopy(file: FileRow): Promise<TemporaryFile | null>;
  /** Undefined when the file is gone or was read already. */
  startReading(fileId: string): Promise<Reading | undefined>;
  /** False once another reader has taken over: stop then. */
  reportProgress(reading: Reading, progress: { pagesDone: number; pages: number | null }): Promise<boolean>;
  /** In the transaction that writes the passages; false when the results must not be kept: roll back then. */
  finishReading(trx: Trx, reading: Reading, result: ReadResult): Promise<boolean>;
  failReading(reading: Reading, reason: FileFailure): Promise<void>;
  /** Puts the file back into the queue without counting this try. */
  postponeReading(reading: Reading): Promise<void>;
  /** Queues its reading again, as after a change of how documents are understood. */
  readAgain(fileId: string): Promise<void>;
}

export function createFiles(deps: ReadingDeps): Files {
  return {
    add: (file) => addFile(deps, file),
    list: (owner) => listFiles(deps.db, owner),
    ofConversation: (named) => filesOfConversation(deps.db, named),
    read: (fileId) => readFile(deps.db, fileId),
    readMany: (fileIds) => readFiles(deps.db, fileIds),
    count: (kind, ownerIds) => countFiles(deps.db, kind, ownerIds),
    remove: (fileId, trx) => removeFile(deps, fileId, trx),
    removeAllOf: (owner, trx) => removeAllOf(deps, owner, trx),
    handOver: handOverFiles,
    readBytes: (fileId) => readBytes(deps, fileId),
    signedAddress: (file, personId) => signAddress(deps, file, personId).url,
    ownImage: (personId, fileId, conversationId) =>
      ownImage(deps, { personId, fileId, ...(conversationId ? { conversationId } : {}) }),
    bindImage: (personId, fileId, conversationId) => bindImage(deps, { personId, fileId, conversationId }),
    openLocalCopy: (file) => openLocalCopy(deps, file),
    startReading: (fileId) => startReading(deps, fileId),
    reportProgress: (reading, progress) => reportProgress(deps.db, reading, progress),
    finishReading,
    failReading: (reading, reason) => failReading(deps.db, reading, reason),
    postponeReading: (reading) => postponeReading(deps.db, reading),
    readAgain: (fileId) => readAgain(deps, fileId),
  };
}
