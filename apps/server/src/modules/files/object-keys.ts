/**
 * Everything of this installation lies under here, so that the search for orphans sees nothing of another one in the same
 * bucket. Objects from before that are named by their rows lie elsewhere, and are not searched.
 */
export const filesPrefix = (installationId: string) => `files/${installationId}/`;

const VERSION_CHARS = 16;

/** Where a client's upload goes; it is written once. A new one each time, so that it never meets what an earlier file left. */
export const uploadKey = (installationId: string, fileId: string) =>
  `${filesPrefix(installationId)}${fileId}/upload-${crypto.randomUUID()}`;

/**
 * By content, so that a replaced file never shows its old row with the new bytes. New each time: a file that gets its first
 * content back must not lie where a job is about to delete that content.
 */
export const contentKey = (installationId: string, { fileId, sha256 }: { fileId: string; sha256: string }) =>
  `${filesPrefix(installationId)}${fileId}/${sha256.slice(0, VERSION_CHARS)}-${crypto.randomUUID()}`;
