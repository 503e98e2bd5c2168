import type { AssistantUpdate } from "@metatron/contract/assistants/assistant";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { avatarToKeep } from "./avatar-to-keep.ts";
import { checkModel } from "./check-model.ts";
import { type Access, needAccess } from "./find-access.ts";
import { checkTools } from "./list-tools.ts";
import { saveVersion } from "./save-version.ts";

export async function updateAssistant(
  deps: AssistantsDeps,
  session: Session,
  assistantId: string,
  { version, avatar, ...fields }: AssistantUpdate,
): Promise<void> {
  const access = await needAccess(deps.db, session, assistantId, "edit");
  const { row } = access;
  if (fields.roles !== undefined) mustNameRoles(access, fields.roles);
  // A model that no longer exists may stay: the conversation reports it and falls back to the default.
  if (fields.model !== undefined && fields.model !== row.model) await checkModel(deps, session, fields.model);
  // A tool that is gone may stay in the list, so that other fields can still be saved.
  if (fields.tools)
    await checkTools(deps, {
      session,
      assistantId,
      names: fields.tools.filter((name) => !row.tools?.includes(name)),
    });
  const avatarFileId = await chosenAvatar();
  const content: Partial<AssistantContent> = { ...given(fields), ...given({ avatarFileId }) };
  await deps.db
    .transaction()
    .execute((trx) => saveVersion(trx, { assistantId, version, personId: session.personId, content }));

  function chosenAvatar(): Promise<string | null | undefined> | string | null | undefined {
    return avatar && avatar !== row.avatar_file_id ? avatarToKeep(deps, session, avatar) : avatar;
  }
}

export async function restoreVersion(
  { db }: Pick<AssistantsDeps, "db">,
  session: Session,
  assistantId: string,
  { restore, version }: { restore: number; version: number },
): Promise<void> {
  const access = await needAccess(db, session, assistantId, "edit");
  const old = await db
    .selectFrom("assistant_versions")
    .select("content")
    .where("assistant_id", "=", assistantId)
    .where("version", "=", restore)
    .executeTakeFirst();
  if (!old) throw notFound();
  // Restoring a version does not restore its roles unless the person may decide them.
  const { roles, tools = null } = old.content;
  const content = { ...old.content, tools, roles: mayNameRoles(access) ? roles : access.row.roles };
  const { personId } = session;
  await db
    .transaction()
    .execute((trx) => saveVersion(trx, { assistantId, version, personId, content, restoredFrom: restore }));
}

const mayNameRoles = ({ can, row }: Access) => (row.is_official ? can.edit : can.share);

function mustNameRoles(access: Access, roles: AssistantUpdate["roles"]) {
  if (JSON.stringify(roles) === JSON.stringify(access.row.roles) || mayNameRoles(access)) return;
  throw new AppError("forbidden", "Only the owner decides whom an assistant is for.");
}

/** Removes undefined fields, which would overwrite the old values when spread over them. */
function given<T extends object>(fields: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Safe: fromEntries loses the key type, and only undefined values were removed.
  return Object.fromEntries(entries) as { [Name in keyof T]: Exclude<T[Name], undefined> };
}
