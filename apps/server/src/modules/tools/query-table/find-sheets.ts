import { foldText } from "@metatron/text/fold-text";
import type { Db } from "../../../adapters/db/index.ts";
import type { ToolContext } from "../../turns/index.ts";

export interface SheetFile {
  id: string;
  title: string;
  name: string;
  type: string;
  chars: number;
}

const MOST_FILES = 8;
/** About two hundred thousand rows. */
const MOST_CHARS = 20_000_000;
const MOST_LISTED = 40;
const SHEET = /spreadsheet|ms-excel|csv|tab-separated/i;
const WORKBOOK = /spreadsheet|ms-excel/i;

export const isWorkbook = ({ type }: Pick<SheetFile, "type">): boolean => WORKBOOK.test(type);

/**
 * The spreadsheets and CSV files that a turn may read, narrowed to the named ones. Throws a sentence if there
 * are none or too many.
 */
export async function findSheets(
  db: Db,
  scope: ToolContext["scope"],
  names: readonly string[],
): Promise<SheetFile[]> {
  const all = await sheetsIn(db, scope);
  if (all.length === 0)
    throw new Error("There is no spreadsheet or CSV file in this conversation or its assistant.");
  const chosen = names.length === 0 ? all : names.flatMap((name) => named(all, name));
  const unique = [...new Set(chosen)];
  const chars = unique.reduce((sum, file) => sum + file.chars, 0);
  if (unique.length <= MOST_FILES && chars <= MOST_CHARS) return unique;
  throw new Error(
    unique.length === 1
      ? `«${unique[0]?.name}» is too long to be queried: it has more than ${MOST_CHARS / 1e6} million characters.`
      : `These are too many tables for one call. Name the files that you need, from: ${listed(all)}.`,
  );
}

function named(all: readonly SheetFile[], name: string): SheetFile[] {
  const wanted = foldText(name).trim();
  const found = all.filter(({ id, ...file }) =>
    [id, file.name, file.title, withoutEnding(file.name)].some((each) => foldText(each).trim() === wanted),
  );
  if (found.length === 0) throw new Error(`There is no table file «${name}». The files are: ${listed(all)}.`);
  return found;
}

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, "");

const listed = (files: readonly SheetFile[]) =>
  files
    .slice(0, MOST_LISTED)
    .map(({ name }) => `«${name}»`)
    .join(", ");

async function sheetsIn(db: Db, { collections, fileIds }: ToolContext["scope"]): Promise<SheetFile[]> {
  if (collections.length === 0 && fileIds.length === 0) return [];
  const rows = await db
    .selectFrom("files")
    .select(["id", "title", "name", "type", "num_chars"])
    .where("status", "=", "ready")
    .where((eb) =>
      eb.or([
        ...(fileIds.length > 0 ? [eb("id", "in", [...fileIds])] : []),
        ...(collections.length > 0 ? [eb("owner_id", "in", [...collections])] : []),
      ]),
    )
    .orderBy("create_at", "desc")
    .orderBy("id")
    .execute();
  return rows
    .filter(({ type }) => SHEET.test(type))
    .map(({ id, title, name, type, num_chars: chars }) => ({
      id,
      title: title ?? name,
      name,
      type,
      chars: chars ?? 0,
    }));
}
