import type { Schedule, ScheduleRule } from "@metatron/contract/schedules/schedule";
import { expect, it } from "vitest";
import { changesOf, draftOf, newDraft } from "./schedule-draft.ts";

const NOW = new Date(2026, 10, 16, 12);
const schedule: Schedule = {
  id: "a0000000-0000-4000-8000-000000000001",
  question: "¿Qué cambió?",
  chat: "chat-libre",
  assistantId: null,
  assistantName: null,
  model: "gpt-5",
  online: true,
  research: true,
  personalData: null,
  rule: { every: "day", time: "08:00", workdays: false },
  timeZone: "America/Santiago",
  state: "active",
  pauseReason: null,
  nextRunAt: null,
  lastRun: null,
  conversationId: null,
  createdAt: "2026-11-16T12:00:00.000Z",
};

it.each<ScheduleRule>([
  { every: "once", day: "2026-12-24", time: "18:30" },
  { every: "day", time: "08:00", workdays: false },
  { every: "week", time: "23:59", weekday: 7 },
  { every: "month", time: "00:00", day: 31 },
])("saves an unchanged schedule as it was: %j", (rule) => {
  const { question, chat, assistantId, model, online, research, timeZone } = schedule;
  expect(changesOf(draftOf({ ...schedule, rule }, NOW))).toEqual({
    question,
    chat,
    assistantId,
    model,
    online,
    research,
    timeZone,
    rule,
  });
});

it("begins with the day after today, in the browser's zone", () => {
  expect(newDraft(new Date(2026, 11, 31, 23, 30)).date).toBe("2027-01-01");
});
