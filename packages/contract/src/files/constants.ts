export const fileStatuses = ["pending", "queued", "reading", "ready", "failed"] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** Why a file is `failed`; the interface translates it. */
export const fileFailures = [
  "type_not_allowed",
  "type_mismatch",
  "too_large",
  "too_many_pages",
  "empty",
  "no_text",
  "encrypted",
  "malformed",
  "expands_too_much",
  "took_too_long",
  "out_of_memory",
  "missing_upload",
  "ocr_quota",
  "internal",
] as const;
export type FileFailure = (typeof fileFailures)[number];

export const uploadPurposes = ["conversation", "assistant", "image"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The origin of a file. */
export const fileSources = ["upload", "confluence", "drive", "demo", "generated"] as const;
export type FileSource = (typeof fileSources)[number];
