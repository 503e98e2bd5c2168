import type { Citation } from "@metatron/contract/chat/citation";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import { passageNumber } from "../../adapters/models/index.ts";
import { findDisagreements } from "../claims/index.ts";
import type { CitablePassage } from "./cited-passages.ts";

const MOST_DISAGREEMENTS = 3;

/**
 * Warnings about the documents behind an answer: no longer valid, not valid yet, or contradicting each other.
 */
export function validityNotices(
  citations: readonly Citation[],
  passages: readonly CitablePassage[],
): Notice[] {
  return [...outdatedNotices(citations, passages), ...disagreementNotices(citations, passages)];
}

function outdatedNotices(citations: readonly Citation[], passages: readonly CitablePassage[]): Notice[] {
  const byNumber = new Map(passages.map((passage, at) => [passageNumber(passage, at), passage]));
  const notices = new Map<string, Notice>();
  for (const { n, title, validUntil, validFrom } of citations) {
    const { isExpired, isSuperseded, isNotYetValid } = byNumber.get(n) ?? {};
    if (isExpired && validUntil)
      notices.set(`expired ${title}`, { kind: "document_expired", title, validUntil });
    if (isSuperseded) notices.set(`superseded ${title}`, { kind: "document_superseded", title });
    if (isNotYetValid && validFrom)
      notices.set(`early ${title}`, { kind: "document_not_yet_valid", title, validFrom });
  }
  return [...notices.values()];
}

/** Only if the answer cites one of the two sentences: other contradictions do not affect it. */
function disagreementNotices(citations: readonly Citation[], passages: readonly CitablePassage[]): Notice[] {
  const quotes = new Set(citations.flatMap(({ quote }) => quote ?? []));
  if (quotes.size === 0) return [];
  const valid = validPassages(passages);
  return findDisagreements(valid, quotes)
    .flatMap(({ one, other }) => {
      const [a, b] = [valid[one.at], valid[other.at]];
      if (!a || !b) return [];
      return [
        {
          kind: "documents_disagree" as const,
          one: { title: a.title, quote: one.quote, validFrom: a.validFrom ?? null },
          other: { title: b.title, quote: other.quote, validFrom: b.validFrom ?? null },
        },
      ];
    })
    .slice(0, MOST_DISAGREEMENTS);
}

/**
 * Each passage with the numbers of the passages that give another figure for the same thing, so that the
 * model states both.
 */
export function markDifferences(passages: readonly CitablePassage[]): readonly CitablePassage[] {
  const valid = validPassages(passages);
  const found = findDisagreements(valid);
  if (found.length === 0) return passages;
  const differs = new Map<string, number[]>();
  for (const { one, other } of found) {
    const [a, b] = [valid[one.at], valid[other.at]];
    if (!a || !b) continue;
    differs.set(a.id, [...(differs.get(a.id) ?? []), numberOf(b)]);
    differs.set(b.id, [...(differs.get(b.id) ?? []), numberOf(a)]);
  }
  return passages.map((passage) => {
    const differsFrom = differs.get(passage.id);
    return differsFrom ? { ...passage, differsFrom } : passage;
  });

  function numberOf({ id }: CitablePassage): number {
    const at = passages.findIndex((passage) => passage.id === id);
    const passage = passages[at];
    return passage ? passageNumber(passage, at) : 0;
  }
}

function validPassages(passages: readonly CitablePassage[]) {
  return passages.flatMap((passage) => {
    const { isExpired, isSuperseded, isNotYetValid, fileId } = passage;
    return fileId === null || isExpired || isSuperseded || isNotYetValid
      ? []
      : [{ ...passage, fileId, documentId: fileId }];
  });
}
