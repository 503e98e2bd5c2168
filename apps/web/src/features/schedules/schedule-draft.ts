import type { ScheduledChat, ScheduleInterval } from "@metatron/contract/schedules/constants";
import type { Schedule, ScheduleChanges, ScheduleRule } from "@metatron/contract/schedules/schedule";
import { call } from "../../api/call.ts";
import { activePath } from "../../local-db/active-path.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readConversation } from "../../local-db/conversations.ts";
import { readMessages } from "../../local-db/messages.ts";
import { readVersions } from "../../local-db/versions.ts";

/** The fields of the form; each interval keeps its own values while the person tries others. */
export interface ScheduleDraft {
  question: string;
  chat: ScheduledChat;
  assistantId: string | null;
  model: string | null;
  online: boolean;
  research: boolean;
  every: ScheduleInterval;
  time: string;
  date: string;
  workdays: boolean;
  weekday: number;
  monthDay: number;
  timeZone: string;
}

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function newDraft(now: Date): ScheduleDraft {
  return {
    question: "",
    chat: "chat-libre",
    assistantId: null,
    model: null,
    online: false,
    research: false,
    every: "day",
    time: "08:00",
    date: localDay(new Date(now.getTime() + DAY_MS)),
    workdays: true,
    weekday: 1,
    monthDay: 1,
    timeZone: browserTimeZone(),
  };
}

export function draftOf(schedule: Schedule, now: Date): ScheduleDraft {
  const { question, chat, assistantId, model, online, research, rule, timeZone } = schedule;
  const draft = { ...newDraft(now), question, chat, assistantId, model, online, research, timeZone };
  const given = { ...draft, every: rule.every, time: rule.time };
  switch (rule.every) {
    case "once":
      return { ...given, date: rule.day };
    case "day":
      return { ...given, workdays: rule.workdays };
    case "week":
      return { ...given, weekday: rule.weekday };
    case "month":
      return { ...given, monthDay: rule.day };
  }
}

export function changesOf(draft: ScheduleDraft): Omit<ScheduleChanges, "personalData"> {
  const { question, chat, assistantId, model, online, research, timeZone } = draft;
  return { question, chat, assistantId, model, online, research, timeZone, rule: ruleOf(draft) };
}

function ruleOf({ every, time, date, workdays, weekday, monthDay }: ScheduleDraft): ScheduleRule {
  switch (every) {
    case "once":
      return { every, day: date, time };
    case "day":
      return { every, time, workdays };
    case "week":
      return { every, time, weekday };
    case "month":
      return { every, time, day: monthDay };
  }
}

/** The last question of a conversation with its chat; from the server if this device has no copy of it. */
export async function draftFromConversation(
  db: ChatsDatabase,
  { conversationId, now }: { conversationId: string; now: Date },
): Promise<ScheduleDraft> {
  const [conversation, messages, versions] = await Promise.all([
    readConversation(db, conversationId),
    readMessages(db, conversationId),
    readVersions(db, conversationId),
  ]);
  const draft = newDraft(now);
  if (!conversation || conversation.chat === "images") return draft;
  const { chat, assistantId, model } = conversation;
  const last = activePath(messages, versions).findLast(({ message }) => message.role === "user")?.message;
  const question = last?.text ?? (await lastQuestionOnServer(conversationId));
  return {
    ...draft,
    question,
    chat,
    assistantId: chat === "ai-builder" ? assistantId : null,
    model: chat === "ai-builder" ? null : model,
    online: last?.online ?? false,
  };
}

async function lastQuestionOnServer(conversationId: string): Promise<string> {
  const { items } = await call("listMessages", { query: { conversationId, limit: 200 } });
  return items.findLast(({ role }) => role === "user")?.text ?? "";
}

const DAY_MS = 24 * 60 * 60_000;

/** As an input of type date wants it, in the browser's zone. */
const localDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
