import type { Specialty } from "@metatron/contract/assistants/constants";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import { isAdmin } from "@metatron/contract/roles";
import type { Db } from "../../adapters/db/index.ts";
import { assistantOwner, type FileOwner } from "../files/index.ts";
import { mayUse } from "./assistant-policy.ts";
import { type AssistantRow, publishedRow } from "./assistant-row.ts";
import { type Asker, findAccess, mustBeOpen, needAccess, readPublished } from "./find-access.ts";

/** The fields of an assistant that an answer needs; passages are searched in `collection`. */
export interface ChatAssistant {
  id: string;
  name: string;
  instructions: string;
  model: string;
  specialty: Specialty | null;
  official: boolean;
  /** The names of the tools that the author chose; null: the default tools. */
  tools: readonly string[] | null;
  /** Limits that an administrator set for this assistant's answers. */
  turnLimits: TurnLimits | null;
  collection: FileOwner;
}

/**
 * Undefined if this person may not use the assistant or it does not exist; both are a 404. Throws if it is closed.
 * Editors ask their newest version, everyone else the published one.
 */
export async function assistantForChat(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<ChatAssistant | undefined> {
  const access = await findAccess(db, session, assistantId);
  if (!access) return undefined;
  mustBeOpen(access.row);
  return toChatAssistant(access.shown);
}

/**
 * The assistant behind an official chat, such as RH+; undefined if this person may not use that chat. Before
 * the assistant exists, the chat is open to everyone except external people.
 */
export async function officialForChat(
  { db }: { db: Db },
  { roles }: Pick<Asker, "roles">,
  specialty: Specialty,
): Promise<{ assistant: ChatAssistant | undefined } | undefined> {
  const row = await db
    .selectFrom("assistants")
    .selectAll()
    .where("specialty", "=", specialty)
    .executeTakeFirst();
  const shown = row && publishedRow(row, await readPublished(db, row));
  if (!mayUse({ isOfficial: true, roles: shown?.roles ?? null, memberRole: null, isInvited: false }, roles))
    return undefined;
  const own = isAdmin(roles) ? row : shown;
  return { assistant: own && toChatAssistant(own) };
}

/** The saved assistant for a person who may edit it; throws 404 or 403 otherwise. */
export async function assistantToEdit(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<ChatAssistant> {
  return toChatAssistant((await needAccess(db, session, assistantId, "edit")).row);
}

/** People who may use an assistant may open the documents that it cites. */
export async function mayReadKnowledge(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<boolean> {
  return (await findAccess(db, session, assistantId)) !== undefined;
}

export async function mayChangeKnowledge(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<boolean> {
  return (await findAccess(db, session, assistantId))?.can.edit ?? false;
}

export function toChatAssistant(row: AssistantRow): ChatAssistant {
  const { id, name, instructions, model, specialty } = row;
  return {
    id,
    name,
    instructions,
    model,
    specialty,
    official: row.is_official,
    tools: row.tools,
    turnLimits: row.turn_limits,
    collection: assistantOwner(id),
  };
}
