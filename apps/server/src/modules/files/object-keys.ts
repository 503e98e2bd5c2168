/** Everything of ours lies under here, so that the search for orphans touches nothing else in the bucket. */
export const FILES_PREFIX = "files/";

const VERSION_CHARS = 16;

/** Where a client's upload goes; it is written once. */
export const uploadKey = (fileId: string) => `${FILES_PREFIX}${fileId}/upload`;

/** By content, so that a replaced file never shows its old row with the new bytes. */
export const contentKey = (fileId: string, sha256: string) =>
  `${FILES_PREFIX}${fileId}/${sha256.slice(0, VERSION_CHARS)}`;
