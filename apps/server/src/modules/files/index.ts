export { deleteObjectsHandler } from "./delete-objects.job.ts";
export type { FileAccess } from "./file-access.ts";
export type { FileRow } from "./file-row.ts";
export { filesRoutes } from "./files.routes.ts";
export { createFiles, type Files, type NewFile, type Reading } from "./files.ts";
export { findOrphansHandler } from "./find-orphans.job.ts";
export { ingestFile, READ_TRIES } from "./ingest-file.job.ts";
export { watchReaders } from "./requeue-lost.ts";
export { uploadLimitsOf } from "./upload-limits.ts";
