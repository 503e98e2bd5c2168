import type { Language } from "@metatron/contract/enums";
import { passageNumber } from "../../../adapters/models/index.ts";
import type { Retrieval } from "../../retrieval/index.ts";
import {
  answerFromTables,
  asksForComputation,
  type DataTable,
  describeAnswer,
  readTables,
  shownRows,
  type TableAnswer,
} from "../../tables/index.ts";
import type { CitablePassage } from "../cited-passages.ts";
import { toCitable } from "../gather-passages.ts";

const MOST_SHEETS = 4;
/**
 * For all sheets together: about twenty thousand rows. Reading more would block every other answer of the
 * process.
 */
const MOST_SHEET_CHARS = 1_000_000;
/**
 * The rows of a long sheet are in many passages; this number is enough to open the sheet at the shown rows.
 */
const MOST_CITED_PASSAGES = 6;
const SHEET = /spreadsheet|ms-excel|csv/i;
const WORKBOOK = /spreadsheet|ms-excel/i;

/** A document that may be a sheet, with its media type. */
export interface PossibleSheet {
  fileId: string;
  title: string;
  mediaType: string;
  chars: number;
}

/**
 * The figures that a question asks of sheets, computed from all of their rows. Undefined if the question asks
 * for no computation.
 */
export async function computeFromSheets(
  retrieval: Pick<Retrieval, "readText">,
  question: string,
  files: readonly PossibleSheet[],
): Promise<TableAnswer | undefined> {
  const known = new Map(files.toReversed().map((file) => [file.fileId, file]));
  const sheets = [...known.values()]
    .reverse()
    .filter(({ mediaType }) => SHEET.test(mediaType))
    .slice(0, MOST_SHEETS);
  if (sheets.length === 0 || !asksForComputation(question)) return undefined;
  const tables: DataTable[] = [];
  let room = MOST_SHEET_CHARS;
  for (const { fileId, title, mediaType, chars } of sheets) {
    if (chars > MOST_SHEET_CHARS && tables.length === 0)
      return { kind: "too-long", table: title, chars, most: MOST_SHEET_CHARS };
    if (chars > room) continue;
    room -= chars;
    const text = await retrieval.readText(fileId);
    if (text !== undefined)
      tables.push(...readTables({ fileId, title, text, hasPlainNumbers: WORKBOOK.test(mediaType) }));
  }
  return answerFromTables(question, tables);
}

/** The figures as text for a model, which would miscount long columns. */
export const tableFact = (answer: TableAnswer): string =>
  answer.kind === "found"
    ? `Computed by this product from all rows of «${answer.finding.table}», exact; use these figures as they are instead of counting yourself:\n${describeAnswer(answer, "en")}`
    : describeAnswer(answer, "en");

/** The passages with the rows that an answer shows. */
export async function passagesOf(
  retrieval: Pick<Retrieval, "readAt">,
  answer: TableAnswer,
): Promise<CitablePassage[]> {
  if (answer.kind !== "found") return [];
  const places = shownRows(answer.finding).flatMap((row) => row.places);
  const passages = await retrieval.readAt(places);
  return passages.slice(0, MOST_CITED_PASSAGES).map(toCitable);
}

/** The product's own answer, with the numbers of the passages that hold its rows. */
export function tableAnswerText(
  answer: TableAnswer,
  passages: readonly CitablePassage[],
  language: Language,
): string {
  return describeAnswer(answer, language, (fileId) =>
    passages
      .flatMap((passage, at) => (passage.fileId === fileId ? [`[${passageNumber(passage, at)}]`] : []))
      .join(""),
  );
}
