import type { AdminCase, OwnCase } from "@metatron/contract/cases/case";
import type { CaseAssignee, CaseDelivery, CaseStatus, Desk } from "@metatron/contract/cases/constants";
import type { Role } from "@metatron/contract/roles";
import { sql } from "kysely";
import { z } from "zod";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { filesByCase } from "./case-files.ts";
import { type CaseRow, toAdminCase, toOwnCase } from "./case-row.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);
const MOST_AGENTS = 200;
const ADMIN_ROLE = "chat_metatron_user_admin" satisfies Role;
const positionOf = ({ created_at, id }: CaseRow) => [created_at.toISOString(), id];

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}
interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

interface OwnQuery extends PageQuery {
  personId: string;
  conversationId?: string | undefined;
}

export async function listCases(
  db: Db,
  { personId, limit, cursor, conversationId }: OwnQuery,
): Promise<Page<OwnCase>> {
  const after = decodeCursor(position, cursor);
  const found = await db
    .selectFrom("cases")
    .selectAll()
    .where("person_id", "=", personId)
    .$if(conversationId !== undefined, (query) => query.where("conversation_id", "=", conversationId ?? ""))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("created_at", "id"), "<", eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? "")),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, positionOf);
  const files = await filesByCase(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toOwnCase(row, files.get(row.id))), nextCursor };
}

interface AdminQuery extends PageQuery {
  status?: CaseStatus | undefined;
  desk?: Desk | undefined;
  delivery?: CaseDelivery | undefined;
  assignee?: CaseAssignee | undefined;
  search?: string | undefined;
  /** The administrator who looks. */
  actorId: string;
}

export async function listAllCases(
  db: Db,
  { limit, cursor, status, desk, delivery, assignee, search, actorId }: AdminQuery,
): Promise<Page<AdminCase>> {
  const after = decodeCursor(position, cursor);
  const wanted = (search ?? "").trim();
  const found = await selectAdminCases(db)
    .$if(assignee === "me", (query) => query.where("c.assignee_id", "=", actorId))
    .$if(assignee === "none", (query) => query.where("c.assignee_id", "is", null))
    .$if(wanted !== "", (query) =>
      query.where((eb) =>
        eb.or(
          (
            ["c.case_number", "c.remote_number", "c.subject", "c.description", "p.name", "p.email"] as const
          ).map((column) => eb(column, "ilike", `%${wanted.replace(/[\\%_]/g, "\\$&")}%`)),
        ),
      ),
    )
    .$if(status !== undefined, (query) => query.where("c.status", "=", status ?? "open"))
    .$if(desk !== undefined, (query) => query.where("c.desk", "=", desk ?? "rh"))
    .$if(delivery !== undefined, (query) => query.where("c.delivery", "=", delivery ?? "waiting"))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("c.created_at", "c.id"), "<", eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? "")),
      ),
    )
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, positionOf);
  const files = await filesByCase(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toAdminCase(row, files.get(row.id))), nextCursor };
}

/** With the names of the person who asked and of the one who handles the case. */
const selectAdminCases = (db: Db | Trx) =>
  db
    .selectFrom("cases as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .leftJoin("people as g", "g.id", "c.assignee_id")
    .selectAll("c")
    .select(["p.name", "p.email", "g.name as assignee"]);

export async function readAdminCase(db: Db | Trx, id: string): Promise<AdminCase> {
  const row = await selectAdminCases(db).where("c.id", "=", id).executeTakeFirstOrThrow();
  return toAdminCase(row, (await filesByCase(db, [id])).get(id));
}

/** Administrators who have signed in once; the server knows no others. */
export async function listCaseAgents(db: Db): Promise<{ items: { id: string; name: string }[] }> {
  const items = await db
    .selectFrom("people")
    .select(["id", "name"])
    .where(sql<boolean>`${ADMIN_ROLE} = any(roles)`)
    .orderBy("name")
    .limit(MOST_AGENTS)
    .execute();
  return { items };
}

export async function markCasesSeen(
  db: Db,
  { personId, ids, now }: { personId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await db
    .updateTable("cases")
    .set({ reply_seen_at: now })
    .where("person_id", "=", personId)
    .where("id", "in", ids)
    .where("replied_at", "is not", null)
    .execute();
}
