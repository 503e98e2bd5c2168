export const MIN_COMPARED_MODELS = 2;
export const MAX_COMPARED_MODELS = 3;

/** Days after its last question until a comparison is deleted in which no answer was chosen. */
export const COMPARISON_KEPT_DAYS = 7;

/** Open comparisons that one person may have. */
export const MAX_OPEN_COMPARISONS = 50;

/** Votes of a model or a pair under which no share of wins is shown. */
export const MIN_VOTES_FOR_SHARE = 10;

/** `best`: one answer is better than the others; `none`: no answer is good. */
export const comparisonVerdicts = ["best", "tie", "none"] as const;
export type ComparisonVerdict = (typeof comparisonVerdicts)[number];

export const comparisonTables = ["models", "pairs"] as const;
export type ComparisonTable = (typeof comparisonTables)[number];
