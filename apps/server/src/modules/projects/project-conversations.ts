import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { id, instant } from "@metatron/contract/fields";
import type { ProjectConversation, ProjectConversationCopy } from "@metatron/contract/projects/project";
import { sql } from "kysely";
import { z } from "zod";
import { notFound } from "../../http/app-error.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import type { Session } from "../../http/session.ts";
import { copyMessages, readNewestBranch, withAskers } from "../history/index.ts";
import { chatFor, closeSources, takeCopy } from "../shares/index.ts";
import { mayFill, needProject } from "./project-access.ts";
import type { ProjectsDeps } from "./projects-deps.ts";

const position = z.tuple([instant, id]);

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** The conversations of every member, newest change first. */
export async function listProjectConversations(
  { db }: Pick<ProjectsDeps, "db">,
  session: Session,
  { projectId, limit, cursor }: PageQuery & { projectId: string },
): Promise<{ items: ProjectConversation[]; nextCursor: string | null }> {
  await needProject(db, session, projectId);
  const after = decodeCursor(position, cursor);
  let query = db
    .selectFrom("conversations as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .select(["c.id", "c.title", "c.emoji", "c.person_id", "c.updated_at", "p.name as author"])
    .select(
      sql<Date>`coalesce((select m.created_at from messages m where m.conversation_id = c.id
        order by m.seq desc limit 1), c.created_at)`.as("last_message_at"),
    )
    .where("c.project_id", "=", projectId)
    .orderBy("c.updated_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit + 1);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("c.updated_at", "c.id"), "<", tuple(new Date(after[0]), after[1])),
    );
  const { rows, nextCursor } = cutPage(await query.execute(), limit, (row) => [
    row.updated_at.toISOString(),
    row.id,
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    emoji: row.emoji,
    isMine: row.person_id === session.personId,
    author: row.author,
    lastMessageAt: row.last_message_at.toISOString(),
  }));
  return { items, nextCursor };
}

interface Named {
  projectId: string;
  conversationId: string;
}

/** A member's conversation as another member may see it, in its newest branch. */
export async function readProjectConversation(
  deps: Pick<ProjectsDeps, "db" | "access">,
  session: Session,
  named: Named,
): Promise<ProjectConversationCopy> {
  const { row, branch } = await readShared(deps, session, named);
  const { count } = await deps.db
    .selectFrom("project_members")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("project_id", "=", named.projectId)
    .where("person_id", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    title: row.title,
    chat: row.chat,
    author: row.author,
    isMine: row.person_id === session.personId,
    isShared: count > 1,
    messages: await closeSources(deps, session, shownOf(branch)),
  };
}

interface Copied extends Named {
  /** The id of the copy. */
  copyId: string;
}

/** Copies what the member sees into the member's history, and into the project where they may add to it. */
export async function copyProjectConversation(
  deps: ProjectsDeps,
  session: Session,
  { copyId, ...named }: Copied,
): Promise<Conversation> {
  const { db, models, now } = deps;
  const { personId } = session;
  const { row, branch, role } = await readShared(deps, session, named);
  if (copyId === row.id) throw notFound();
  const { id: model } = await models.defaultFor(session.roles);
  const messages = await closeSources(deps, session, takeCopy(branch, "conversation"));
  return copyMessages(db, {
    personId,
    conversationId: copyId,
    title: row.title,
    ...(await chatFor(deps, session, row)),
    model,
    projectId: mayFill(role) ? named.projectId : null,
    messages: await withAskers(db, { personId, messages }),
    now: now(),
  });
}

async function readShared(
  { db }: Pick<ProjectsDeps, "db">,
  session: Session,
  { projectId, conversationId }: Named,
) {
  const role = await needProject(db, session, projectId);
  const row = await db
    .selectFrom("conversations as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .select(["c.id", "c.title", "c.chat", "c.assistant_id", "c.person_id", "p.name as author"])
    .where("c.id", "=", conversationId)
    .where("c.project_id", "=", projectId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const branch = await readNewestBranch(db, { personId: row.person_id, conversationId });
  return { role, row, branch };
}

function shownOf(branch: readonly Message[]): ProjectConversationCopy["messages"] {
  return takeCopy(branch, "conversation").map((message, at) => {
    const askedBy = branch[at]?.askedBy;
    return askedBy === undefined ? message : { ...message, askedBy };
  });
}
