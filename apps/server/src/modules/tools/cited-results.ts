import type { RetrievedPassage } from "../retrieval/index.ts";
import { type CitablePassage, type ToolContext, toCitable } from "../turns/index.ts";
import { type DocumentStatus, documentStatus } from "./about-document.ts";

/** A passage as the model reads it in the result of a tool. */
export interface ShownPassage {
  /** The citation that the answer must use for this passage. */
  cite: string;
  page?: number;
  section?: string;
  text: string;
}

export interface FoundPassage extends ShownPassage {
  title: string;
  documentId: string;
  revision?: string;
  status: DocumentStatus;
}

/** Characters of all passages of a result; longer results would be cut in the middle of a passage. */
export const RESULT_CHARS = 16_000;
/** Names of the fields, page, citation and punctuation of a passage in the result. */
const FIELD_CHARS = 150;

/** The size of a passage in the result. */
export const charsShown = ({
  text,
  section,
  title = "",
}: {
  text: string;
  section: string;
  title?: string;
}) => text.length + section.length + title.length + FIELD_CHARS;

type Cited = CitablePassage & { n: number };

/** Makes the passages citable and shows each with its document. */
export function citeFound(
  { cite }: Pick<ToolContext, "cite">,
  passages: readonly RetrievedPassage[],
): FoundPassage[] {
  return cite(passages.map(toCitable)).map((passage) => ({
    ...shown(passage),
    title: passage.title,
    documentId: passage.fileId ?? "",
    ...(passage.revision ? { revision: passage.revision } : {}),
    status: documentStatus(passage),
  }));
}

/** Makes the passages of one document citable. */
export function citeRead(
  { cite }: Pick<ToolContext, "cite">,
  passages: readonly RetrievedPassage[],
): ShownPassage[] {
  return cite(passages.map(toCitable)).map(shown);
}

function shown({ n, page, section, text, tableHead }: Cited): ShownPassage {
  return {
    cite: `[${n}]`,
    ...(page === undefined ? {} : { page }),
    ...(section ? { section } : {}),
    // Rows that were cut from their table mean nothing without its header.
    text: tableHead ? `${tableHead}\n${text.trimStart()}` : text,
  };
}

/** The first passages whose texts fit into this many characters, always at least one. */
export function fitting<T>(passages: readonly T[], charsOf: (passage: T) => number, budget: number): T[] {
  let room = budget;
  const end = passages.findIndex((passage, at) => {
    room -= charsOf(passage);
    return room < 0 && at > 0;
  });
  return end < 0 ? [...passages] : passages.slice(0, end);
}
