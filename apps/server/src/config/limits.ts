import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { ResearchConfig } from "../modules/research/index.ts";
import type { RetentionDefaults } from "../modules/retention/index.ts";
import type { SchedulesConfig } from "../modules/schedules/index.ts";
import type { ChatLimits, LimitsConfig } from "../modules/turns/index.ts";
import type { Config } from "./config.ts";

const MB = 1024 * 1024;

/** The quotas per person; 0 = no limit. */
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
    research: config.LIMIT_RESEARCH_PER_DAY,
    tokens: config.LIMIT_TOKENS_PER_DAY,
  };
}

/** The retention if administrators have set none; 0 days = for ever. */
export function retentionDefaultsOf(config: Config): RetentionDefaults {
  const orNever = (days: number) => (days === 0 ? null : days);
  return {
    days: {
      conversations: orNever(config.RETENTION_CONVERSATIONS_DAYS),
      files: orNever(config.RETENTION_FILES_DAYS),
      events: orNever(config.RETENTION_EVENTS_DAYS),
      handovers: orNever(config.RETENTION_HANDOVERS_DAYS),
    },
    keepsPinned: config.RETENTION_PINNED === "keep",
    floorDays: config.RETENTION_FLOOR_DAYS,
  };
}

export function schedulesOf(config: Config): SchedulesConfig {
  return { perPerson: config.LIMIT_SCHEDULES, pauseAfterDays: config.SCHEDULES_PAUSE_AFTER_DAYS };
}

/** The limits of one deep search. */
export function researchOf(config: Config): ResearchConfig {
  return { steps: config.RESEARCH_STEPS, seconds: config.RESEARCH_MINUTES * 60 };
}

export function chatLimitsOf(config: Config): ChatLimits {
  return { streams: config.LIMIT_STREAMS, tokensPerDay: config.LIMIT_TOKENS_PER_DAY };
}

/** The limits of one answer, for everyone and by role. */
export function turnLimitsOf(config: Config): LimitsConfig {
  return {
    everyone: {
      steps: config.LIMIT_TURN_STEPS,
      seconds: config.LIMIT_TURN_SECONDS,
      tokens: config.LIMIT_TURN_TOKENS,
      cost: config.LIMIT_TURN_COST,
    },
    roles: config.LIMIT_TURN_ROLES ?? {},
  };
}
