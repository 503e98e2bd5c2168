import type { ProblemReportKind, ProblemReportState } from "@metatron/contract/problem-reports/constants";
import type { ProblemReportItem } from "@metatron/contract/problem-reports/problem-report";
import { cutText } from "@metatron/text/cut-text";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";

const EXCERPT_CHARS = 240;
const position = z.tuple([z.iso.datetime(), z.uuid()]);

interface ProblemReportsQuery {
  limit: number;
  cursor?: string | undefined;
  state?: ProblemReportState | undefined;
  kind?: ProblemReportKind | undefined;
  q?: string | undefined;
}

export async function listProblemReports(
  db: Db,
  { limit, cursor, state, kind, q = "" }: ProblemReportsQuery,
): Promise<{ items: ProblemReportItem[]; nextCursor: string | null }> {
  let selected = db
    .selectFrom("issues as i")
    .leftJoin("issue_screenshots as s", "s.issue_id", "i.id")
    .select(["i.id", "i.kind", "i.state", "i.created_at", "s.issue_id as screenshot"])
    .select(sql<string>`left(i.description, ${sql.lit(EXCERPT_CHARS + 1)})`.as("description"))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(limit + 1);
  if (state) selected = selected.where("i.state", "=", state);
  if (kind) selected = selected.where("i.kind", "=", kind);
  const sought = q.trim().replace(/[\\%_]/g, "\\$&");
  if (sought !== "")
    selected = selected.where((eb) =>
      eb.or([
        eb("i.description", "ilike", `%${sought}%`),
        sql<boolean>`i.id::text like ${`${sought.toLowerCase()}%`}`,
      ]),
    );
  const after = decodeCursor(position, cursor);
  if (after) {
    const [at, id] = after;
    selected = selected.where((eb) =>
      eb(eb.refTuple("i.created_at", "i.id"), "<", eb.tuple(new Date(at), id)),
    );
  }
  const { rows, nextCursor } = cutPage(await selected.execute(), limit, (row) => [
    row.created_at.toISOString(),
    row.id,
  ]);
  const items = rows.map(({ screenshot, created_at, description, ...row }) => ({
    ...row,
    description: cutText(description, EXCERPT_CHARS),
    hasScreenshot: screenshot !== null,
    createdAt: created_at.toISOString(),
  }));
  return { items, nextCursor };
}
