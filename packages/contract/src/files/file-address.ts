const LONGEST_ADDRESS = 500;
const FILE_ADDRESS =
  /^(?:\/[\w.-]+)*\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/content$/i;

/** The URL by which messages reference a picture of the person. */
export const fileAddressOf = (fileId: string): string => `/api/files/${fileId}/content`;

/** The id in the URL of one of the person's own files (`/api/files/{id}/content`), null for any other URL. */
export function fileIdOf(address: string): string | null {
  // A data URL of megabytes must not be matched against the pattern.
  if (address.length > LONGEST_ADDRESS) return null;
  return FILE_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
