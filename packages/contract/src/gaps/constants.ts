export const gapStates = ["open", "assigned", "solved"] as const;
export type GapState = (typeof gapStates)[number];
