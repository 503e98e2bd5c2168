/** What each person has only so much of; all but `stored` and `message` start anew every day. */
export const quotaKinds = [
  "stored",
  "uploaded",
  "message",
  "ocr",
  "pictures",
  "images",
  "avatars",
  "descriptions",
  "speech",
  "transcriptions",
  "embeddings",
  "cases",
  "tokens",
] as const;
export type QuotaKind = (typeof quotaKinds)[number];
