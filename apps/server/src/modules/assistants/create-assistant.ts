import type { NewAssistant } from "@metatron/contract/assistants/assistant";
import type { AuditAction } from "@metatron/contract/audit/constants";
import type { Trx } from "../../adapters/db/index.ts";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { columnsOf } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { avatarToKeep } from "./avatar-to-keep.ts";
import { checkModel } from "./check-model.ts";
import { findAccess } from "./find-access.ts";
import { checkTools } from "./list-tools.ts";
import { keepPublication } from "./publish-version.ts";
import { keepVersion } from "./save-version.ts";

/** Creates an assistant of the caller. Idempotent by id: a repeated call returns the current assistant. */
export async function createAssistant(
  deps: AssistantsDeps,
  session: Session,
  { id, avatar, starters, roles = null, tools = null, ...texts }: NewAssistant,
): Promise<void> {
  if (await isOwnAlready(deps, session, id)) return;
  await checkModel(deps, session, texts.model);
  await checkTools(deps, { session, assistantId: id, names: tools ?? [] });
  const avatarFileId = avatar ? await avatarToKeep(deps, session, avatar) : null;
  await insertAssistant(deps, session, {
    id,
    content: { ...texts, avatarFileId, starters: starters ?? [], roles, tools },
    audited: "assistant.created",
  });
}

export async function insertAssistant(
  { db }: Pick<AssistantsDeps, "db">,
  { personId, userEmail }: Session,
  made: {
    id: string;
    content: AssistantContent;
    audited: AuditAction;
    details?: Record<string, unknown>;
    /** Further writes in the same transaction. */
    also?: (trx: Trx) => Promise<void>;
  },
): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("assistants")
      .values({ id: made.id, ...columnsOf(made.content), specialty: null, created_by: personId })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return mustBeOwn(trx, made.id, personId);
    await keepVersion(trx, { row, personId, changes: [], restoredFrom: null, now });
    await keepPublication(trx, { assistantId: made.id, version: row.version, personId }, now);
    await trx
      .insertInto("assistant_members")
      .values({
        id: crypto.randomUUID(),
        assistant_id: made.id,
        person_id: personId,
        role: "owner",
        invited_email: userEmail,
        added_by: personId,
        added_at: now,
      })
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: made.audited,
      subjectType: "assistant",
      subjectId: made.id,
      details: { name: made.content.name, ...made.details },
    });
    await made.also?.(trx);
  });
}

/** True if the same person already created this id: a repeated request. */
export async function isOwnAlready(
  { db }: Pick<AssistantsDeps, "db">,
  session: Session,
  assistantId: string,
): Promise<boolean> {
  const there = await db
    .selectFrom("assistants")
    .select("created_by")
    .where("id", "=", assistantId)
    .executeTakeFirst();
  if (!there) return false;
  const isOwn = there.created_by === session.personId && (await findAccess(db, session, assistantId));
  if (!isOwn) throw idTaken();
  return true;
}

/** A concurrent repeat of the same request won the insert. */
async function mustBeOwn(trx: Trx, assistantId: string, personId: string): Promise<void> {
  const there = await trx
    .selectFrom("assistants")
    .select("created_by")
    .where("id", "=", assistantId)
    .executeTakeFirst();
  if (there?.created_by !== personId) throw idTaken();
}

const idTaken = () => new AppError("id_taken", "Another assistant has this id.");
