/** What a notice is about; the interface says it in the reader's language. */
export const noticeKinds = [
  "document_expiring",
  "assistant_shared",
  "review_expiring",
  "handover_sent",
  "handover_received",
  "handover_withdrawn",
  "project_shared",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How many days before its end the validity of a document or of a review is announced. */
export const EXPIRY_NOTICE_DAYS = [30, 7] as const;

export const MAX_NOTICES = 100;
