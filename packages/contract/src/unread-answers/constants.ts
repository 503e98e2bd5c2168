/** What wrote an answer in the background. */
export const backgroundKinds = ["schedule", "research"] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];
