import { knownRoles } from "@metatron/contract/roles";
import type { Db } from "../../adapters/db/index.ts";
import { mayReadKnowledge } from "../assistants/index.ts";
import {
  assistantOwner,
  conversationOwner,
  type FileOwner,
  projectOwner,
  readFiles,
} from "../files/index.ts";
import { projectRoleOf } from "../projects/index.ts";
import type { ToolContext, ToolsWanted } from "../turns/index.ts";

/** What a call of a document tool may read. */
export interface ReadableScope {
  /** Collections of assistants and of the project. */
  assistants: readonly FileOwner[];
  /** Undefined outside of conversations. */
  conversation: FileOwner | undefined;
  /** Files of the conversation. */
  fileIds: readonly string[];
}

type Asking = Pick<ToolContext, "personId" | "roles" | "conversationId" | "scope">;

/**
 * The scope of the turn, checked again: a turn can wait for the person for hours, during which access may be
 * revoked and files deleted.
 */
export async function readableScope({ db }: { db: Db }, asking: Asking): Promise<ReadableScope> {
  const { conversationId } = asking;
  const assistants: FileOwner[] = [];
  // Sequential, because the embedded database has a single connection.
  for (const id of asking.scope.collections)
    if (await mayStillRead(db, asking, id)) assistants.push(assistantOwner(id));
  const { projectId } = asking.scope;
  if (projectId !== undefined && (await projectRoleOf(db, asking, projectId)) !== undefined)
    assistants.push(projectOwner(projectId));
  if (conversationId === undefined) return { assistants, conversation: undefined, fileIds: [] };
  const files = await readFiles(db, asking.scope.fileIds);
  const own = files.filter(
    (file) =>
      file.owner_kind === "conversation" &&
      file.owner_id === conversationId &&
      file.person_id === asking.personId,
  );
  return {
    assistants,
    conversation: conversationOwner(conversationId),
    fileIds: own.map(({ id }) => id),
  };
}

/** Drafts and test runs are checked by their caller right before they start. */
async function mayStillRead(db: Db, asking: Asking, assistantId: string): Promise<boolean> {
  const { personId, roles, conversationId } = asking;
  if (conversationId === undefined) return true;
  // An invitation by email became a membership when the question was asked.
  const asker = { personId, roles: knownRoles(roles), userEmail: "", isEmailVerified: false };
  return mayReadKnowledge({ db }, asker, assistantId);
}

/** Attached files, and documents of assistants that are not official, may contain instructions for the model. */
export function mayReadStrangers({
  assistant,
  hasFiles,
}: Pick<ToolsWanted, "assistant" | "hasFiles">): boolean {
  return hasFiles === true || (assistant !== null && !assistant.official);
}
