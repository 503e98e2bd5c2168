import { areCognates } from "./cognates.ts";
import { type Evidence, type EvidenceUnit, evidenceUnits } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import { readStatement, type Statement, type Term } from "./read-statement.ts";

/** "fuera de base, de 10": the comma stands for a verb. */
const GAP = /,( (?:de |a |en |hasta |el |la |los |las |un |una )?\d)/g;
const SEGMENT = /[;:,](?!\d)| (?:y|e|o|u|ou|and|or|pero|sino|mas|but|mientras que|while|aunque) /;

export interface ReadUnit {
  unit: EvidenceUnit;
  own: Statement;
  context: Statement;
  before: Statement;
  opening: Statement;
  /** The whole sentence that the unit is a clause of. */
  sentence: Statement;
  /** The sentence cut at every comma and conjunction. */
  segments: readonly Statement[];
  cells: readonly Statement[];
  header: readonly Statement[];
  siblings: readonly ReadUnit[];
}

export interface PlacedUnit {
  read: ReadUnit;
  /** Index of the source. */
  source: number;
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
      segments: unit.row
        ? []
        : source.text
            .slice(unit.start, unit.end)
            .replace(GAP, "$1 ")
            .split(SEGMENT)
            .map(read)
            .filter(({ terms, quantities }) => terms.length + quantities.length > 0),
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
