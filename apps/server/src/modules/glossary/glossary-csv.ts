import type { Language } from "@metatron/contract/enums";
import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { type CsvRow, readCsvRows } from "../../adapters/parsers/index.ts";
import { toCsv } from "../../http/csv.ts";

const COLUMNS = ["term", "synonyms", "es", "en", "pt"] as const;
type Column = (typeof COLUMNS)[number];

const HEADS: Record<Language, Record<Column, string>> = {
  es: { term: "Término", synonyms: "Sinónimos", es: "Español", en: "Inglés", pt: "Portugués" },
  en: { term: "Term", synonyms: "Synonyms", es: "Spanish", en: "English", pt: "Portuguese" },
  pt: { term: "Termo", synonyms: "Sinônimos", es: "Espanhol", en: "Inglês", pt: "Português" },
};

/** Words may contain commas and semicolons, which spreadsheets also use between cells. */
const BETWEEN_SYNONYMS = "|";
/** Meanings contain commas more often than semicolons, so the semicolon is tried first. */
const DELIMITERS = [";", "\t", ","] as const;

export function glossaryCsv(terms: readonly GlossaryTerm[], language: Language): string {
  const heads = HEADS[language];
  return toCsv(
    [
      COLUMNS.map((column) => heads[column]),
      ...terms.map(({ term, synonyms, meanings }) => [
        term,
        synonyms.join(` ${BETWEEN_SYNONYMS} `),
        meanings.es,
        meanings.en,
        meanings.pt,
      ]),
    ],
    language,
  );
}

export interface TermRow {
  line: number;
  term: string;
  synonyms: string[];
  meanings: Record<Language, string>;
}

/**
 * Parses the rows of a file. A header row defines the order of the columns; otherwise the default order
 * applies.
 */
export function readGlossaryCsv(text: string): TermRow[] {
  const [first, ...rest] = readCsvRows(text, DELIMITERS);
  if (!first) return [];
  const named = columnsNamedIn(first);
  const order = named ?? COLUMNS;
  return (named ? rest : [first, ...rest]).map(({ line, cells }) => {
    const cellOf = (column: Column) => unneutralised(cells[order.indexOf(column)] ?? "");
    return {
      line,
      term: cellOf("term"),
      synonyms: cellOf("synonyms")
        .split(BETWEEN_SYNONYMS)
        .map((word) => word.trim())
        .filter(Boolean),
      meanings: { es: cellOf("es"), en: cellOf("en"), pt: cellOf("pt") },
    };
  });
}

function columnsNamedIn({ cells }: CsvRow): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return COLUMNS.find(
      (column) =>
        name === column || Object.values(HEADS).some((heads) => heads[column].toLowerCase() === name),
    );
  });
  return columns.includes("term") ? columns : undefined;
}

/** Removes the apostrophe that an export puts before text that a spreadsheet would execute. */
function unneutralised(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && "=+-@".includes(text.charAt(1)) && text.length > 1 ? text.slice(1) : text;
}
