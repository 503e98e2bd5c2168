/**
 * `valid`: used for answers; `expired`: past its last day; `source_changed`: a cited document was replaced, has
 * expired or is gone, so a person must look at the answer again.
 */
export const verifiedAnswerStates = ["valid", "expired", "source_changed"] as const;
export type VerifiedAnswerState = (typeof verifiedAnswerStates)[number];

export const MAX_VERIFIED_ANSWER_CHARS = 8000;
/** Other wordings of the question that a reviewer adds. */
export const MAX_WORDINGS = 10;
export const MAX_VERIFIED_SOURCES = 10;
