import { id } from "@metatron/contract/fields";
import {
  type DocumentFilter,
  type DocumentSort,
  EXPIRING_WITHIN_DAYS,
} from "@metatron/contract/files/constants";
import type { DocumentCounts, DocumentRecord } from "@metatron/contract/files/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { cutPage, decodeCursor } from "../../../http/paging.ts";
import type { Session } from "../../../http/session.ts";
import { type FileRow, replacedFiles, toArtifacts, withResponsible } from "../../files/index.ts";
import { type DocumentsDeps, todayOf } from "./documents-deps.ts";

interface DocumentsQuery {
  q?: string | undefined;
  filter?: DocumentFilter | undefined;
  sort: DocumentSort;
  limit: number;
  cursor?: string | undefined;
}

interface RecordRow extends FileRow {
  position: string;
  assistant: string;
  is_official: boolean;
  email_owner: string | null;
  is_editor: boolean;
}

const position = z.tuple([z.string(), id]);

/** Longer keys would not fit into a cursor; documents that begin alike are ordered by their ids. */
const keyOf = (text: RawBuilder<unknown>, chars: number) =>
  sql`left(lower(unaccent(${text})), ${sql.lit(chars)})`;

const title = (chars: number) => keyOf(sql`coalesce(f.title, f.name)`, chars);

/** Each order as a text, so that one cursor serves them all. */
const POSITIONS: Record<DocumentSort, RawBuilder<unknown>> = {
  title: title(70),
  added: sql`to_char(f.create_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS')`,
  validUntil: sql`coalesce(f.valid_until::text, '9999-12-31') || ' ' || ${title(60)}`,
  assistant: sql`${keyOf(sql`a.name`, 35)} || chr(9) || ${title(35)}`,
};

/** For administrators: the documents of all assistants, without their content. Newest first by `added`. */
export async function listDocuments(
  deps: DocumentsDeps,
  session: Session,
  { q, filter, sort, limit, cursor }: DocumentsQuery,
): Promise<{ items: DocumentRecord[]; nextCursor: string | null }> {
  const { db } = deps;
  const after = decodeCursor(position, cursor);
  const key = POSITIONS[sort];
  const isNewestFirst = sort === "added";
  const direction = sql.raw(isNewestFirst ? "desc" : "asc");
  const beyond = sql.raw(isNewestFirst ? "<" : ">");
  const wanted = q && `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const conditions = [
    isDocument,
    ...(filter ? [await matches(deps, filter)] : []),
    ...(wanted
      ? [
          sql<SqlBool>`(unaccent(lower(coalesce(f.title, '') || ' ' || f.name || ' ' || a.name)) like unaccent(lower(${wanted})))`,
        ]
      : []),
    ...(after ? [sql<SqlBool>`(${key}, f.id) ${beyond} (${after[0]}, ${after[1]}::uuid)`] : []),
  ];
  const { rows } = await sql<RecordRow>`
    select f.*, ${key} as position, a.name as assistant, a.is_official,
      (select coalesce(p.email, m.invited_email) from assistant_members m left join people p on p.id = m.person_id
        where m.assistant_id = a.id and m.role = 'owner' order by m.person_id is null, m.added_at limit 1) as email_owner,
      exists (select from assistant_members m where m.assistant_id = a.id and m.person_id = ${session.personId}
        and m.role in ('owner', 'editor')) as is_editor
    from files f join assistants a on a.id = f.owner_id
    where ${sql.join(conditions, sql` and `)}
    order by ${key} ${direction}, f.id ${direction}
    limit ${limit + 1}`.execute(db);
  const page = cutPage(rows, limit, (row) => [row.position, row.id]);
  const artifacts = await withResponsible(db, page.rows, await toArtifacts(db, page.rows));
  const records = new Map(page.rows.map((row) => [row.id, row]));
  const items = artifacts.flatMap((artifact) => {
    const row = records.get(artifact.id);
    return row ? [{ ...artifact, ...placeOf(row) }] : [];
  });
  return { items, nextCursor: page.nextCursor };
}

function placeOf(row: RecordRow) {
  return {
    assistantId: row.owner_id ?? row.id,
    assistant: row.assistant,
    official: row.is_official,
    emailOwner: row.email_owner,
    // Administrators change the official assistants.
    editable: row.is_official || row.is_editor,
  };
}

const isDocument = sql<SqlBool>`f.purpose = 'assistant' and f.status <> 'pending'`;

/** The same meaning as the filters of an assistant's own list in the browser. */
async function matches(deps: DocumentsDeps, filter: DocumentFilter): Promise<RawBuilder<SqlBool>> {
  if (filter !== "replaced") return simpleFilters(todayOf(deps))[filter];
  return sql`f.id = any(${await replacedFiles(deps.db, todayOf(deps))}::uuid[])`;
}

const simpleFilters = (today: string) =>
  ({
    expired: sql<SqlBool>`f.valid_until < ${today}::date`,
    expiring: sql<SqlBool>`f.valid_until between ${today}::date and ${today}::date + ${sql.lit(EXPIRING_WITHIN_DAYS)}`,
    failed: sql<SqlBool>`f.status = 'failed'`,
  }) satisfies Record<Exclude<DocumentFilter, "replaced">, RawBuilder<SqlBool>>;

export async function countDocuments(deps: DocumentsDeps): Promise<DocumentCounts> {
  const today = todayOf(deps);
  const { expired, expiring, failed } = simpleFilters(today);
  const { rows } = await sql<Omit<DocumentCounts, "replaced">>`
    select count(*)::int as "all", (count(*) filter (where ${expired}))::int as expired,
      (count(*) filter (where ${expiring}))::int as expiring, (count(*) filter (where ${failed}))::int as failed
    from files f join assistants a on a.id = f.owner_id where ${isDocument}`.execute(deps.db);
  const replaced = (await replacedFiles(deps.db, today)).length;
  return { ...(rows[0] ?? { all: 0, expired: 0, expiring: 0, failed: 0 }), replaced };
}
