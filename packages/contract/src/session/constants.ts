export const interactionTypes = ["popup", "redirect"] as const;
export type InteractionType = (typeof interactionTypes)[number];

/** On a computer that the person declared shared, where no other limit is configured. */
export const SHARED_COMPUTER_IDLE_MINUTES = 15;
