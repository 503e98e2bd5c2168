import { type DocumentFilter, type DocumentSort, documentFilters } from "@metatron/contract/files/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { foldText } from "@metatron/text/fold-text";
import { isExpiring, titleOf } from "./document-state.ts";

export type OwnSort = Exclude<DocumentSort, "assistant">;

export interface Arrangement {
  query: string;
  filter: DocumentFilter | null;
  sort: OwnSort;
}

/** The same meaning as the filters of the administration, which the server applies. */
function matchesFilter(document: Artifact, filter: DocumentFilter, today: string): boolean {
  const { status, validUntil, supersededBy } = document;
  switch (filter) {
    case "expired":
      return validUntil !== null && validUntil < today;
    case "expiring":
      return isExpiring(validUntil, today);
    case "failed":
      return status === "failed";
    case "replaced":
      return supersededBy !== undefined;
  }
}

export function countFilters(documents: readonly Artifact[], today: string): Record<DocumentFilter, number> {
  const counts = { expired: 0, expiring: 0, failed: 0, replaced: 0 };
  for (const document of documents)
    for (const filter of documentFilters) if (matchesFilter(document, filter, today)) counts[filter] += 1;
  return counts;
}

/** The documents that match all words of the query, in the chosen order. */
export function arrangeDocuments(
  documents: readonly Artifact[],
  { query, filter, sort }: Arrangement,
  today: string,
): Artifact[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const matching = documents.filter(
    (document) =>
      (filter === null || matchesFilter(document, filter, today)) &&
      (words.length === 0 || hasWords(document, words)),
  );
  return matching.sort((a, b) => compare(a, b, sort));
}

function hasWords({ title, name, documentOwner, responsible }: Artifact, words: readonly string[]): boolean {
  const text = foldText(`${title ?? ""} ${name} ${documentOwner ?? ""} ${responsible?.name ?? ""}`);
  return words.every((word) => text.includes(word));
}

// Created once: a collator per comparison would take seconds for thousands of documents.
const collator = new Intl.Collator("es", { sensitivity: "base", numeric: true });

const byTitle = (a: Artifact, b: Artifact) =>
  collator.compare(titleOf(a), titleOf(b)) || a.id.localeCompare(b.id);

const NO_END = "9999-12-31";

function compare(a: Artifact, b: Artifact, sort: OwnSort): number {
  switch (sort) {
    case "title":
      return byTitle(a, b);
    case "added":
      return b.createAt.localeCompare(a.createAt) || byTitle(a, b);
    case "validUntil":
      return (a.validUntil ?? NO_END).localeCompare(b.validUntil ?? NO_END) || byTitle(a, b);
  }
}
