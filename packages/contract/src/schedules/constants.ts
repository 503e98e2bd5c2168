/** The chats that a question can be scheduled for. */
export const scheduledChats = ["rh-plus", "chat-libre", "ai-builder"] as const;
export type ScheduledChat = (typeof scheduledChats)[number];

export const scheduleIntervals = ["once", "day", "week", "month"] as const;
export type ScheduleInterval = (typeof scheduleIntervals)[number];

/** `done`: the only run of a schedule that runs once is over. */
export const scheduleStates = ["active", "paused", "done"] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/**
 * Why a schedule is paused. `person`: its owner paused it. `failures`: several runs in a row failed.
 * `no_access`: the person's roles no longer allow the question, or the assistant is gone. `personal_data`: the
 * person has to decide about personal data. `away`: the person has not signed in for a long time.
 * `temporary`: the person's roles allow temporary conversations alone, and an answer would be stored.
 */
export const pauseReasons = [
  "person",
  "failures",
  "no_access",
  "personal_data",
  "away",
  "temporary",
] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const scheduleRunStates = ["waiting", "running", "done", "failed", "stopped"] as const;
export type ScheduleRunState = (typeof scheduleRunStates)[number];

export const scheduleTriggers = ["scheduled", "manual"] as const;
export type ScheduleTrigger = (typeof scheduleTriggers)[number];

/** A schedule is paused after this many failed runs in a row. */
export const FAILURES_BEFORE_PAUSE = 3;

export const MAX_SCHEDULED_QUESTION_CHARS = 10_000;
export const MAX_TIME_ZONE_CHARS = 64;
