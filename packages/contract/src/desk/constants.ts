/** `exhausted`: every step was tried without success. */
export const guideStates = ["open", "solved", "exhausted"] as const;
export type GuideState = (typeof guideStates)[number];

export const guideOutcomes = ["worked", "failed"] as const;
export type GuideOutcome = (typeof guideOutcomes)[number];

/** The same id on every server, so that the first question on Amelia needs no lookup. */
export const SERVICE_DESK_ID = "5d0c7a10-3f5e-4b61-9c01-7a1e00000002";
