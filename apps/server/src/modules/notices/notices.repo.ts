import { MAX_NOTICES, type NoticeKind } from "@metatron/contract/notices/constants";
import type { NoticeContent, NoticeList } from "@metatron/contract/notices/notice";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";

export interface NewNotice {
  personId: string;
  /** Identifies the event: a second notice of the same event is not stored. */
  key: string;
  content: NoticeContent;
}

const ROWS_AT_ONCE = 500;

/** Idempotent: jobs may run twice, and on several nodes at once. */
export async function addNotices(db: Db | Trx, notices: readonly NewNotice[]): Promise<void> {
  for (let from = 0; from < notices.length; from += ROWS_AT_ONCE)
    await db
      .insertInto("notices")
      .values(notices.slice(from, from + ROWS_AT_ONCE).map(toRow))
      .onConflict((conflict) => conflict.columns(["person_id", "key"]).doNothing())
      .execute();
}

function toRow({ personId, key, content }: NewNotice) {
  return {
    person_id: personId,
    key,
    kind: content.kind,
    content: toJsonb(content),
    file_id: content.kind === "document_expiring" ? content.fileId : null,
    assistant_id: "assistantId" in content ? content.assistantId : null,
    handover_id: "handoverId" in content ? content.handoverId : null,
    project_id: "projectId" in content ? content.projectId : null,
  };
}

export async function listNotices(db: Db, personId: string): Promise<NoticeList> {
  const rows = await db
    .selectFrom("notices")
    .select(["id", "content", "created_at", "read_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_NOTICES)
    .execute();
  const { unread } = await db
    .selectFrom("notices")
    .select(sql<number>`count(*)::int`.as("unread"))
    .where("person_id", "=", personId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ id, content, created_at, read_at }) => ({
      id,
      at: created_at.toISOString(),
      read: read_at !== null,
      content,
    })),
    unread,
  };
}

export async function markNoticesRead(
  db: Db,
  { personId, ids, now }: { personId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await db
    .updateTable("notices")
    .set({ read_at: now })
    .where("person_id", "=", personId)
    .where("id", "in", [...ids])
    .where("read_at", "is", null)
    .execute();
}

/** Removes notices about something that these people can no longer open, or that is no longer true. */
export async function removeNotices(
  trx: Trx,
  about:
    | { fileIds: readonly string[] }
    | { assistantId: string; kind: NoticeKind }
    | { assistantId: string; people: readonly string[] }
    | { projectId: string; personId: string },
): Promise<void> {
  if ("projectId" in about) {
    await trx
      .deleteFrom("notices")
      .where("project_id", "=", about.projectId)
      .where("person_id", "=", about.personId)
      .execute();
    return;
  }
  if ("fileIds" in about) {
    if (about.fileIds.length === 0) return;
    await trx
      .deleteFrom("notices")
      .where("file_id", "in", [...about.fileIds])
      .execute();
    return;
  }
  if ("kind" in about) {
    await trx
      .deleteFrom("notices")
      .where("assistant_id", "=", about.assistantId)
      .where("kind", "=", about.kind)
      .execute();
    return;
  }
  if (about.people.length === 0) return;
  await trx
    .deleteFrom("notices")
    .where("assistant_id", "=", about.assistantId)
    .where("person_id", "in", [...about.people])
    .execute();
}

interface Retracted {
  handoverId: string;
  /** The version of the draft: a hand-over can be withdrawn more than once. */
  version: number;
  by: string;
  at: Date;
}

/**
 * The notices of a hand-over say that it was withdrawn, as unread ones. They name no hand-over any more, so that its
 * receivers get a notice when it is sent again.
 */
export async function retractHandover(trx: Trx, { handoverId, version, by, at }: Retracted): Promise<void> {
  const content: NoticeContent = { kind: "handover_withdrawn", by };
  await trx
    .updateTable("notices")
    .set({
      key: `handover-withdrawn:${handoverId}:${version}`,
      kind: content.kind,
      content: toJsonb(content),
      handover_id: null,
      created_at: at,
      read_at: null,
    })
    .where("handover_id", "=", handoverId)
    .where("kind", "=", "handover_sent")
    .execute();
}
