/** The parts of a hand-over, in the order in which they are read. */
export const handoverSections = ["situation", "open", "done", "attention"] as const;
export type HandoverSection = (typeof handoverSections)[number];

export const handoverStates = ["draft", "sent"] as const;
export type HandoverState = (typeof handoverStates)[number];

/** `written` by a model; `assembled` by rules from titles, first sentences and states. */
export const handoverOrigins = ["written", "assembled"] as const;
export type HandoverOrigin = (typeof handoverOrigins)[number];

/** `received`: addressed to the caller; `given`: sent by the caller; `drafts`: not sent yet. */
export const handoverBoxes = ["received", "given", "drafts"] as const;
export type HandoverBox = (typeof handoverBoxes)[number];

export const MAX_HANDOVER_HOURS = 7 * 24;
/** Conversations, and as many cases again. */
export const MAX_HANDOVER_CHOSEN = 100;
/** Conversations or cases of the time span that can be chosen from, the newest ones. */
export const MAX_HANDOVER_OFFERED = 300;
export const MAX_HANDOVER_NOTES = 50;
export const MAX_HANDOVER_POINTS = 400;
export const MAX_HANDOVER_POINT_CHARS = 2000;
export const MAX_HANDOVER_PEOPLE = 50;
export const MAX_HANDOVER_BASE_CHARS = 60;
export const MAX_HANDOVER_DRAFTS = 200;
