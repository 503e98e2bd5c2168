import type {
  VerifiedAnswer,
  VerifiedAnswerFields,
} from "@metatron/contract/verified-answers/verified-answer";
import { guessLanguage } from "@metatron/text/guess-language";
import type { Db, StoredVerifiedSource, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { markCorrected } from "../feedback/index.ts";
import { readFiles } from "../files/index.ts";
import { toVerifiedAnswer } from "./list-verified.ts";
import { selectVerified, statesOf } from "./verified-answers.repo.ts";

interface Saved {
  id: string;
  fields: VerifiedAnswerFields;
  personId: string;
  now: Date;
}

/** Stores the answer under the caller's name, who vouches for it from now on. */
export async function saveVerified(db: Db, { id, fields, personId, now }: Saved): Promise<VerifiedAnswer> {
  await db.transaction().execute(async (trx) => {
    const assistantId = await scopeOf(trx, fields);
    const feedbackId = fields.feedbackId ? await correct(trx, fields.feedbackId) : undefined;
    const row = {
      chat: fields.chat,
      assistant_id: assistantId,
      question: fields.question,
      wordings: fields.wordings,
      answer: fields.answer,
      sources: toJsonb(await withVersions(trx, fields)),
      language: guessLanguage(fields.question) ?? "es",
      expires_on: fields.expiresOn,
      reviewer_id: personId,
      reviewer_role: fields.reviewerRole,
      verified_at: now,
    };
    const { uses } = await trx
      .insertInto("verified_answers")
      .values({ ...row, id, feedback_id: feedbackId ?? null, created_at: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .returning("uses")
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      actorId: personId,
      action: "verified_answer.saved",
      subjectType: "verified_answer",
      subjectId: id,
      details: { chat: fields.chat, expiresOn: fields.expiresOn, uses },
    });
  });
  const saved = await selectVerified(db).where("v.id", "=", id).executeTakeFirstOrThrow();
  const states = await statesOf(db, [saved], now);
  return toVerifiedAnswer(saved, states.get(id) ?? "expired");

  async function correct(trx: Trx, feedback: string): Promise<string> {
    await markCorrected(trx, { id: feedback, actorId: personId, now });
    return feedback;
  }
}

export async function deleteVerified(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("verified_answers")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await recordAudit(trx, {
      actorId: personId,
      action: "verified_answer.deleted",
      subjectType: "verified_answer",
      subjectId: id,
    });
  });
}

/** An answer for RH+ or free chat belongs to no assistant. Throws 404 for an assistant that does not exist. */
async function scopeOf(trx: Trx, { chat, assistantId }: VerifiedAnswerFields): Promise<string | null> {
  if (chat !== "ai-builder") return null;
  const found = assistantId
    ? await trx.selectFrom("assistants").select("id").where("id", "=", assistantId).executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found.id;
}

/** A file of a conversation is private to its person, so only documents of assistants stay linked. */
async function withVersions(trx: Trx, { sources }: VerifiedAnswerFields): Promise<StoredVerifiedSource[]> {
  const ids = sources.flatMap(({ fileId }) => fileId ?? []);
  const files = new Map((await readFiles(trx, ids)).map((file) => [file.id, file]));
  return sources.map((source) => {
    const file = source.fileId === null ? undefined : files.get(source.fileId);
    return file?.purpose === "assistant"
      ? { ...source, version: file.sha256 }
      : { ...source, fileId: null, version: null };
  });
}
