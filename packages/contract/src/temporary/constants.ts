/** `off`: nobody is offered a temporary conversation; `optional`: each person chooses; `always`: every conversation is temporary. */
export const temporaryModes = ["off", "optional", "always"] as const;
export type TemporaryMode = (typeof temporaryModes)[number];

/** The chats that a temporary conversation can be held with. */
export const temporaryChats = ["rh-plus", "chat-libre", "ai-builder"] as const;
export type TemporaryChat = (typeof temporaryChats)[number];

/** Questions and answers that are sent along with a question; older ones are left out. */
export const MAX_TEMPORARY_MESSAGES = 100;
/** Cited passages of earlier answers that keep their numbers. */
export const MAX_TEMPORARY_CITED = 200;
