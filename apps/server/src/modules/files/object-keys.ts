/**
 * Prefix of all objects of this installation, so that the search for orphans ignores other installations in
 * the same bucket. Older objects have other keys in their rows and are not searched.
 */
export const filesPrefix = (installationId: string) => `files/${installationId}/`;

const VERSION_CHARS = 16;

/**
 * Key of a client's upload, which is written once. It is unique, so that it never collides with an object of
 * an earlier file.
 */
export const uploadKey = (installationId: string, fileId: string) =>
  `${filesPrefix(installationId)}${fileId}/upload-${crypto.randomUUID()}`;

/**
 * The key contains the content's digest, so that an old row never shows new bytes. It is also unique: when
 * the first content of a file returns, a job may be about to delete the old object of that content.
 */
export const contentKey = (installationId: string, { fileId, sha256 }: { fileId: string; sha256: string }) =>
  `${filesPrefix(installationId)}${fileId}/${sha256.slice(0, VERSION_CHARS)}-${crypto.randomUUID()}`;
