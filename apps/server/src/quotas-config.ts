import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Config } from "./config.ts";

const MB = 1024 * 1024;

/** What each person may use; 0 = no limit. */
export function quotasOf(config: Config): QuotaLimits {
  return {
    stored: config.LIMIT_STORED_MB * MB,
    uploaded: config.LIMIT_UPLOAD_MB_PER_DAY * MB,
    message: config.LIMIT_MESSAGE_CHARS,
    ocr: config.LIMIT_OCR_PAGES_PER_DAY,
    pictures: config.LIMIT_PICTURES_SENT_PER_DAY,
    images: config.LIMIT_IMAGES_PER_DAY,
    avatars: config.LIMIT_AVATARS_PER_DAY,
    descriptions: config.LIMIT_DESCRIPTIONS_PER_DAY,
    speech: config.LIMIT_SPEECH_CHARS_PER_DAY,
    transcriptions: config.LIMIT_TRANSCRIPTIONS_PER_DAY,
    embeddings: config.LIMIT_EMBEDDING_CHARS_PER_DAY,
    cases: config.LIMIT_CASES_PER_DAY,
    tokens: config.LIMIT_TOKENS_PER_DAY,
  };
}
