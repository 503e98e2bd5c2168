const DAY_MS = 24 * 60 * 60_000;

/** Nobody is asked twice within this time, whatever became of the first time. */
export const PAUSE_AFTER_ASKING_DAYS = 30;
/** Whoever answered is left alone for longer than whoever closed the survey. */
const PAUSE_AFTER_ANSWER_DAYS = 60;

export interface SurveyHistory {
  /** Shown, answered or not. */
  askedAt: Date | null;
  answeredAt: Date | null;
  /** Finished answers since the survey was last shown. */
  answersSince: number;
}

/** Whether it is time to ask. That nobody is asked in the middle of something is for the browser to see. */
export function isSurveyDue(
  { askedAt, answeredAt, answersSince }: SurveyHistory,
  { now, afterAnswers }: { now: Date; afterAnswers: number },
): boolean {
  if (afterAnswers === 0 || answersSince < afterAnswers) return false;
  return (
    hasPassed(askedAt, PAUSE_AFTER_ASKING_DAYS, now) && hasPassed(answeredAt, PAUSE_AFTER_ANSWER_DAYS, now)
  );
}

function hasPassed(since: Date | null, days: number, now: Date): boolean {
  return since === null || now.getTime() - since.getTime() >= days * DAY_MS;
}
