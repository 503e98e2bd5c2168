import { formatOfType } from "../../adapters/parsers/index.ts";
import type { ListedDocument } from "../retrieval/index.ts";

export type DocumentStatus = "valid" | "not_yet_valid" | "expired" | "superseded";

/** A passage that is not from a file has none of these. */
type Validity = { [Key in "isNotYetValid" | "isExpired" | "isSuperseded"]?: boolean | undefined };

export function documentStatus({ isSuperseded, isExpired, isNotYetValid }: Validity): DocumentStatus {
  if (isSuperseded) return "superseded";
  if (isExpired) return "expired";
  return isNotYetValid ? "not_yet_valid" : "valid";
}

/** A document as the model reads it in the result of a tool. */
export function aboutDocument(document: ListedDocument) {
  const { fileId, title, mediaType, pages, revision, validFrom, validUntil } = document;
  return {
    documentId: fileId,
    title,
    kind: formatOfType(mediaType) ?? "text",
    ...(pages === null ? {} : { pages }),
    ...(revision ? { revision } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    status: documentStatus(document),
  };
}
