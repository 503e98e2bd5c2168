import { MAX_PROMPTS_PER_PERSON } from "@metatron/contract/prompts/constants";
import type { Prompt, PromptFields } from "@metatron/contract/prompts/prompt";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { checkAudience, mayEdit } from "./prompt-policy.ts";
import { lockPrompt, type PromptRow, readPrompt } from "./prompts.repo.ts";

export interface PromptsDeps {
  db: Db;
  now(): Date;
}

const MOST_VERSIONS = 50;

/** A repeated save of the same content is the same save; a save over somebody else's change is refused. */
export async function savePrompt(
  { db, now }: PromptsDeps,
  session: Session,
  { id, fields }: { id: string; fields: PromptFields },
): Promise<Prompt> {
  return db.transaction().execute(async (trx) => {
    const stored = (await lockPrompt(trx, id)) ?? null;
    if (stored) await readPrompt(trx, session, id);
    else if (fields.version !== null) throw notFound();
    if (stored && !mayEdit(stored, session))
      throw new AppError("forbidden", "Only its author and administrators may change this prompt.");
    checkAudience(fields, stored, session);
    if (stored && isSame(stored, fields)) return readPrompt(trx, session, id);
    if (stored && fields.version !== stored.version)
      throw new AppError("version_conflict", "This prompt was changed by somebody else.");
    const version = (stored?.version ?? 0) + 1;
    const at = now();
    const changes = columnsOf(fields, stored?.owner_id ?? session.personId, at);
    if (stored) {
      await trx
        .updateTable("prompts")
        .set({ ...changes, version })
        .where("id", "=", id)
        .execute();
    } else {
      await checkLimit(trx, session.personId);
      await trx
        .insertInto("prompts")
        .values({ ...changes, id, version, created_at: at })
        .execute();
    }
    await keepVersion(trx, { id, version, fields, personId: session.personId, at });
    await audit(trx, { id, fields, stored, personId: session.personId });
    return readPrompt(trx, session, id);
  });
}

function columnsOf(fields: PromptFields, ownerId: string, at: Date) {
  const { title, text, scope, roles } = fields;
  return {
    title,
    text,
    scope,
    roles,
    owner_id: scope === "company" ? null : ownerId,
    // A private prompt is shown to nobody else, so there is nothing to feature.
    ...(scope === "own" ? { is_featured: false } : {}),
    updated_at: at,
  };
}

function isSame(stored: PromptRow, { title, text, scope, roles }: PromptFields): boolean {
  return (
    stored.title === title &&
    stored.text === text &&
    stored.scope === scope &&
    stored.roles.join() === roles.join()
  );
}

/** Two creations at once would both see one prompt too few without the lock. */
async function checkLimit(trx: Trx, personId: string): Promise<void> {
  await sql`select id from people where id = ${personId} for no key update`.execute(trx);
  const { count } = await trx
    .selectFrom("prompts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("owner_id", "=", personId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PROMPTS_PER_PERSON)
    throw new AppError("prompt_limit_reached", `A person may have ${MAX_PROMPTS_PER_PERSON} prompts.`);
}

interface KeptVersion {
  id: string;
  version: number;
  fields: PromptFields;
  personId: string;
  at: Date;
}

async function keepVersion(trx: Trx, { id, version, fields, personId, at }: KeptVersion): Promise<void> {
  const { title, text, scope } = fields;
  await trx
    .insertInto("prompt_versions")
    .values({ prompt_id: id, version, person_id: personId, scope, title, text, at })
    .execute();
  await trx
    .deleteFrom("prompt_versions")
    .where("prompt_id", "=", id)
    .where("version", "<=", version - MOST_VERSIONS)
    .execute();
}

/** Changes of a private prompt concern nobody else, so they are not recorded. */
async function audit(
  trx: Trx,
  {
    id,
    fields,
    stored,
    personId,
  }: { id: string; fields: PromptFields; stored: PromptRow | null; personId: string },
): Promise<void> {
  const isPrivate = fields.scope === "own" && (stored === null || stored.scope === "own");
  if (isPrivate) return;
  const { title, scope, roles } = fields;
  await recordAudit(trx, {
    actorId: personId,
    action: "prompt.saved",
    subjectType: "prompt",
    subjectId: id,
    // The title of a prompt that became private is no longer shown to anyone else.
    details: scope === "own" ? { scope } : { title, scope, roles },
  });
}
