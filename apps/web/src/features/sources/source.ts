import type { Citation } from "@metatron/contract/chat/citation";
import type { FileText } from "@metatron/contract/files/file";
import { call } from "../../api/call.ts";

/** A document that can be read beside an answer. */
export interface SourceDocument {
  /** Null for a file of the browser's own knowledge base. */
  fileId: string | null;
  name: string;
  title: string;
  type: string;
  size: number;
  owner: string | null;
  revision: string | null;
  validFrom: string | null;
  validUntil: string | null;
  supersedes: string | null;
  supersededBy: { title: string; revision: string | null } | null;
  /** URL of the original outside the product, e.g. a Confluence page. */
  url: string | null;
  text: string;
  pageStarts: readonly number[];
}

/** A passage to mark: by its position in the text where that is known, else by its words. */
export type Passage = Pick<Citation, "n" | "page" | "passage" | "start" | "end">;

/** The part of a citation to mark: the sentence or row that supports the statement, where it is known. */
export function toPassage(citation: Citation): Passage {
  const { n, page, quote, quoteStart = null, quoteEnd = null } = citation;
  return quote ? { n, page, passage: quote, start: quoteStart, end: quoteEnd } : citation;
}

export async function loadSource(fileId: string, signal?: AbortSignal): Promise<SourceDocument> {
  return toDocument(await call("fileText", { params: { id: fileId }, ...(signal ? { signal } : {}) }));
}

function toDocument({ file, title, documentOwner, supersedes, text, pageStarts }: FileText): SourceDocument {
  const { id, name, type, size, revision, validFrom, validUntil, url, supersededBy } = file;
  return {
    fileId: id,
    name,
    title: title ?? name,
    type,
    size,
    owner: documentOwner,
    revision,
    validFrom,
    validUntil,
    supersedes,
    supersededBy: supersededBy ?? null,
    url,
    text,
    pageStarts,
  };
}

export const isPdf = ({ type, fileId }: SourceDocument) => type === "application/pdf" && fileId !== null;
