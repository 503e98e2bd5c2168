import { z } from "zod";
import { count, day, filledText, id, instant, line, modelId } from "../fields.ts";
import { personalDataChoices } from "../personal-data/constants.ts";
import { errorCode } from "../problem.ts";
import {
  MAX_SCHEDULED_QUESTION_CHARS,
  MAX_TIME_ZONE_CHARS,
  pauseReasons,
  scheduledChats,
  scheduleRunStates,
  scheduleStates,
  scheduleTriggers,
} from "./constants.ts";

/** A local time of the schedule's time zone, in 24 hours. */
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time like 08:30" });

export const scheduleRule = z
  .discriminatedUnion("every", [
    z.strictObject({ every: z.literal("once"), day, time }),
    z.strictObject({ every: z.literal("day"), time, workdays: z.boolean() }),
    // ISO 8601: 1 is Monday.
    z.strictObject({ every: z.literal("week"), time, weekday: z.int().min(1).max(7) }),
    // In a shorter month, the last day.
    z.strictObject({ every: z.literal("month"), time, day: z.int().min(1).max(31) }),
  ])
  .meta({ id: "ScheduleRule" });
export type ScheduleRule = z.infer<typeof scheduleRule>;

/** An IANA name, such as `America/Santiago`. */
const timeZone = line(MAX_TIME_ZONE_CHARS).refine(isTimeZone, { error: "must be the name of a time zone" });

const fields = {
  question: filledText(MAX_SCHEDULED_QUESTION_CHARS),
  chat: z.enum(scheduledChats),
  // Required for `ai-builder`, and only allowed there.
  assistantId: id.nullable(),
  // null: the default model of the chat.
  model: modelId.nullable(),
  online: z.boolean(),
  // A deep search; its plan needs no confirmation, because nobody is there to give it.
  research: z.boolean().default(false),
  // The person's decision, made in advance because nobody can be asked during a run.
  personalData: z.enum(personalDataChoices).nullable(),
  rule: scheduleRule,
  timeZone,
};

const hasItsAssistant = ({ chat, assistantId }: { chat: string; assistantId: string | null }) =>
  (chat === "ai-builder") === (assistantId !== null);
const assistantError = { error: "must name an assistant for this chat alone", path: ["assistantId"] };

export const newSchedule = z
  .strictObject({ id, ...fields })
  .refine(hasItsAssistant, assistantError)
  .meta({ id: "NewSchedule" });
export type NewSchedule = z.infer<typeof newSchedule>;

export const scheduleChanges = z
  .strictObject(fields)
  .refine(hasItsAssistant, assistantError)
  .meta({ id: "ScheduleChanges" });
export type ScheduleChanges = z.infer<typeof scheduleChanges>;

export const scheduleSwitch = z.strictObject({ paused: z.boolean() }).meta({ id: "ScheduleSwitch" });

const scheduleRun = z.object({
  trigger: z.enum(scheduleTriggers),
  state: z.enum(scheduleRunStates),
  dueAt: instant,
  endedAt: instant.nullable(),
  // Why the run failed.
  errorCode: errorCode.nullable(),
});

export const schedule = z
  .object({
    id,
    question: z.string(),
    chat: z.enum(scheduledChats),
    assistantId: id.nullable(),
    // null: there is no assistant, or it is gone.
    assistantName: z.string().nullable(),
    model: z.string().nullable(),
    online: z.boolean(),
    research: z.boolean(),
    personalData: z.enum(personalDataChoices).nullable(),
    rule: scheduleRule,
    timeZone: z.string(),
    state: z.enum(scheduleStates),
    pauseReason: z.enum(pauseReasons).nullable(),
    nextRunAt: instant.nullable(),
    lastRun: scheduleRun.nullable(),
    // The conversation with the answers; null before the first run and after its deletion.
    conversationId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: "Schedule" });
export type Schedule = z.infer<typeof schedule>;

export const scheduleList = z
  .object({
    items: z.array(schedule),
    // How many a person may have; 0 = no limit.
    limit: count,
  })
  .meta({ id: "ScheduleList" });
export type ScheduleList = z.infer<typeof scheduleList>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
