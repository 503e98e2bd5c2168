export { addFile, type NewFile } from "./add-file.ts";
export { auditDocument } from "./audit-document.ts";
export { countOcr } from "./count-ocr.ts";
export { deleteObjectsHandler } from "./delete-objects.job.ts";
export type { FileAccess } from "./file-access.ts";
export { assistantOwner, conversationOwner, type FileOwner, projectOwner } from "./file-owner.ts";
export { type FileRow, toArtifacts, withResponsible } from "./file-row.ts";
export {
  countFiles,
  filesOfConversation,
  handOverFiles,
  listFiles,
  readFile,
  readFiles,
} from "./files.repo.ts";
export { filesRoutes } from "./files.routes.ts";
export type { FilesDeps } from "./files-deps.ts";
export { findOrphansHandler } from "./find-orphans.job.ts";
export { ingestFile, READ_TRIES, readingGroup } from "./ingest-file.job.ts";
export { openLocalCopy, readBytes } from "./open-file.ts";
export { bindImage, ownImage } from "./own-image.ts";
export {
  failReading,
  finishReading,
  postponeReading,
  type ReaderDeps,
  type Reading,
  readAgain,
  reportProgress,
  startReading,
} from "./read-progress.ts";
export { removeFile, removeFiles, removeFilesOf } from "./remove-files.ts";
export { requeueLost } from "./requeue-lost.ts";
export { signAddress } from "./sign-address.ts";
export { signedFileRoutes } from "./signed-file.routes.ts";
export {
  type NamedDocument,
  type NewerDocument,
  replacedFiles,
  supersedingFiles,
} from "./superseding-files.ts";
export { uploadLimitsOf } from "./upload-limits.ts";
