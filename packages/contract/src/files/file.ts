import { z } from "zod";
import { errorPart } from "../chat/stream-parts.ts";
import { count, day, fileName, id, instant, line } from "../fields.ts";
import { MAX_FILE_NAME_CHARS, MAX_NAME_CHARS } from "../limits.ts";
import { fileFailures, fileStatuses, uploadPurposes } from "./constants.ts";

export const fileMetadata = z
  .object({
    id,
    name: z.string(),
    type: z.string(),
    size: count,
    createAt: instant,
    status: z.enum(fileStatuses),
    // With `failed`.
    reason: z.enum(fileFailures).optional(),
    // With `reading`.
    pagesDone: count.optional(),
    // null until the file was read, and for formats without pages.
    pages: count.nullable(),
    numChars: count.nullable(),
    numChunks: count.nullable(),
    numTokens: count.nullable(),
    // Ids of the reader's later uploads with the same bytes; only in the file list of a conversation.
    alsoAs: z.array(id).optional(),
  })
  .meta({ id: "FileMetadata" });
export type FileMetadata = z.infer<typeof fileMetadata>;

// The range of the database's integer: a larger number would cause a database error instead of a rejected
// request.
export const metadataVersion = z.int().min(1).max(2_147_483_647);

/** A file of an assistant's knowledge, with its validity. */
export const artifact = fileMetadata
  .extend({
    validFrom: day.nullable(),
    validUntil: day.nullable(),
    revision: z.string().nullable(),
    // As citations name it; null until the document was read, then its file name stands for it.
    title: z.string().nullable(),
    // The department or person that the document names, as citations show it.
    documentOwner: z.string().nullable(),
    // Counts the changes of these fields by people; an edit names the one that it started from.
    metadataVersion,
    // The person who is notified before the document expires; only for people who may edit it.
    responsible: z.object({ name: z.string(), email: z.string() }).nullable().optional(),
    // The external location (a Confluence page, a Drive file); null for an upload.
    url: z.string().nullable(),
    // The newer document of the same assistant that replaces it.
    supersededBy: z.object({ fileId: id, title: z.string(), revision: z.string().nullable() }).optional(),
  })
  .meta({ id: "Artifact" });
export type Artifact = z.infer<typeof artifact>;

export const signUploadRequest = z
  .strictObject({
    fileId: id,
    name: fileName,
    type: line(MAX_FILE_NAME_CHARS),
    size: z.int().min(1),
    purpose: z.enum(uploadPurposes),
    // The conversation, the assistant or the project; an image may be uploaded before either exists.
    ownerId: id.optional(),
  })
  .refine(({ purpose, ownerId }) => purpose === "image" || ownerId !== undefined, {
    path: ["ownerId"],
    error: "is needed for this purpose",
  })
  .meta({ id: "SignUploadRequest" });
export type SignUploadRequest = z.infer<typeof signUploadRequest>;

/**
 * How to resume an upload after a lost connection: request the URL again with the same `fileId`, then send
 * only the missing bytes. `from` and `to` are offsets into the file, `to` exclusive.
 */
export const resumeUpload = z
  .discriminatedUnion("way", [
    // PUT the remaining bytes to `url` with its headers and
    // `content-range: bytes {received}-{size - 1}/{size}`.
    z.object({ way: z.literal("range"), received: count }),
    // PUT each missing part to its own URL without other headers, in any order, several at once.
    z.object({
      way: z.literal("parts"),
      missing: z.array(z.object({ url: z.string(), from: count, to: count })),
    }),
  ])
  .meta({ id: "ResumeUpload" });
export type ResumeUpload = z.infer<typeof resumeUpload>;

export const signedUpload = z
  .object({
    fileId: id,
    url: z.string(),
    method: z.literal("PUT"),
    headers: z.record(z.string(), z.string()),
    expiresAt: instant,
    // All bytes are stored: only completing the upload remains.
    uploaded: z.boolean(),
    // null: only a single PUT of the whole file to `url` works. That PUT also works where `resume` is set.
    resume: resumeUpload.nullable(),
  })
  .meta({ id: "SignedUpload" });
export type SignedUpload = z.infer<typeof signedUpload>;

/** Completes an upload that was sent directly to storage. */
export const completeUploadRequest = z.strictObject({ fileId: id }).meta({ id: "CompleteUploadRequest" });

const validity = {
  validFrom: day.optional(),
  validUntil: day.optional(),
  revision: line(MAX_NAME_CHARS).optional(),
};

export const artifactFields = z.strictObject({ assistantId: id, fileId: id.optional(), ...validity });

export const completeArtifactRequest = z
  .strictObject({ assistantId: id, fileId: id, ...validity })
  .meta({ id: "CompleteArtifactRequest" });

/** The extracted text of a file, for showing a cited source at its passage. */
export const fileText = z
  .object({
    file: artifact,
    title: z.string().nullable(),
    documentOwner: z.string().nullable(),
    supersedes: z.string().nullable(),
    text: z.string(),
    // The offset of each page in `text`; empty for formats without pages.
    pageStarts: z.array(count),
  })
  .meta({ id: "FileText" });
export type FileText = z.infer<typeof fileText>;

/** A signed URL that shows a file for some minutes without a token; never stored. */
export const fileAddress = z.object({ url: z.string(), expiresAt: instant }).meta({ id: "FileAddress" });

/** A file read for the browser's own knowledge base; the server does not store it. */
export const readFileAnswer = z
  .object({
    text: z.string(),
    pages: count.nullable(),
    numChars: count,
    numTokens: count,
    chunks: z.array(
      z.object({ text: z.string(), page: z.int().min(1).nullable(), start: count, end: count }),
    ),
  })
  .meta({ id: "ReadFileAnswer" });
export type ReadFileAnswer = z.infer<typeof readFileAnswer>;

/** The same result as events, for clients that accept `text/event-stream`. */
export const readFilePart = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("data-progress"),
      data: z.object({ pagesDone: count, pages: count.nullable() }),
    }),
    z.object({ type: z.literal("data-file"), data: readFileAnswer }),
    errorPart,
  ])
  .meta({ id: "ReadFilePart" });
export type ReadFilePart = z.infer<typeof readFilePart>;
