import { readFile } from "node:fs/promises";
import { createClaimChecker, type Verdict } from "../../apps/server/src/modules/claims/index.ts";
import { foldText } from "../../packages/text/src/fold-text.ts";

const SUPPORTED = new Set(["true", "paraphrase", "english", "portuguese"]);
const LEAST_SHARED = 0.5;

export interface ClaimPassage {
  set: string;
  title: string;
  passage: string;
  /** The kind of error, or how a correct claim is worded, and the claim. */
  claims: readonly (readonly [string, string])[];
}

export interface CheckedClaim {
  set: string;
  kind: string;
  claim: string;
  isTrue: boolean;
  verdict: Verdict;
  /** What a comparison of words and figures says, which the rules replaced (decision 38). */
  isAccepted: boolean;
}

export async function readClaims(): Promise<ClaimPassage[]> {
  return JSON.parse(await readFile(new URL("claims.json", import.meta.url), "utf8"));
}

/** Whether a claim of this kind says what its passage says. */
export const isTrueKind = (kind: string) => SUPPORTED.has(kind);

export async function checkClaims(): Promise<CheckedClaim[]> {
  const passages = await readClaims();
  return passages.flatMap(({ set, title, passage, claims }) => {
    const check = createClaimChecker();
    return claims.map(([kind, claim]) => ({
      set,
      kind,
      claim,
      isTrue: isTrueKind(kind),
      verdict: check(claim, [{ title, text: passage }]).verdict,
      isAccepted: sharesWords(claim, passage),
    }));
  });
}

/** The share of accepted claims that are true, and of true claims that are accepted. */
export function figuresOf(claims: readonly { isTrue: boolean; isAccepted: boolean }[]) {
  const accepted = claims.filter(({ isAccepted }) => isAccepted);
  const right = accepted.filter(({ isTrue }) => isTrue).length;
  return { precision: right / accepted.length, recall: right / claims.filter(({ isTrue }) => isTrue).length };
}

function sharesWords(claim: string, passage: string): boolean {
  const there = new Set(wordsOf(passage));
  const words = wordsOf(claim);
  const figures = words.filter((word) => /\d/.test(word));
  const found = words.filter((word) => there.has(word));
  return figures.every((figure) => there.has(figure)) && found.length >= words.length * LEAST_SHARED;
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
