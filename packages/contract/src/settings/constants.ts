/** The screens that have a guided tour. */
export const tourNames = ["chat", "assistants", "images", "admin"] as const;
export type TourName = (typeof tourNames)[number];

/** Each of the two texts of the personal instructions; both are sent with every question. */
export const MAX_PERSONAL_INSTRUCTIONS_CHARS = 1500;
