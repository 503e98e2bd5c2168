import { type ChatType, chatTypes } from "@metatron/contract/enums";
import type { VerifiedAnswerState } from "@metatron/contract/verified-answers/constants";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { prepared } from "../../adapters/db/prepared.ts";
import { readFiles, supersedingFiles } from "../files/index.ts";

export type VerifiedRow = Selectable<Tables["verified_answers"]> & {
  reviewer: string | null;
  assistant_name: string | null;
};

/** With the reviewer's and the assistant's names, as they are now. */
export const selectVerified = (db: Db | Trx) =>
  db
    .selectFrom("verified_answers as v")
    .leftJoin("people as p", "p.id", "v.reviewer_id")
    .leftJoin("assistants as a", "a.id", "v.assistant_id")
    .selectAll("v")
    .select(["p.name as reviewer", "a.name as assistant_name"]);

/** Where an answer is given. */
export interface Scope {
  chat: ChatType;
  /** Undefined for RH+, free chat and images. */
  assistantId: string | undefined;
}

/**
 * The chats that have verified answers, as a JSON list, for a statement that every question runs anyway: most companies
 * have none for the free chat, so its questions need not look for one.
 */
export const chatsWithVerified = () => sql`(select coalesce(jsonb_agg(c.chat), '[]')
  from unnest(array[${sql.join(chatTypes.map((chat) => sql.lit(chat)))}]) as c (chat)
  where exists (select from verified_answers v where v.chat = c.chat))`;

/**
 * The valid answers of each scope, newest first: an expired one, or one whose document has changed, is never used. For
 * several questions at once, because nearly every question reads them before its model is called.
 */
export async function readScopes(db: Db, scopes: readonly Scope[], now: Date): Promise<VerifiedRow[][]> {
  const chats = [...new Set(scopes.map(({ chat }) => chat))];
  const assistantIds = [...new Set(scopes.flatMap(({ assistantId }) => assistantId ?? []))];
  const { rows } = await sql<VerifiedRow>`${prepared("verified-scopes")}
    select v.id, v.chat, v.assistant_id, v.question, v.wordings, v.answer, v.sources, v.language, v.expires_on,
      v.reviewer_id, v.reviewer_role, v.verified_at, v.feedback_id, v.uses, v.created_at,
      p.name as reviewer, a.name as assistant_name
    from verified_answers v
    left join people p on p.id = v.reviewer_id
    left join assistants a on a.id = v.assistant_id
    where v.chat = any(${chats}::text[])
      and (v.assistant_id is null or v.assistant_id = any(${assistantIds}::uuid[]))
      and v.expires_on >= ${dayOf(now)}
    order by v.verified_at desc`.execute(db);
  const states = rows.length > 0 ? await statesOf(db, rows, now) : new Map();
  const valid = rows.filter(({ id }) => states.get(id) === "valid");
  return scopes.map(({ chat, assistantId }) =>
    valid.filter((row) => row.chat === chat && row.assistant_id === (assistantId ?? null)),
  );
}

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The state of each answer. An answer rests on its documents: when one of them is gone, replaced, rewritten or past
 * its validity, a person must look at the answer again before it is used.
 */
export async function statesOf(
  db: Db,
  rows: readonly Pick<VerifiedRow, "id" | "expires_on" | "sources">[],
  now: Date,
): Promise<ReadonlyMap<string, VerifiedAnswerState>> {
  const today = dayOf(now);
  const ids = rows.flatMap(({ sources }) => sources.flatMap(({ fileId }) => fileId ?? []));
  const files = new Map((await readFiles(db, [...new Set(ids)])).map((file) => [file.id, file]));
  const newer = await supersedingFiles(
    db,
    [...files.values()].map((file) => ({
      fileId: file.id,
      collectionId: file.owner_id ?? file.id,
      title: file.title ?? file.name,
      fileName: file.name,
      revision: file.revision,
    })),
    today,
  );
  const isIntact = ({ fileId, version }: VerifiedRow["sources"][number]) => {
    if (fileId === null) return true;
    const file = files.get(fileId);
    if (!file || file.sha256 !== version || newer.has(fileId)) return false;
    return file.valid_until === null || file.valid_until >= today;
  };
  return new Map(
    rows.map(({ id, expires_on, sources }) => [
      id,
      expires_on < today ? "expired" : sources.every(isIntact) ? "valid" : "source_changed",
    ]),
  );
}
