/** What a push announces; the service worker says it in the person's language. */
export const pushKinds = ["answer", "research", "case", "news"] as const;
export type PushKind = (typeof pushKinds)[number];

export const MAX_ENDPOINT_CHARS = 1000;
