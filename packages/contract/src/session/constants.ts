export const interactionTypes = ["popup", "redirect"] as const;
export type InteractionType = (typeof interactionTypes)[number];
