import type { Language } from "@metatron/contract/enums";
import type { TableRow } from "./data-table.ts";
import type { TableAnswer, TableFinding } from "./find-in-tables.ts";
import { TABLE_WORDS, type TableTexts } from "./table-texts.ts";

const MOST_ROWS_SHOWN = 15;

/** The rows of a finding that are shown and cited. */
export const shownRows = ({ rows }: TableFinding) => rows.slice(0, MOST_ROWS_SHOWN);

/** Returns the citation marks of a document's passages. */
export type CitationsOf = (fileId: string) => string;

/** The answer as Markdown. */
export function describeAnswer(
  answer: TableAnswer,
  language: Language,
  citationsOf: CitationsOf = () => "",
): string {
  const say = TABLE_WORDS[language];
  switch (answer.kind) {
    case "found":
      return describeFinding(answer.finding, language, citationsOf);
    case "not-in-table":
      return say.notInTable(listOf(answer.names), answer.table);
    case "which-column":
      return say.whichColumn(answer.table, listOf(answer.columns));
    case "too-long":
      return say.tooLong(
        answer.table,
        formatNumber(answer.chars, language),
        formatNumber(answer.most, language),
      );
  }
}

/** The result, the results per group if requested, and the rows behind them. */
function describeFinding(finding: TableFinding, language: Language, citationsOf: CitationsOf): string {
  const say = TABLE_WORDS[language];
  const format = (value: number) =>
    finding.isDuration ? hoursAndMinutes(value) : formatNumber(value, language);
  const what = say.operations[finding.operation](finding.column ?? "");
  const conditions = finding.conditions.map(({ column, is }) => `${column}: ${is}`).join("; ");
  const where = conditions ? ` (${say.where} ${conditions})` : "";
  const who = finding.who ? ` · ${finding.who}` : "";
  const groups =
    finding.groupedBy === undefined
      ? ""
      : tableOf([
          [finding.groupedBy, what, say.rowsColumn],
          ...finding.groups.map(({ name, value, rows }) => [name, format(value), String(rows)]),
        ]);
  const shown = shownRows(finding);
  const rows = shown.length > 0 ? tableOf([finding.columns, ...shown.map(({ cells }) => cells)]) : "";
  return [
    `**${what}${where}: ${format(finding.value)}${who}**`,
    groups,
    [say.rows(finding.rows.length, shown.length, finding.table), ...remarks(finding, say)].join(" "),
    rows,
    citedRows(shown.at(-1), citationsOf),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/**
 * A citation is checked against the row before it, so each document of a joined row is cited with its own
 * part.
 */
function citedRows(last: TableRow | undefined, citationsOf: CitationsOf): string {
  const places = last?.places.filter(({ fileId }) => citationsOf(fileId) !== "") ?? [];
  if (places.length < 2) return places.map(({ fileId }) => citationsOf(fileId)).join("");
  return places.map(({ fileId, cells }) => `- ${cells.join(" · ")} ${citationsOf(fileId)}`).join("\n");
}

/** Remarks that a reader needs to trust the result. */
function remarks({ totals, withoutNumber, column, ignored }: TableFinding, say: TableTexts): string[] {
  return [
    totals > 0 ? say.totals(totals) : "",
    withoutNumber > 0 ? say.withoutNumber(withoutNumber, column ?? "") : "",
    ignored.length > 0 ? say.ignored(listOf(ignored)) : "",
  ].filter(Boolean);
}

const listOf = (names: readonly string[]) => [...new Set(names)].map((name) => `«${name}»`).join(", ");

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

const LOCALES: Record<Language, string> = { es: "es-ES", en: "en-GB", pt: "pt-BR" };

const formatNumber = (value: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: "always" }).format(value);

function hoursAndMinutes(value: number): string {
  const minutes = Math.round(value * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
