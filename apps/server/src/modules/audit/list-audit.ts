import type { AuditEntry } from "@metatron/contract/audit/audit";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { namesIn, readAuditNames } from "./audit-names.ts";

export interface AuditQuery {
  who?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const position = z.tuple([z.int()]);
const MOST_PEOPLE = 200;

/** Newest first. Days are whole, in UTC, `to` included. */
export async function listAudit(
  db: Db,
  { who, action, from, to, limit, cursor }: AuditQuery,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const before = decodeCursor(position, cursor)?.[0];
  const actors = who?.trim() ? await peopleLike(db, who.trim()) : undefined;
  if (actors?.length === 0) return { items: [], nextCursor: null };
  let query = db
    .selectFrom("audit as a")
    .leftJoin("people as p", "p.id", "a.actor_id")
    .select(["a.seq", "a.at", "a.actor_id", "a.action", "a.subject_type", "a.subject_id", "a.details"])
    .select(["a.hash", "p.name", "p.email"]);
  if (before !== undefined) query = query.where("a.seq", "<", before);
  if (actors) query = query.where("a.actor_id", "in", actors);
  if (action) query = query.where(sql<boolean>`starts_with(a.action, ${action})`);
  if (from) query = query.where("a.at", ">=", new Date(from));
  if (to) query = query.where("a.at", "<", dayAfter(to));
  const found = await query
    .orderBy("a.seq", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, ({ seq }) => [seq]);
  const names = await readAuditNames(db, rows);
  return {
    nextCursor,
    items: rows.map((row) => ({
      seq: row.seq,
      at: row.at.toISOString(),
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      details: row.details,
      names: namesIn(row, names),
      hash: row.hash,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.name, email: row.email },
    })),
  };
}

export async function listAuditActions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("audit").select("action").distinct().orderBy("action").execute();
  return rows.map(({ action }) => action);
}

async function peopleLike(db: Db, who: string): Promise<string[]> {
  const part = `%${who.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where((eb) => eb.or([eb("email", "ilike", part), eb("name", "ilike", part)]))
    .limit(MOST_PEOPLE)
    .execute();
  return rows.map(({ id }) => id);
}

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (day: string) => new Date(new Date(day).getTime() + DAY_MS);
