import type { Prompt, PromptVersion } from "@metatron/contract/prompts/prompt";
import { isAdmin, isExternal } from "@metatron/contract/roles";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { mayEdit } from "./prompt-policy.ts";

export type PromptRow = Selectable<Tables["prompts"]>;
type Person = Pick<Session, "personId" | "roles">;

const MOST_LISTED = 1000;

/** Recently used ones first, then those that many people use. */
export async function listPrompts(db: Db, person: Person): Promise<Prompt[]> {
  const rows = await selectVisible(db, person)
    .orderBy(sql`u.last_used_at desc nulls last`)
    .orderBy("p.uses", "desc")
    .orderBy("p.title")
    .orderBy("p.id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => toPrompt(row, person));
}

export async function readPrompt(db: Db | Trx, person: Person, id: string): Promise<Prompt> {
  const row = await selectVisible(db, person).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return toPrompt(row, person);
}

/** Locks the row, so that two changes at once are made one after the other; undefined where there is none. */
export function lockPrompt(trx: Trx, id: string): Promise<PromptRow | undefined> {
  return trx.selectFrom("prompts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Newest first. Versions of a time when the prompt was private are left out for everyone but its owner. */
export async function listVersions(
  db: Db,
  { id, withPrivate }: { id: string; withPrivate: boolean },
): Promise<PromptVersion[]> {
  let query = db
    .selectFrom("prompt_versions as v")
    .leftJoin("people as w", "w.id", "v.person_id")
    .select(["v.version", "v.title", "v.text", "v.at", "w.name as author"])
    .where("v.prompt_id", "=", id);
  if (!withPrivate) query = query.where("v.scope", "<>", "own");
  const rows = await query.orderBy("v.version", "desc").execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

function selectVisible(db: Db | Trx, { personId, roles }: Person) {
  return db
    .selectFrom("prompts as p")
    .leftJoin("people as o", "o.id", "p.owner_id")
    .leftJoin("prompt_uses as u", (join) =>
      join.onRef("u.prompt_id", "=", "p.id").on("u.person_id", "=", personId),
    )
    .selectAll("p")
    .select(["o.name as author", "u.last_used_at"])
    .where(
      sql<boolean>`(p.owner_id = ${personId} or (p.scope <> 'own' and (
        ${isAdmin(roles)} or p.roles && ${[...roles]}::text[]
        or (p.scope = 'company' and p.roles = '{}' and ${!isExternal(roles)}))))`,
    );
}

type VisibleRow = Awaited<ReturnType<ReturnType<typeof selectVisible>["execute"]>>[number];

function toPrompt(row: VisibleRow, person: Person): Prompt {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    scope: row.scope,
    roles: row.roles,
    version: row.version,
    isMine: row.owner_id === person.personId,
    mayEdit: mayEdit(row, person),
    author: row.author,
    featured: row.is_featured ? { roles: row.featured_roles, brands: row.featured_brands } : null,
    uses: row.uses,
    usedAt: row.last_used_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
