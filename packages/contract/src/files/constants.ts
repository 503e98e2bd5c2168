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

export const uploadPurposes = ["conversation", "assistant", "project", "image"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What needs attention among the documents of an assistant; a document may match several. */
export const documentFilters = ["expired", "expiring", "failed", "replaced"] as const;
export type DocumentFilter = (typeof documentFilters)[number];

/** How soon a document ends that `expiring` finds, in days. */
export const EXPIRING_WITHIN_DAYS = 30;

export const documentSorts = ["title", "added", "validUntil", "assistant"] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Why a document of a selection was left as it was. */
export const skipReasons = ["gone", "busy", "validity_order"] as const;
export type SkipReason = (typeof skipReasons)[number];

export const MAX_SELECTED_DOCUMENTS = 5000;

/** The origin of a file. */
export const fileSources = ["upload", "confluence", "drive", "demo", "generated"] as const;
export type FileSource = (typeof fileSources)[number];
