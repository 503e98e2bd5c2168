import type { Citation, CitedStatement } from "@metatron/contract/chat/citation";
import { type Passage, passageNumber } from "../../adapters/models/index.ts";
import { type ClaimCheck, claimsIn, createClaimChecker, type Verdict } from "../claims/index.ts";
import { type PageStart, pageAt } from "../retrieval/index.ts";

/** A passage that an answer may cite, with the fields that a reader needs to find and to judge it. */
export type CitablePassage = Passage &
  Pick<Citation, "fileId" | "start" | "end" | "revision" | "validUntil" | "validFrom"> & {
    url?: string | null;
    mediaType?: string;
    fileName?: string;
    /** Maps each part of the text to its page. */
    pageStarts?: readonly PageStart[];
    /** Digest of the document's bytes. */
    version?: string | null;
  };

export type NumberedPassage = CitablePassage & { n: number };

/** A statement of the answer with the verdict of the rules and the passages that the statement cites. */
export interface CheckedStatement {
  text: string;
  numbers: readonly number[];
  check: ClaimCheck;
  cited: readonly CitablePassage[];
}

/** Every statement with a citation, checked against all of its cited passages together. */
export function checkStatements(text: string, passages: readonly CitablePassage[]): CheckedStatement[] {
  if (passages.length === 0) return [];
  const byNumber = new Map(passages.map((passage, at) => [passageNumber(passage, at), passage]));
  const checkClaim = createClaimChecker();
  return claimsIn(text).flatMap((claim) => {
    const cited = claim.numbers.flatMap((n) => byNumber.get(n) ?? []);
    if (cited.length === 0) return [];
    return [{ text: claim.text, numbers: claim.numbers, check: checkClaim(claim.text, cited), cited }];
  });
}

/**
 * The passages that the text cites, by number, each with whether the passage supports the citing statements.
 */
export function citedPassages(text: string, passages: readonly CitablePassage[]): Citation[] {
  return toCitations(passages, checkStatements(text, passages));
}

export function toCitations(
  passages: readonly CitablePassage[],
  statements: readonly CheckedStatement[],
): Citation[] {
  return passages.flatMap((passage, at) => {
    const n = passageNumber(passage, at);
    const made = statements.filter(({ numbers }) => numbers.includes(n));
    if (made.length === 0) return [];
    const said = made.map(({ text, check }) => ({ text, verified: isVerified(check.verdict) }));
    const quote = quoteIn(passage, made);
    return [
      {
        n,
        fileId: passage.fileId,
        title: passage.title,
        page: quote?.page ?? passage.page ?? null,
        start: passage.start,
        end: passage.end,
        passage: passage.text,
        revision: passage.revision,
        validFrom: passage.validFrom ?? null,
        validUntil: passage.validUntil,
        verified: allVerified(said),
        statements: said,
        ...(quote ? { quote: quote.text, quoteStart: quote.start, quoteEnd: quote.end } : {}),
        ...(passage.version ? { version: passage.version } : {}),
        ...(passage.url ? { url: passage.url } : {}),
        ...(passage.isSuperseded ? { superseded: true } : {}),
      },
    ];
  });
}

/** A statement that no rule could decide is neither verified nor refuted. */
export function isVerified(verdict: Verdict): boolean | null {
  if (verdict === "undecided") return null;
  return verdict === "supported";
}

/**
 * One unsupported statement makes the whole citation unsupported; an undecided statement leaves it undecided.
 */
export function allVerified(statements: readonly CitedStatement[]): boolean | null {
  if (statements.some(({ verified }) => verified === false)) return false;
  return statements.some(({ verified }) => verified === null) ? null : true;
}

/**
 * The sentence or row of this passage that supports the first supported statement, else the closest sentence.
 */
function quoteIn(passage: CitablePassage, made: readonly CheckedStatement[]) {
  const own = made.filter(({ check, cited }) => check.quote && cited[check.quote.source] === passage);
  const chosen = own.find(({ check }) => check.verdict === "supported") ?? own[0];
  const quote = chosen?.check.quote;
  if (!quote) return undefined;
  const found = passage.text.slice(quote.start, quote.end);
  const text = found.trim();
  const from = quote.start + found.indexOf(text);
  const page = pageAt(passage.pageStarts ?? [], from);
  const offset = passage.start;
  return {
    text,
    page,
    start: offset === null ? null : offset + from,
    end: offset === null ? null : offset + from + text.length,
  };
}
