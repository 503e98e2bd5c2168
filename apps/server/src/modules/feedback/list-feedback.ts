import type { Feedback, FeedbackReason, FeedbackState } from "@metatron/contract/feedback/constants";
import type { FeedbackPage } from "@metatron/contract/feedback/feedback";
import { cutText } from "@metatron/text/cut-text";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { selectShared } from "./select-shared.ts";

const EXCERPT_CHARS = 240;
const position = z.tuple([z.iso.datetime(), z.uuid()]);

interface TriageQuery {
  limit: number;
  cursor?: string | undefined;
  state?: FeedbackState | undefined;
  feedback?: Feedback | undefined;
  reason?: FeedbackReason | undefined;
  model?: string | undefined;
}

export async function listFeedback(db: Db, query: TriageQuery): Promise<FeedbackPage> {
  const { limit, cursor, state, feedback, reason, model } = query;
  const after = decodeCursor(position, cursor);
  let selected = selectShared(db)
    .select([
      ...(["f.message_id", "f.feedback", "f.reasons", "f.comment", "f.state", "f.model"] as const),
      ...(["f.given_at", "c.chat"] as const),
    ])
    .select(sql<string>`left(coalesce(q.text, ''), ${sql.lit(EXCERPT_CHARS + 1)})`.as("question"))
    .orderBy("f.given_at", "desc")
    .orderBy("f.message_id", "desc")
    .limit(limit + 1);
  if (state) selected = selected.where("f.state", "=", state);
  if (feedback) selected = selected.where("f.feedback", "=", feedback);
  if (reason) selected = selected.where(sql<boolean>`${reason} = any(f.reasons)`);
  if (model) selected = selected.where("f.model", "=", model);
  if (after) {
    const [givenAt, id] = after;
    selected = selected.where((eb) =>
      eb(eb.refTuple("f.given_at", "f.message_id"), "<", eb.tuple(new Date(givenAt), id)),
    );
  }
  const { rows, nextCursor } = cutPage(await selected.execute(), limit, (row) => [
    row.given_at.toISOString(),
    row.message_id,
  ]);
  const items = rows.map(({ message_id: id, given_at, question, ...row }) => ({
    ...row,
    id,
    question: cutText(question, EXCERPT_CHARS),
    givenAt: given_at.toISOString(),
  }));
  return { items, nextCursor, models: await judgedModels(db) };
}

async function judgedModels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("feedback")
    .select("model")
    .distinct()
    .where("model", "is not", null)
    .execute();
  return rows.flatMap(({ model }) => model ?? []).sort();
}
