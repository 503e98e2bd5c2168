import type { Retrieval } from "../../retrieval/index.ts";
import { type DataTable, describeFinding, findInTables, readTables } from "../../tables/index.ts";

const MOST_TABLE_FILES = 4;
const MOST_PASSAGES = 2000;
const SHEET = /spreadsheet|ms-excel|csv/i;

/** A document that may be a sheet, with its type as it was uploaded. */
export interface PossibleSheet {
  fileId: string;
  title: string;
  mediaType: string;
}

const isSheet = ({ mediaType }: Pick<PossibleSheet, "mediaType">): boolean => SHEET.test(mediaType);

/** A sum, a maximum or a filter that the question asks of these sheets, computed here: models miscount long columns. */
export async function tableFact(
  retrieval: Pick<Retrieval, "readInOrder">,
  question: string,
  files: readonly PossibleSheet[],
): Promise<string | undefined> {
  const sheets = files.filter(isSheet).slice(0, MOST_TABLE_FILES);
  if (sheets.length === 0) return undefined;
  const tables: DataTable[] = [];
  for (const { fileId, title } of sheets) {
    const passages = await retrieval.readInOrder([fileId], MOST_PASSAGES);
    const text = passages
      .map(({ tableHead, text }) => (tableHead ? `${tableHead}\n${text}` : text))
      .join("\n");
    tables.push(...readTables(title, text));
  }
  const finding = findInTables(question, tables);
  if (!finding) return undefined;
  return `Computed by this product from all rows of «${finding.table}», exact; use these figures as they are instead of counting yourself:\n${describeFinding(finding, "en")}`;
}
