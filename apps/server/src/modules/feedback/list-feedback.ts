import type { ChatType } from "@metatron/contract/enums";
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
  chat?: ChatType | undefined;
  assistantId?: string | undefined;
  category?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export async function listFeedback(db: Db, query: TriageQuery): Promise<FeedbackPage> {
  const { limit, cursor, state, feedback, reason } = query;
  const after = decodeCursor(position, cursor);
  let selected = narrowed(db, query)
    .leftJoin("assistants as a", "a.id", "c.assistant_id")
    .select([
      ...(["f.message_id", "f.feedback", "f.reasons", "f.comment", "f.state", "f.model"] as const),
      ...(["f.given_at", "c.chat", "a.id as assistant_id", "a.name as assistant_name"] as const),
    ])
    .select(sql<string>`left(coalesce(q.text, ''), ${sql.lit(EXCERPT_CHARS + 1)})`.as("question"))
    .orderBy("f.given_at", "desc")
    .orderBy("f.message_id", "desc")
    .limit(limit + 1);
  if (state) selected = selected.where("f.state", "=", state);
  if (feedback) selected = selected.where("f.feedback", "=", feedback);
  // Praise needs nobody's work: it is counted, and listed only when it is asked for.
  else if (state === "received") selected = selected.where("f.feedback", "!=", "good");
  if (reason) selected = selected.where(sql<boolean>`${reason} = any(f.reasons)`);
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
  const items = rows.map(({ message_id: id, given_at, question, assistant_id, assistant_name, ...row }) => ({
    ...row,
    id,
    assistant: toAssistant(assistant_id, assistant_name),
    question: cutText(question, EXCERPT_CHARS),
    givenAt: given_at.toISOString(),
  }));
  return { items, nextCursor, praise: await countPraise(db, query), ...(await readChoices(db)) };
}

export const toAssistant = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? "" };

/** By everything but the verdict and its handling, so that praise is counted in the same way. */
function narrowed(db: Db, { model, chat, assistantId, category, from, to }: TriageQuery) {
  let selected = selectShared(db);
  if (model) selected = selected.where("f.model", "=", model);
  if (chat) selected = selected.where("c.chat", "=", chat);
  if (assistantId) selected = selected.where("c.assistant_id", "=", assistantId);
  if (category) selected = selected.where(sql<boolean>`m.category ->> 'name' = ${category}`);
  if (from) selected = selected.where("f.given_at", ">=", new Date(from));
  if (to) selected = selected.where("f.given_at", "<", dayAfter(to));
  return selected;
}

function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

async function countPraise(db: Db, query: TriageQuery): Promise<number> {
  const { count } = await narrowed(db, query)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("f.feedback", "=", "good")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The values that occur, for the filters. */
async function readChoices(db: Db): Promise<Pick<FeedbackPage, "models" | "assistants" | "categories">> {
  const models = await db
    .selectFrom("feedback")
    .select("model")
    .distinct()
    .where("model", "is not", null)
    .execute();
  const assistants = await selectShared(db)
    .innerJoin("assistants as a", "a.id", "c.assistant_id")
    .select(["a.id", "a.name"])
    .distinct()
    .orderBy("a.name")
    .execute();
  const categories = await selectShared(db)
    .select("m.category")
    .distinct()
    .where("m.category", "is not", null)
    .execute();
  const byName = new Map(categories.flatMap(({ category }) => (category ? [[category.name, category]] : [])));
  return {
    models: models.flatMap(({ model }) => model ?? []).sort(),
    assistants,
    categories: [...byName.values()].sort((a, b) => a.label.localeCompare(b.label)),
  };
}
