/** The screens that have a guided tour. */
export const tourNames = ["chat", "assistants", "images", "admin"] as const;
export type TourName = (typeof tourNames)[number];
