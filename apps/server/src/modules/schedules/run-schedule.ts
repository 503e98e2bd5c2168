import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageState } from "@metatron/contract/chat/constants";
import type { Session } from "../../http/session.ts";
import { noteUnreadAnswer } from "../unread-answers/index.ts";
import { absentAsker } from "./absent-asker.ts";
import { concludeRun, type RunOutcome } from "./conclude-run.ts";
import { outcomeOfError } from "./outcome-of-error.ts";
import type { RunRow, ScheduleRow } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";
import { runScheduleJob } from "./start-run.ts";

const LOOK_EVERY_MS = 300;
/** An answer that takes longer may wait for its reader; a worker must not wait with it. */
const WAIT_AT_MOST_MS = 5 * 60_000;
const LOOK_AGAIN_AFTER_SECONDS = 30;
/** An answer whose process died is written once more. */
const MOST_ATTEMPTS = 2;

interface Work {
  run: RunRow;
  schedule: ScheduleRow;
}

/**
 * Asks the question of a run and waits for its answer. Idempotent: the ids are those of the run, so a job that
 * is repeated after its process died finds the question and its answer.
 */
export async function runSchedule(deps: SchedulesDeps, runId: string): Promise<void> {
  const work = await readWork(deps, runId);
  if (!work) return;
  const outcome = await outcomeOf(deps, work);
  if (outcome) await concludeRun(deps, work, outcome);
  else await lookAgainLater(deps, work);
}

/** Undefined while the answer is not over. */
async function outcomeOf(deps: SchedulesDeps, { run, schedule }: Work): Promise<RunOutcome | undefined> {
  try {
    const asker = await absentAsker(deps, schedule);
    if (typeof asker === "string") return { state: "failed", errorCode: "action_not_allowed", pause: asker };
    for (let attempt = Math.max(run.attempts, 1); ; attempt += 1) {
      const answer = await ensureAsked(deps, { run, schedule, asker });
      if (answer === "deleted") return { state: "stopped" };
      const ended = await untilEnded(deps, { run, schedule });
      if (ended === "unended") return undefined;
      if (ended === "deleted") return { state: "stopped" };
      if (ended.state !== "interrupted" || attempt >= MOST_ATTEMPTS) return toOutcome(ended);
      run = await withNewAnswer(deps, run);
    }
  } catch (error) {
    return outcomeOfError(deps, error);
  }
}

function toOutcome({ state, error_code }: EndedAnswer): RunOutcome {
  switch (state) {
    case "complete":
      return { state: "done" };
    case "stopped":
      return { state: "stopped" };
    default:
      return { state: "failed", errorCode: error_code ?? "internal" };
  }
}

async function readWork({ db }: SchedulesDeps, runId: string): Promise<Work | undefined> {
  const run = await db
    .updateTable("schedule_runs")
    .set({ state: "running" })
    .where("id", "=", runId)
    .where("state", "in", ["waiting", "running"])
    .returningAll()
    .executeTakeFirst();
  if (!run) return undefined;
  await giveNewConversation({ db }, run);
  const schedule = await db
    .selectFrom("schedules")
    .selectAll()
    .where("id", "=", run.schedule_id)
    .executeTakeFirst();
  return schedule && { run, schedule };
}

/** The person deleted the conversation with the earlier answers: the next ones go to a new one. */
async function giveNewConversation({ db }: Pick<SchedulesDeps, "db">, run: RunRow): Promise<void> {
  if (run.attempts > 0) return;
  await db
    .updateTable("schedules")
    .set({ conversation_id: randomUUID() })
    .where("id", "=", run.schedule_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deleted_conversations as d")
          .select("d.id")
          .whereRef("d.id", "=", "schedules.conversation_id"),
      ),
    )
    .execute();
}

type Asked = Work & { asker: Session };

async function ensureAsked(deps: SchedulesDeps, asked: Asked): Promise<"asked" | "deleted"> {
  const { run, schedule, asker } = asked;
  const { db } = deps;
  if (await readAnswer(deps, run)) return "asked";
  const question = await db
    .selectFrom("messages")
    .select("parent_id")
    .where("id", "=", run.question_id)
    .where("person_id", "=", run.person_id)
    .executeTakeFirst();
  if (!question && run.attempts > 0) return "deleted";
  const request = await requestOf(deps, asked);
  await deps.turns.ask({
    session: asker,
    chat: schedule.chat,
    // A second answer is another version of the same question, at the same place.
    request: question ? { ...request, parentId: question.parent_id } : request,
    language: schedule.language,
    researchStart: "at-once",
  });
  await db
    .updateTable("schedule_runs")
    .set({ attempts: Math.max(run.attempts, 1) })
    .where("id", "=", run.id)
    .execute();
  return "asked";
}

async function requestOf(deps: SchedulesDeps, { run, schedule, asker }: Asked): Promise<ChatRequest> {
  const { model, assistant_id: assistantId, personal_data: personalData } = schedule;
  // A model that no longer exists must not stop the schedule: the chat's default answers.
  const isUsable = model !== null && (await deps.models.resolve(model, asker.roles)) !== undefined;
  return {
    conversationId: schedule.conversation_id,
    messageId: run.question_id,
    answerId: run.answer_id,
    content: [{ type: "text", text: schedule.question }],
    online: schedule.online,
    ...(isUsable ? { model } : {}),
    ...(assistantId ? { assistantId } : {}),
    ...(personalData ? { personalData } : {}),
    ...(schedule.research ? { research: true } : {}),
  };
}

type EndedAnswer = NonNullable<Awaited<ReturnType<typeof readAnswer>>> & {
  state: Exclude<MessageState, "streaming">;
};

async function untilEnded(deps: SchedulesDeps, { run }: Work): Promise<EndedAnswer | "unended" | "deleted"> {
  const until = Date.now() + WAIT_AT_MOST_MS;
  while (Date.now() < until) {
    const answer = await readAnswer(deps, run);
    if (!answer) return "deleted";
    const { state } = answer;
    if (state !== "streaming") return { ...answer, state };
    // The job fails, and another node or the next start of this one waits on.
    if (deps.isShuttingDown()) throw new RunLeft();
    await pause(LOOK_EVERY_MS);
  }
  return "unended";
}

class RunLeft extends Error {
  override name = "RunLeft";
  override message = "The run goes on in another process.";
}

function readAnswer({ db }: Pick<SchedulesDeps, "db">, run: RunRow) {
  return db
    .selectFrom("messages")
    .select(["state", "error_code"])
    .where("id", "=", run.answer_id)
    .where("person_id", "=", run.person_id)
    .executeTakeFirst();
}

function withNewAnswer({ db }: SchedulesDeps, { id, attempts }: RunRow): Promise<RunRow> {
  return db
    .updateTable("schedule_runs")
    .set({ answer_id: randomUUID(), attempts: Math.max(attempts, 1) + 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The answer may ask its reader something, so the reader is notified already. A deep search just takes long. */
async function lookAgainLater({ db, jobs, now }: SchedulesDeps, { run, schedule }: Work): Promise<void> {
  if (!schedule.research)
    await noteUnreadAnswer(db, {
      personId: run.person_id,
      conversationId: schedule.conversation_id,
      answerId: run.answer_id,
      kind: "schedule",
      failed: false,
      at: now(),
    });
  await jobs.send(
    runScheduleJob,
    { runId: run.id },
    { afterSeconds: LOOK_AGAIN_AFTER_SECONDS, group: run.person_id },
  );
}
