import type { SteerRequest } from "@metatron/contract/chat/chat";
import { sql } from "kysely";
import type { Db, StoredSteer } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { decidePersonalData, rememberChoice } from "../personal-data/index.ts";
import { quotaError } from "../quotas/index.ts";
import { conversationModel } from "./conversation-model.ts";
import { checkTokensOfToday } from "./limits.ts";
import type { TurnDeps } from "./turn-deps.ts";

/** Each added message is another model call of the same answer; further messages belong in a new question. */
const MOST_ADDED = 20;

export interface SteerCall {
  session: Session;
  answerId: string;
  request: SteerRequest;
}

/**
 * Adds a person's message to an answer in flight, on any node. The message is stored in the answer's row, and
 * the process that writes the answer reads the row after its current step, so no other signal is needed.
 */
export async function steerTurn(deps: TurnDeps, { session, answerId, request }: SteerCall): Promise<void> {
  const { personId } = session;
  const { messageChars } = deps;
  const answer = await readAnswer(deps.db, { personId, answerId });
  // A retry of a call that succeeded: the answer may have ended since.
  if (answer.steers.some(({ id }) => id === request.id)) return;
  if (answer.state !== "streaming") throw turnEnded();
  if (messageChars > 0 && request.text.length > messageChars) throw quotaError("message", messageChars);
  await checkTokensOfToday(deps, personId);
  const choice = await decide(deps, { session, request, conversationId: answer.conversation_id });
  const steer: StoredSteer = { id: request.id, text: request.text, choice };
  if (await addSteer(deps.db, { answerId, steer })) return;
  // The answer ended during the checks, or the same call was made twice at once.
  const { steers } = await readAnswer(deps.db, { personId, answerId });
  if (!steers.some(({ id }) => id === request.id)) throw turnEnded();
}

async function readAnswer(db: Db, { personId, answerId }: { personId: string; answerId: string }) {
  const row = await db
    .selectFrom("messages")
    .select(["conversation_id", "state", "steers"])
    .where("id", "=", answerId)
    .where("person_id", "=", personId)
    .where("role", "=", "assistant")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

interface ToDecide {
  session: Session;
  request: SteerRequest;
  conversationId: string;
}

/** The same checks as for a question. Earlier texts were already checked with the question. */
async function decide(deps: TurnDeps, { session, request, conversationId }: ToDecide) {
  const { personId, roles } = session;
  const held = await conversationModel(deps.db, { personId, conversationId });
  const model = held ? await deps.models.resolve(held, roles) : undefined;
  if (!model) return request.personalData ?? null;
  const { choice } = await decidePersonalData(deps.db, {
    personId,
    conversationId,
    model: model.info,
    choice: request.personalData,
    message: request.text,
    along: [],
    fileIds: [],
    earlier: [],
  });
  if (choice) await rememberChoice(deps.db, { personId, conversationId, choice });
  return choice ?? null;
}

async function addSteer(db: Db, { answerId, steer }: { answerId: string; steer: StoredSteer }) {
  const { rows } = await sql<{ id: string }>`
    update messages m set steers = m.steers || ${toJsonb([steer])}::jsonb
    where m.id = ${answerId} and m.state = 'streaming' and m.kind <> 'image'
      and not m.steers @> ${toJsonb([{ id: steer.id }])}::jsonb
      and jsonb_array_length(m.steers) < ${MOST_ADDED}
    returning m.id`.execute(db);
  return rows.length > 0;
}

const turnEnded = () => new AppError("turn_ended", "The answer has ended, or takes no more messages.");
