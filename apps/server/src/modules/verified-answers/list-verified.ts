import type { VerifiedAnswerState } from "@metatron/contract/verified-answers/constants";
import type { VerifiedAnswer } from "@metatron/contract/verified-answers/verified-answer";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { selectVerified, statesOf, type VerifiedRow } from "./verified-answers.repo.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);
/** The state of an answer is computed from its documents, so all rows are read; people write each of them. */
const MOST_READ = 2000;

interface VerifiedQuery {
  limit: number;
  cursor?: string | undefined;
  state?: VerifiedAnswerState | undefined;
  search?: string | undefined;
}

export async function listVerified(
  db: Db,
  { limit, cursor, state, search }: VerifiedQuery,
  now: Date,
): Promise<{ items: VerifiedAnswer[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const found = await readAll(db, now);
  const wanted = (search ?? "").trim().toLowerCase();
  const matching = found.filter(
    (each) =>
      (state === undefined || each.state === state) &&
      [each.question, each.answer, ...each.wordings].some((text) => text.toLowerCase().includes(wanted)),
  );
  // Compared by place and not looked up: the last row of the page before may be gone.
  const rest = after
    ? matching.filter(
        ({ createdAt, id }) => createdAt < after[0] || (createdAt === after[0] && id < after[1]),
      )
    : matching;
  const { rows, nextCursor } = cutPage(rest.slice(0, limit + 1), limit, (row) => [row.createdAt, row.id]);
  return { items: rows.map(({ createdAt: _, ...item }) => item), nextCursor };
}

export async function readAll(db: Db, now: Date): Promise<(VerifiedAnswer & { createdAt: string })[]> {
  const rows = await selectVerified(db)
    .orderBy("v.created_at", "desc")
    .orderBy("v.id", "desc")
    .limit(MOST_READ)
    .execute();
  const states = await statesOf(db, rows, now);
  return rows.map((row) => ({
    ...toVerifiedAnswer(row, states.get(row.id) ?? "expired"),
    createdAt: row.created_at.toISOString(),
  }));
}

export function toVerifiedAnswer(row: VerifiedRow, state: VerifiedAnswerState): VerifiedAnswer {
  return {
    id: row.id,
    chat: row.chat,
    assistantId: row.assistant_id,
    assistantName: row.assistant_name,
    question: row.question,
    wordings: row.wordings,
    answer: row.answer,
    sources: row.sources.map(({ version: _, ...source }) => source),
    expiresOn: row.expires_on,
    state,
    reviewer: row.reviewer,
    reviewerRole: row.reviewer_role,
    verifiedAt: row.verified_at.toISOString(),
    uses: row.uses,
  };
}
