import type { ErrorCode } from "@metatron/contract/error-codes";
import type { QuotaKind } from "@metatron/contract/quotas/constants";
import { AppError } from "../../http/app-error.ts";

const CODES: Record<QuotaKind, ErrorCode> = {
  stored: "storage_full",
  uploaded: "upload_quota_reached",
  message: "message_too_long",
  ocr: "file_ocr_quota",
  pictures: "picture_quota_reached",
  images: "daily_limit_reached",
  avatars: "avatar_quota_reached",
  descriptions: "description_quota_reached",
  speech: "daily_limit_reached",
  transcriptions: "transcription_quota_reached",
  embeddings: "embedding_quota_reached",
  cases: "case_quota_reached",
  research: "research_quota_reached",
  tokens: "daily_limit_reached",
};

/** The error with the quota, its limit, and the time of its renewal if waiting helps. */
export function quotaError(kind: QuotaKind, limit: number, now = new Date()): AppError {
  if (kind === "stored" || kind === "message") {
    const sentence =
      kind === "stored"
        ? `One person may keep ${limit} bytes of files.`
        : `One message has ${limit} characters at most.`;
    return new AppError(CODES[kind], sentence, { quota: { kind, limit, renewsAt: null } });
  }
  const renewsAt = tomorrow(now);
  return new AppError(CODES[kind], `Of ${kind} ${limit} a day are allowed.`, {
    quota: { kind, limit, renewsAt: renewsAt.toISOString() },
    retryAfterSeconds: (renewsAt.getTime() - now.getTime()) / 1000,
  });
}

/** Quotas are per UTC day, on every node. */
export const tomorrow = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
