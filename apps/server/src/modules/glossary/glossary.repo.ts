import { MAX_GLOSSARY_ENTRIES } from "@metatron/contract/glossary/constants";
import type { GlossaryTerm, TermFields } from "@metatron/contract/glossary/glossary";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";

/** Two terms with the same key are one term. */
export const termKey = (term: string): string => term.normalize("NFC").toLowerCase();

export async function readTerms(db: Db | Trx): Promise<GlossaryTerm[]> {
  const rows = await db.selectFrom("glossary").selectAll().orderBy("id").execute();
  return rows.map(toTerm);
}

function toTerm({ uid, words, meanings }: Selectable<Tables["glossary"]>): GlossaryTerm {
  const [term = "", ...synonyms] = words;
  const { es = "", en = "", pt = "" } = meanings;
  return { id: uid, term, synonyms, meanings: { es, en, pt } };
}

export async function saveTerm(
  db: Db,
  { id, fields, personId }: { id: string; fields: TermFields; personId: string },
): Promise<GlossaryTerm> {
  return db.transaction().execute(async (trx) => {
    await lockGlossary(trx);
    const known = await readTerms(trx);
    const key = termKey(fields.term);
    if (known.some((each) => each.id !== id && termKey(each.term) === key))
      throw new AppError("conflict", "This term is in the glossary already.");
    if (known.length >= MAX_GLOSSARY_ENTRIES && !known.some((each) => each.id === id))
      throw new AppError("conflict", `The glossary has ${MAX_GLOSSARY_ENTRIES} terms already.`);
    const saved = await writeTerm(trx, { id, fields, personId });
    await audit(trx, { personId, details: { saved: 1 } });
    return saved;
  });
}

export async function deleteTerm(db: Db, { id, personId }: { id: string; personId: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("glossary").where("uid", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await audit(trx, { personId, details: { deleted: 1 } });
  });
}

/** Serialises writers, so that two of them can't add the same term. */
export async function lockGlossary(trx: Trx): Promise<void> {
  await sql`lock table glossary in share row exclusive mode`.execute(trx);
}

export async function writeTerm(
  trx: Trx,
  { id, fields, personId }: { id: string; fields: TermFields; personId: string },
): Promise<GlossaryTerm> {
  const { term, synonyms, meanings } = fields;
  const key = termKey(term);
  const row = {
    words: [term, ...new Set(synonyms.filter((word) => termKey(word) !== key))],
    term_key: key,
    meanings: toJsonb(meanings),
    changed_by: personId,
    changed_at: new Date(),
  };
  const saved = await trx
    .insertInto("glossary")
    .values({ ...row, uid: id })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTerm(saved);
}

export async function audit(
  trx: Trx,
  { personId, details }: { personId: string; details: Record<string, number> },
): Promise<void> {
  await recordAudit(trx, {
    actorId: personId,
    action: "glossary_changed",
    subjectType: "glossary",
    subjectId: null,
    details,
  });
}
