import { areCognates } from "./cognates.ts";
import { type Evidence, type EvidenceUnit, evidenceUnits } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import { readStatement, type Statement, type Term } from "./read-statement.ts";

export interface ReadUnit {
  unit: EvidenceUnit;
  own: Statement;
  context: Statement;
  before: Statement;
  opening: Statement;
  /** The whole sentence that the unit is a clause of. */
  sentence: Statement;
  cells: readonly Statement[];
  header: readonly Statement[];
  siblings: readonly ReadUnit[];
}

export function readUnits(source: Evidence): ReadUnit[] {
  const language = languageOf(source.text);
  const known = new Map<string, Statement>();
  // Headings, openings and sentences recur from unit to unit.
  const read = (text: string) => {
    const statement = known.get(text) ?? readStatement(text, language);
    known.set(text, statement);
    return statement;
  };
  const all: ReadUnit[] = [];
  for (const unit of evidenceUnits(source))
    all.push({
      unit,
      own: read(unit.text),
      context: read(unit.context.join(" | ")),
      before: read(unit.before.join(" | ")),
      opening: read(unit.opening),
      sentence: read(source.text.slice(unit.start, unit.end)),
      cells: unit.row?.cells.map(read) ?? [],
      header: unit.row?.header.map(read) ?? [],
      siblings: all,
    });
  return all;
}

export const areSame = (one: Term, other: Term) =>
  one.ids.some((id) => other.ids.includes(id)) || areCognates(one.word, other.word);

export function has(terms: readonly Term[], sought: Term): boolean {
  return terms.some((term) => areSame(term, sought));
}
