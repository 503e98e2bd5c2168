import { randomUUID } from "node:crypto";
import type { ImportFault } from "@metatron/contract/glossary/constants";
import { MAX_GLOSSARY_ENTRIES, MAX_GLOSSARY_WORDS } from "@metatron/contract/glossary/constants";
import {
  type GlossaryImported,
  type GlossaryTerm,
  type TermFields,
  termFields,
} from "@metatron/contract/glossary/glossary";
import type { Db } from "../../adapters/db/index.ts";
import { audit, lockGlossary, readTerms, termKey, writeTerm } from "./glossary.repo.ts";
import { readGlossaryCsv, type TermRow } from "./glossary-csv.ts";

type ImportedRow = GlossaryImported["rows"][number];
type PlannedRow = ImportedRow & { id: string; fields: TermFields | undefined };

/** The changes of a file, row by row; `apply` performs them, without the invalid rows. */
export async function importTerms(
  db: Db,
  { csv, apply, personId }: { csv: string; apply: boolean; personId: string },
): Promise<GlossaryImported> {
  return db.transaction().execute(async (trx) => {
    await lockGlossary(trx);
    const planned = planImport(readGlossaryCsv(csv), await readTerms(trx));
    const changes = planned.filter(({ state }) => state === "added" || state === "changed");
    if (apply && changes.length > 0) {
      for (const { id, fields } of changes) if (fields) await writeTerm(trx, { id, fields, personId });
      await audit(trx, { personId, details: { imported: changes.length } });
    }
    const rows = planned.map(({ line, term, state, fault }) => ({ line, term, state, fault }));
    return { isApplied: apply, rows };
  });
}

export function planImport(rows: readonly TermRow[], known: readonly GlossaryTerm[]): PlannedRow[] {
  const byKey = new Map(known.map((term) => [termKey(term.term), term]));
  const seen = new Set<string>();
  let total = known.length;
  return rows.map((row) => {
    const plan = (
      state: ImportedRow["state"],
      more: { fault?: ImportFault; id?: string; fields?: TermFields },
    ) => ({
      line: row.line,
      term: row.term,
      state,
      fault: more.fault ?? null,
      id: more.id ?? randomUUID(),
      fields: more.fields,
    });
    const read = readFields(row);
    if ("fault" in read) return plan("failed", { fault: read.fault });
    const { fields } = read;
    const key = termKey(fields.term);
    // The later row would silently win over the earlier one.
    if (seen.has(key)) return plan("failed", { fault: "double" });
    seen.add(key);
    const existing = byKey.get(key);
    if (existing)
      return plan(isSame(existing, fields) ? "unchanged" : "changed", { id: existing.id, fields });
    if (total >= MAX_GLOSSARY_ENTRIES) return plan("failed", { fault: "too_many_terms" });
    total += 1;
    return plan("added", { fields });
  });
}

function readFields({ term, synonyms, meanings }: TermRow): { fields: TermFields } | { fault: ImportFault } {
  if (term === "") return { fault: "no_term" };
  if (synonyms.length >= MAX_GLOSSARY_WORDS) return { fault: "too_many_synonyms" };
  if (synonyms.length === 0 && Object.values(meanings).every((meaning) => meaning === ""))
    return { fault: "says_nothing" };
  const parsed = termFields.safeParse({ term, synonyms, meanings });
  // The length is the only rule that a parsed text can violate.
  return parsed.success ? { fields: parsed.data } : { fault: "too_long" };
}

function isSame(known: GlossaryTerm, { term, synonyms, meanings }: TermFields): boolean {
  const facts = (of: Omit<GlossaryTerm, "id">) =>
    JSON.stringify([of.term, of.synonyms, of.meanings.es, of.meanings.en, of.meanings.pt]);
  return facts(known) === facts({ term, synonyms, meanings });
}
