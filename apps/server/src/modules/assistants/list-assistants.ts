import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import type { AssistantScope, GrantRole } from "@metatron/contract/assistants/constants";
import { id } from "@metatron/contract/fields";
import { foldText } from "@metatron/text/fold-text";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import type { Session } from "../../http/session.ts";
import { closedState, mayUse, rightsOf, strongestRole } from "./assistant-policy.ts";
import { publishedRow } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { bindInvitations } from "./bind-invitations.ts";
import { type ListedRow, readAround, toSummary } from "./read-assistant.ts";

export interface AssistantsQuery {
  scope: AssistantScope;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const position = z.tuple([z.int().min(0).max(1), z.int().min(0), id]);

/** The assistants that this person may use: pinned first, then by last use, then by last change. */
export async function listAssistants(
  { db, storage }: Pick<AssistantsDeps, "db" | "storage">,
  session: Session,
  { scope, q, limit, cursor }: AssistantsQuery,
): Promise<{ items: AssistantSummary[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const visible = (await usableAssistants(db, session)).filter(
    (row) => isInScope(row, scope) && (!q || matches(row, plain(q))),
  );
  const sorted = visible.sort((a, b) => compare(positionOf(a), positionOf(b)));
  const rest = after ? sorted.filter((row) => compare(positionOf(row), after) > 0) : sorted;
  const { rows, nextCursor } = cutPage(rest.slice(0, limit + 1), limit, positionOf);

  const around = await readAround({ db, storage }, session.personId, rows);
  const items = rows.map((row) => toSummary(row, row.can, around));
  return { items, nextCursor };
}

/** All assistants that this person may use, in no order, with the content that they see. */
export async function usableAssistants(db: Db, session: Session): Promise<UsableRow[]> {
  await bindInvitations(db, session);
  return (await readCandidates(db, session))
    .filter((row) => mayUse(standingOf(row), session.roles))
    .map((row) => ({ ...shownTo(row, session), can: rightsOf(standingOf(row), session.roles) }))
    .filter((row) => row.can.edit || closedState(row) === null);
}

type UsableRow = ListedRow & { can: ReturnType<typeof rightsOf> };
type Position = [number, number, string];

interface Candidate extends ListedRow {
  /** The content of the published version. */
  published: AssistantContent;
  /** What the person's roles were given. */
  granted: readonly GrantRole[];
}

/** Official assistants and those that this person or one of their roles has access to; the policy then filters. */
async function readCandidates(db: Db, { personId, roles }: Session): Promise<Candidate[]> {
  const granted = sql<GrantRole[]>`(select coalesce(array_agg(g.role), '{}') from assistant_grants g
    where g.assistant_id = a.id and a.approved_version = a.published_version
      and g.audience = any(${["everyone", ...roles]}::text[]))`;
  return db
    .selectFrom("assistants as a")
    .leftJoin("assistant_members as m", (join) =>
      join.onRef("m.assistant_id", "=", "a.id").on("m.person_id", "=", personId),
    )
    .leftJoin("assistant_uses as u", (join) =>
      join.onRef("u.assistant_id", "=", "a.id").on("u.person_id", "=", personId),
    )
    .innerJoin("assistant_versions as v", (join) =>
      join.onRef("v.assistant_id", "=", "a.id").onRef("v.version", "=", "a.published_version"),
    )
    .select([
      "v.content as published",
      granted.as("granted"),
      "a.version as newest_version",
      "a.published_version",
      "a.approved_version",
      "a.review_expires_at",
      "a.retired_at",
      "a.disabled_at",
      "a.id",
      "a.name",
      "a.description",
      "a.model",
      "a.avatar_file_id",
      "a.starters",
      "a.roles",
      "a.is_official",
      "a.specialty",
      "a.version",
      "a.created_by",
      "a.created_at",
      "a.updated_at",
      "m.role as member_role",
      "u.last_interaction_at",
    ])
    .select((eb) => eb.fn.coalesce("u.is_pinned", eb.lit(false)).as("is_pinned"))
    .where((eb) =>
      eb.or([
        eb("a.is_official", "=", true),
        eb("m.person_id", "=", personId),
        eb(sql<number>`cardinality(${granted})`, ">", 0),
      ]),
    )
    .execute();
}

const standingOf = (row: Candidate) => ({
  isOfficial: row.is_official,
  roles: row.published.roles,
  memberRole: row.is_official ? null : strongestRole(row.member_role, row.granted),
  isInvited: row.member_role !== null,
});

function shownTo(row: Candidate, { roles }: Session): ListedRow {
  const own = row.is_official ? { ...row, member_role: null } : row;
  return rightsOf(standingOf(row), roles).edit ? own : publishedRow(own, row.published);
}

function isInScope({ is_official, member_role }: ListedRow, scope: AssistantScope): boolean {
  switch (scope) {
    case "all":
      return true;
    case "official":
      return is_official;
    case "mine":
      return !is_official && member_role === "owner";
    case "shared":
      return !is_official && member_role !== "owner";
  }
}

const positionOf = (row: ListedRow): Position => [
  row.is_pinned ? 1 : 0,
  (row.last_interaction_at ?? row.updated_at).getTime(),
  row.id,
];

/** The larger position comes first. */
function compare(a: Position, b: Position): number {
  if (a[0] !== b[0]) return b[0] - a[0];
  if (a[1] !== b[1]) return b[1] - a[1];
  return a[2] < b[2] ? 1 : a[2] > b[2] ? -1 : 0;
}

const matches = ({ name, description }: ListedRow, wanted: string) =>
  plain(name).includes(wanted) || plain(description).includes(wanted);

/** Ignores accents and case. */
const plain = (text: string) => foldText(text).trim();
