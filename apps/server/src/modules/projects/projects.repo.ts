import type { ProjectRole } from "@metatron/contract/projects/constants";
import type { Project, ProjectDetails, ProjectMember } from "@metatron/contract/projects/project";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";

const MOST_LISTED = 1000;

/** The projects of a person, by name. */
export async function listProjects(db: Db, personId: string): Promise<Project[]> {
  const rows = await selectProjects(db, personId)
    .orderBy(sql`lower(p.name)`)
    .orderBy("p.id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(toProject);
}

/** For a member: the project with its instructions and members. */
export async function readProject(
  db: Db | Trx,
  { personId, projectId }: { personId: string; projectId: string },
): Promise<ProjectDetails> {
  const row = await selectProjects(db, personId)
    .select("p.instructions")
    .where("p.id", "=", projectId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const people = (await readMembers(db, projectId)).map((member) => toMember(member, personId));
  return { ...toProject(row), instructions: row.instructions, people };
}

function selectProjects(db: Db | Trx, personId: string) {
  return db
    .selectFrom("projects as p")
    .innerJoin("project_members as me", (join) =>
      join.onRef("me.project_id", "=", "p.id").on("me.person_id", "=", personId),
    )
    .select(["p.id", "p.name", "p.color", "p.version", "p.updated_at", "me.role"])
    .select([
      sql<string | null>`case when me.role = 'owner' then null else (
        select o.name from project_members m join people o on o.id = m.person_id
        where m.project_id = p.id and m.role = 'owner' order by m.added_at, m.id limit 1) end`.as("owner"),
      sql<number>`(select count(*)::int from project_members m
        where m.project_id = p.id and m.person_id is not null)`.as("members"),
      sql<number>`(select count(*)::int from conversations c where c.project_id = p.id)`.as("conversations"),
      sql<number>`(select count(*)::int from files f
        where f.owner_id = p.id and f.owner_kind = 'project' and f.status <> 'pending')`.as("files"),
    ]);
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>["execute"]>>[number];

function toProject(row: ProjectRow): Project {
  const { id, name, color, version, role, owner, members, conversations, files } = row;
  return {
    id,
    name,
    color,
    version,
    role,
    owner,
    members,
    conversations,
    files,
    updatedAt: row.updated_at.toISOString(),
  };
}

export interface MemberRow {
  id: string;
  person_id: string | null;
  /** The displayed e-mail; for an invitation, its recipient. */
  email: string;
  /** Only then does the e-mail identify the member: an invitation, or an e-mail that the person has verified. */
  is_proved: boolean;
  name: string | null;
  role: ProjectRole;
  conversations: number;
}

export function readMembers(db: Db | Trx, projectId: string): Promise<MemberRow[]> {
  return db
    .selectFrom("project_members as m")
    .leftJoin("people as p", "p.id", "m.person_id")
    .select(["m.id", "m.person_id", "m.role", "p.name"])
    .select([
      sql<string>`case when p.is_email_verified then p.email else m.invited_email end`.as("email"),
      sql<boolean>`m.person_id is null or coalesce(p.is_email_verified, false)`.as("is_proved"),
      sql<number>`(select count(*)::int from conversations c
        where c.project_id = m.project_id and c.person_id = m.person_id)`.as("conversations"),
    ])
    .where("m.project_id", "=", projectId)
    .orderBy("m.added_at")
    .orderBy("m.id")
    .execute();
}

export function toMember(row: MemberRow, personId: string): ProjectMember {
  const { email, name, role, person_id, conversations } = row;
  return {
    email,
    ...(name === null ? {} : { name }),
    role,
    isMe: person_id === personId,
    joined: person_id !== null,
    conversations,
  };
}
