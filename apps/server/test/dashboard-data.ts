import { randomUUID } from "node:crypto";
import type { ChatType } from "@metatron/contract/enums";
import type { Feedback } from "@metatron/contract/feedback/constants";
import type { Role } from "@metatron/contract/roles";
import type { Db } from "../src/adapters/db/index.ts";

export interface Turn {
  personId: string;
  at: string;
  chat?: ChatType;
  assistantId?: string;
  text?: string;
  category?: { name: string; label: string };
  isGrounded?: boolean;
  feedback?: Feedback;
  seconds?: number;
  state?: "complete" | "failed";
  model?: string;
  cost?: number;
}

export async function addPerson(
  db: Db,
  roles: readonly Role[] = ["chat_metatron_user_basic"],
): Promise<string> {
  const id = randomUUID();
  const subject = id;
  await db
    .insertInto("people")
    .values({ id, issuer: "test", subject, email: `${id}@aerovia.example`, name: "Persona", roles })
    .execute();
  return id;
}

const NOTHING = { content: "[]", files: "[]", urls: "[]", citations: "[]" };

/** One question and its answer in a conversation of their own, as if they had been stored when they were asked. */
export async function addTurn(db: Db, turn: Turn): Promise<{ conversationId: string; answerId: string }> {
  const conversationId = randomUUID();
  const [questionId, answerId] = [randomUUID(), randomUUID()];
  const { personId, at, chat = "rh-plus", text = "¿Qué permiso tengo si me mudo?" } = turn;
  const times = { created_at: at, updated_at: new Date() };
  const common = {
    conversation_id: conversationId,
    person_id: personId,
    kind: "text" as const,
    ...NOTHING,
  };
  await db
    .insertInto("conversations")
    .values({
      id: conversationId,
      person_id: personId,
      unique_id: conversationId,
      title: "Una",
      chat,
      assistant_id: turn.assistantId ?? null,
      model: "gpt-5",
      ...times,
    })
    .execute();
  await db
    .insertInto("messages")
    .values([
      {
        ...common,
        ...times,
        id: questionId,
        unique_id: questionId,
        answer_id: answerId,
        role: "user",
        state: "complete",
        text,
      },
      {
        ...common,
        ...times,
        id: answerId,
        unique_id: answerId,
        parent_id: questionId,
        role: "assistant",
        state: turn.state ?? "complete",
        text: "Una respuesta.",
        is_grounded: turn.isGrounded ?? true,
        feedback: turn.feedback ?? null,
        time_response: turn.seconds ?? 2,
        model: turn.model ?? "gpt-5",
        category: turn.category ? JSON.stringify(turn.category) : null,
      },
    ])
    .execute();
  await db
    .insertInto("model_usage")
    .values({
      person_id: personId,
      message_id: answerId,
      purpose: "answer",
      model: turn.model ?? "gpt-5",
      at,
      input_tokens: 100,
      output_tokens: 20,
      seconds: turn.seconds ?? 2,
      cost: turn.cost ?? 0.01,
    })
    .execute();
  return { conversationId, answerId };
}

export async function addEvent(
  db: Db,
  event: { personId: string; at: string; name?: string },
): Promise<void> {
  const { personId, at, name = "login_app" } = event;
  await db
    .insertInto("usage_events")
    .values({ id: randomUUID(), person_id: personId, name, at, props: "{}" })
    .execute();
}
