import type { Assistant, AssistantSummary } from "@metatron/contract/assistants/assistant";
import type { MemberRole } from "@metatron/contract/assistants/constants";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { chosenSources } from "../connectors/index.ts";
import { countFiles, readFiles, signAddress } from "../files/index.ts";
import { closedState, lifeStateOf, type Rights } from "./assistant-policy.ts";
import type { AssistantRow } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";

/** One assistant as this person may see it: only editors get the instructions. */
export async function readAssistant(
  deps: AssistantsDeps,
  session: Session,
  assistantId: string,
): Promise<Assistant> {
  const { row, shown, memberRole, can } = await needAccess(deps.db, session, assistantId);
  const { personId } = session;
  const use = await deps.db
    .selectFrom("assistant_uses")
    .select(["is_pinned", "last_interaction_at"])
    .where("assistant_id", "=", assistantId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  const listed = {
    ...shown,
    newest_version: row.version,
    is_pinned: use?.is_pinned ?? false,
    last_interaction_at: use?.last_interaction_at ?? null,
    member_role: memberRole,
  };
  const around = await readAround(deps, personId, [shown]);
  const { confluenceSpaces, driveFolder } = await chosenSources(deps.db, assistantId);
  return {
    ...toSummary(listed, can, around),
    instructions: can.edit ? shown.instructions : null,
    tools: can.edit && shown.tools ? [...shown.tools] : null,
    confluenceSpaces,
    driveFolder,
  };
}

export type ListedRow = Omit<AssistantRow, "instructions" | "turn_limits" | "tools"> & {
  /** `version` is the published one for people who may not edit; this is the newest. */
  newest_version: number;
  is_pinned: boolean;
  last_interaction_at: Date | null;
  member_role: MemberRole | null;
};

/** The data of cards besides the assistants' own fields, for several assistants at once. */
export interface Around {
  owners: ReadonlyMap<string, string>;
  members: ReadonlyMap<string, number>;
  files: ReadonlyMap<string, number>;
  avatars: ReadonlyMap<string, string>;
  /** Assistants with an open review. */
  inReview: ReadonlySet<string>;
  /** Assistants that a whole role, or everyone, has access to. */
  shared: ReadonlySet<string>;
}

export async function readAround(
  deps: Pick<AssistantsDeps, "db" | "storage">,
  personId: string,
  rows: readonly Pick<AssistantRow, "id" | "avatar_file_id">[],
): Promise<Around> {
  const { db } = deps;
  const ids = rows.map(({ id }) => id);
  return {
    owners: await ownersOf(db, ids),
    members: await countMembers(db, ids),
    files: await countFiles(db, "assistant", ids),
    avatars: await avatarUrls(
      deps,
      personId,
      rows.map((row) => row.avatar_file_id),
    ),
    inReview: await inReview(db, ids),
    shared: await sharedWithRoles(db, ids),
  };
}

export function toSummary(row: ListedRow, can: Rights, around: Around): AssistantSummary {
  const life = lifeStateOf(
    { ...row, version: row.newest_version },
    { isInReview: around.inReview.has(row.id) },
  );
  const url = row.avatar_file_id === null ? undefined : around.avatars.get(row.avatar_file_id);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    avatar: row.avatar_file_id !== null && url ? { fileId: row.avatar_file_id, url } : null,
    model: row.model,
    starters: [...row.starters],
    emailOwner: around.owners.get(row.id) ?? null,
    pinned: row.is_pinned,
    lastInteraction: row.last_interaction_at?.toISOString() ?? null,
    official: row.is_official,
    specialty: row.specialty,
    roles: row.roles && [...row.roles],
    memberRole: row.member_role,
    can,
    fileCount: around.files.get(row.id) ?? 0,
    memberCount: around.members.get(row.id) ?? 0,
    version: row.version,
    // That there is a draft or a review concerns only the people who edit.
    state: can.edit ? life : (closedState(row) ?? "published"),
    publishedVersion: row.published_version,
    reviewExpiresAt: row.review_expires_at?.toISOString() ?? null,
    isShared: around.shared.has(row.id),
    createAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * The e-mail shown as the owner of each assistant: the first owner who has signed in, otherwise the invited
 * one.
 */
async function ownersOf(db: Db, assistantIds: readonly string[]): Promise<Map<string, string>> {
  if (assistantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("assistant_members as m")
    .leftJoin("people as p", "p.id", "m.person_id")
    .distinctOn("m.assistant_id")
    .select(["m.assistant_id", (eb) => eb.fn.coalesce("p.email", "m.invited_email").as("email")])
    .where("m.assistant_id", "in", assistantIds)
    .where("m.role", "=", "owner")
    .orderBy("m.assistant_id")
    .orderBy(sql`m.person_id is null`)
    .orderBy("m.added_at")
    .execute();
  return new Map(rows.map(({ assistant_id, email }) => [assistant_id, email]));
}

async function inReview(db: Db, assistantIds: readonly string[]): Promise<Set<string>> {
  if (assistantIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("assistant_reviews")
    .select("assistant_id")
    .where("assistant_id", "in", assistantIds)
    .where("state", "=", "open")
    .execute();
  return new Set(rows.map(({ assistant_id }) => assistant_id));
}

async function sharedWithRoles(db: Db, assistantIds: readonly string[]): Promise<Set<string>> {
  if (assistantIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("assistant_grants")
    .select("assistant_id")
    .distinct()
    .where("assistant_id", "in", assistantIds)
    .execute();
  return new Set(rows.map(({ assistant_id }) => assistant_id));
}

async function countMembers(db: Db, assistantIds: readonly string[]): Promise<Map<string, number>> {
  if (assistantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("assistant_members")
    .select((eb) => ["assistant_id", eb.fn.countAll<number>().as("members")])
    .where("assistant_id", "in", assistantIds)
    .groupBy("assistant_id")
    .execute();
  return new Map(rows.map(({ assistant_id, members }) => [assistant_id, members]));
}

/** Signed URLs for this person, by the id of the picture. */
export async function avatarUrls(
  deps: Pick<AssistantsDeps, "db" | "storage">,
  personId: string,
  fileIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  const wanted = [...new Set(fileIds.filter((fileId) => fileId !== null))];
  for (const file of await readFiles(deps.db, wanted))
    urls.set(file.id, signAddress(deps, file, personId).url);
  return urls;
}
