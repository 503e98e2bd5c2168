import { foldText } from "../../packages/text/src/fold-text.ts";
import { seeded } from "../spanish-corpus.ts";
import type { ClaimPassage } from "./measure-claims.ts";

/** "…, en la sala de firmas.": the end of a claim that may stand at the end of another. */
const DETAIL = / ((?:y|con|para|en|por|sin|desde|hasta) (?:[^\s,.;:()\d]+ ){0,3}[^\s,.;:()\d]+)\.?$/;
const EXTENDED = new Set(["true", "paraphrase"]);
const EXTENDED_SHARE = 0.35;
const MOST_TRIES = 20;
const SEED = 7;

/**
 * True claims with a detail that their source does not have, as models add them («…, y sin aviso previo»): the end of a
 * claim about another passage. No set holds this kind of error in numbers, so weights fitted without it accept it.
 */
export function withAddedDetails(passages: readonly ClaimPassage[]): ClaimPassage[] {
  const random = seeded(SEED);
  const details = passages.flatMap((passage) =>
    claimsToExtend(passage).flatMap((claim) => {
      const [, detail] = DETAIL.exec(claim) ?? [];
      return detail === undefined ? [] : [{ passage, detail }];
    }),
  );

  function detailFor(passage: ClaimPassage): string | undefined {
    const there = new Set(wordsOf(`${passage.title} ${passage.passage}`));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = details[Math.floor(random() * details.length)];
      const words = wordsOf(found?.detail ?? "");
      if (found && found.passage !== passage && words.length > 0 && !words.some((word) => there.has(word)))
        return found.detail;
    }
    return undefined;
  }

  return passages.map((passage) => ({
    ...passage,
    claims: claimsToExtend(passage).flatMap((claim): [string, string][] => {
      if (random() >= EXTENDED_SHARE) return [];
      const detail = detailFor(passage);
      const joint = random() < 0.5 ? ", " : " ";
      return detail === undefined ? [] : [["added", `${claim.replace(/\.$/, "")}${joint}${detail}.`]];
    }),
  }));
}

const claimsToExtend = ({ claims }: ClaimPassage) =>
  claims.flatMap(([kind, claim]) => (EXTENDED.has(kind) ? [claim] : []));

const wordsOf = (text: string) => foldText(text).match(/\p{L}{4,}/gu) ?? [];
