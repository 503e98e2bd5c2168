import type { AssistantVersion, VersionContent } from "@metatron/contract/assistants/assistant";
import { z } from "zod";
import { notFound } from "../../http/app-error.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";
import { avatarUrls } from "./read-assistant.ts";

const position = z.tuple([z.int().min(1)]);
const columns = ["v.version", "v.at", "v.changes", "v.restored_from", "p.name", "p.email"] as const;

export async function listVersions(
  { db }: Pick<AssistantsDeps, "db">,
  session: Session,
  assistantId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AssistantVersion[]; nextCursor: string | null }> {
  await needAccess(db, session, assistantId, "edit");
  const after = decodeCursor(position, cursor);
  let query = db
    .selectFrom("assistant_versions as v")
    .leftJoin("people as p", "p.id", "v.person_id")
    .select(columns)
    .where("v.assistant_id", "=", assistantId)
    .orderBy("v.version", "desc")
    .limit(limit + 1);
  if (after) query = query.where("v.version", "<", after[0]);
  const { rows, nextCursor } = cutPage(await query.execute(), limit, ({ version }) => [version]);
  return { items: rows.map(toVersion), nextCursor };
}

export async function readVersion(
  deps: Pick<AssistantsDeps, "db" | "storage">,
  session: Session,
  assistantId: string,
  version: number,
): Promise<VersionContent> {
  const { db } = deps;
  await needAccess(db, session, assistantId, "edit");
  const row = await db
    .selectFrom("assistant_versions as v")
    .leftJoin("people as p", "p.id", "v.person_id")
    .select([...columns, "v.content"])
    .where("v.assistant_id", "=", assistantId)
    .where("v.version", "=", version)
    .executeTakeFirst();
  if (!row) throw notFound();
  // Versions from before tools could be chosen have no such field.
  const { avatarFileId, starters, roles, tools = null, ...texts } = row.content;
  const url = avatarFileId && (await avatarUrls(deps, session.personId, [avatarFileId])).get(avatarFileId);
  return {
    ...toVersion(row),
    ...texts,
    avatar: avatarFileId && url ? { fileId: avatarFileId, url } : null,
    starters: [...starters],
    roles: roles && [...roles],
    tools: tools && [...tools],
  };
}

interface VersionRow {
  version: number;
  at: Date;
  changes: readonly AssistantVersion["changes"][number][];
  restored_from: number | null;
  name: string | null;
  email: string | null;
}

function toVersion({ version, at, changes, restored_from, name, email }: VersionRow): AssistantVersion {
  return {
    version,
    at: at.toISOString(),
    by: name !== null && email !== null ? { name, email } : null,
    changes: [...changes],
    restoredFrom: restored_from,
  };
}
