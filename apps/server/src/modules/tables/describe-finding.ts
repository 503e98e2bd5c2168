import type { Language } from "@metatron/contract/enums";
import type { TableFinding } from "./find-in-tables.ts";

const MOST_ROWS_SHOWN = 15;

interface Words {
  operations: Record<TableFinding["operation"], (column: string) => string>;
  where: string;
  rows: (used: number, shown: number) => string;
}

const WORDS: Record<Language, Words> = {
  es: {
    operations: {
      sum: (column) => `Suma de «${column}»`,
      average: (column) => `Media de «${column}»`,
      maximum: (column) => `Máximo de «${column}»`,
      minimum: (column) => `Mínimo de «${column}»`,
      count: () => "Filas",
      filter: () => "Filas",
    },
    where: "con",
    rows: (used, shown) =>
      shown < used ? `Filas usadas: ${used}; se muestran las primeras ${shown}.` : `Filas usadas: ${used}.`,
  },
  en: {
    operations: {
      sum: (column) => `Sum of “${column}”`,
      average: (column) => `Average of “${column}”`,
      maximum: (column) => `Maximum of “${column}”`,
      minimum: (column) => `Minimum of “${column}”`,
      count: () => "Rows",
      filter: () => "Rows",
    },
    where: "where",
    rows: (used, shown) =>
      shown < used ? `Rows used: ${used}; the first ${shown} are shown.` : `Rows used: ${used}.`,
  },
  pt: {
    operations: {
      sum: (column) => `Soma de «${column}»`,
      average: (column) => `Média de «${column}»`,
      maximum: (column) => `Máximo de «${column}»`,
      minimum: (column) => `Mínimo de «${column}»`,
      count: () => "Linhas",
      filter: () => "Linhas",
    },
    where: "com",
    rows: (used, shown) =>
      shown < used ? `Linhas usadas: ${used}; mostram-se as primeiras ${shown}.` : `Linhas usadas: ${used}.`,
  },
};

/** The figure, the totals per group where they were asked for, and the rows that it comes from, as Markdown. */
export function describeFinding(finding: TableFinding, language: Language): string {
  const say = WORDS[language];
  const conditions = finding.conditions.map(({ column, is }) => `${column}: ${is}`).join("; ");
  const what = say.operations[finding.operation](finding.column ?? "");
  const value = finding.value === undefined ? "" : format(finding.value, language);
  const headline = `**${what}${conditions ? ` (${say.where} ${conditions})` : ""}: ${value}**`;
  const groups = finding.groups
    .map(({ name, value: figure }) => `- ${name}: ${format(figure, language)}`)
    .join("\n");
  const shown = finding.rows.slice(0, MOST_ROWS_SHOWN);
  const table = [finding.columns, finding.columns.map(() => "---"), ...shown]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
  const rows = finding.rows.length > 0 ? [say.rows(finding.rows.length, shown.length), table] : [];
  return [headline, groups, ...rows].filter(Boolean).join("\n\n");
}

const LOCALES: Record<Language, string> = { es: "es-ES", en: "en-GB", pt: "pt-BR" };

const format = (value: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: "always" }).format(value);
