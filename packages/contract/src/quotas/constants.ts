/** Kinds of per-person quotas; all but `stored` and `message` are reset every day. */
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
  "research",
  "tokens",
] as const;
export type QuotaKind = (typeof quotaKinds)[number];
