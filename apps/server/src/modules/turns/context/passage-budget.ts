import type { ResolvedModel } from "../../../adapters/models/index.ts";
import { CAUTIOUS_CHARACTERS_PER_TOKEN } from "../../../adapters/models/index.ts";

/** More passages cost every question more and help few; about forty passages of the usual length. */
const MOST_PASSAGE_TOKENS = 16_000;
/** A small model still needs room for the conversation and its answer. */
const PASSAGE_SHARE = 0.45;
const CATALOGUE_SHARE = 0.05;
const MOST_CATALOGUE_TOKENS = 1500;

export interface PromptBudget {
  passageChars: number;
  catalogueChars: number;
}

/** How many characters of a prompt its documents may take, from a number of this model's tokens. */
export function promptBudget({
  info,
  charactersPerToken,
}: Pick<ResolvedModel, "info" | "charactersPerToken">): PromptBudget {
  const perToken = charactersPerToken ?? CAUTIOUS_CHARACTERS_PER_TOKEN;
  const chars = (most: number, share: number) =>
    Math.floor(Math.min(most, info.tokenLimit * share) * perToken);
  return {
    passageChars: chars(MOST_PASSAGE_TOKENS, PASSAGE_SHARE),
    catalogueChars: chars(MOST_CATALOGUE_TOKENS, CATALOGUE_SHARE),
  };
}
