export const interactionTypes = ["popup", "redirect"] as const;
export type InteractionType = (typeof interactionTypes)[number];

/** Id of the element in the page that holds the public configuration as JSON. */
export const PAGE_CONFIG_ID = "metatron-config";

/** On a computer that the person declared shared, where no other limit is configured. */
export const SHARED_COMPUTER_IDLE_MINUTES = 15;
