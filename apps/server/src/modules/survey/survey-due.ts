const DAY_MS = 24 * 60 * 60_000;

/** Nobody is asked twice within this time, whether they answered or not. */
export const PAUSE_AFTER_ASKING_DAYS = 30;
/** People who answered get a longer pause than people who closed the survey. */
const PAUSE_AFTER_ANSWER_DAYS = 60;

export interface SurveyHistory {
  /** When the survey was shown, whether it was answered or not. */
  askedAt: Date | null;
  answeredAt: Date | null;
  /** Finished answers since the survey was last shown. */
  answersSince: number;
}

/** Whether the survey is due. The browser waits for a moment that does not interrupt the person. */
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
