import type { Citation } from "@metatron/contract/citation";
import type { Notice } from "@metatron/contract/stream-parts";
import { passageNumber } from "../../adapters/models/index.ts";
import { findDisagreements } from "../claims/index.ts";
import type { CitablePassage } from "./cited-passages.ts";

const MOST_DISAGREEMENTS = 3;

/** What a reader must know about the documents behind an answer: no longer valid, not valid yet, or at odds with each other. */
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

/** Only where the answer cites one of the two: disagreements elsewhere do not touch it. */
function disagreementNotices(citations: readonly Citation[], passages: readonly CitablePassage[]): Notice[] {
  const cited = new Set(citations.map(({ fileId }) => fileId));
  const valid = validPassages(passages);
  return findDisagreements(valid)
    .flatMap(({ one, other }) => {
      const [a, b] = [valid[one.at], valid[other.at]];
      if (!a || !b || (!cited.has(a.fileId) && !cited.has(b.fileId))) return [];
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

/** Statements for the model, so that it tells both figures with the dates of their documents. */
export function disagreementFacts(passages: readonly CitablePassage[]): string[] {
  const valid = validPassages(passages);
  return findDisagreements(valid)
    .slice(0, MOST_DISAGREEMENTS)
    .flatMap(({ one, other }) => {
      const [a, b] = [valid[one.at], valid[other.at]];
      if (!a || !b) return [];
      return [
        `Two valid documents differ; state both figures with their documents and dates. ${described(a, one.quote)} ${described(b, other.quote)}`,
      ];
    });
}

const described = ({ title, validFrom }: CitablePassage, quote: string) =>
  `"${title}"${validFrom ? ` (valid from ${validFrom})` : ""}: «${quote}».`;

function validPassages(passages: readonly CitablePassage[]) {
  return passages.flatMap((passage) => {
    const { isExpired, isSuperseded, isNotYetValid, fileId } = passage;
    return fileId === null || isExpired || isSuperseded || isNotYetValid
      ? []
      : [{ ...passage, fileId, documentId: fileId }];
  });
}
