import { describe, expect, it } from "vitest";
import { isSurveyDue, type SurveyHistory } from "./survey-due.ts";

const START = new Date("2026-01-01T00:00:00Z");
const after = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60_000);
const due = (history: Partial<SurveyHistory>, days: number, afterAnswers = 10) =>
  isSurveyDue(
    { askedAt: null, answeredAt: null, answersSince: 10, ...history },
    { now: after(days), afterAnswers },
  );

describe("the survey", () => {
  it("is due after the configured number of answers, not before", () => {
    expect(due({ answersSince: 9 }, 0)).toBe(false);
    expect(due({ answersSince: 10 }, 0)).toBe(true);
  });

  it("is never shown twice in 30 days, even if it was closed", () => {
    for (const day of [0, 1, 7, 29, 29.99]) expect(due({ askedAt: START }, day)).toBe(false);
    expect(due({ askedAt: START }, 30)).toBe(true);
  });

  it("pauses longer for people who answered it", () => {
    const answered = { askedAt: START, answeredAt: START };
    expect(due(answered, 30)).toBe(false);
    expect(due(answered, 59)).toBe(false);
    expect(due(answered, 60)).toBe(true);
  });

  it("also counts the answers since the last time", () => {
    expect(due({ askedAt: START, answersSince: 3 }, 90)).toBe(false);
  });

  it("is never due if it is switched off", () => {
    expect(due({ answersSince: 1000 }, 0, 0)).toBe(false);
  });
});
