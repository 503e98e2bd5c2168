import type { Specialty } from "@metatron/contract/assistants/constants";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Db } from "../../adapters/db/index.ts";
import { assistantOwner, type FileOwner } from "../files/index.ts";
import { mayUse } from "./assistant-policy.ts";
import type { AssistantRow } from "./assistant-row.ts";
import { type Asker, findAccess } from "./find-access.ts";

/** What an answer needs of an assistant; its passages are searched in `collection`. */
export interface ChatAssistant {
  id: string;
  name: string;
  instructions: string;
  model: string;
  specialty: Specialty | null;
  official: boolean;
  /** What an administrator allows its answers at most. */
  turnLimits: TurnLimits | null;
  collection: FileOwner;
}

/** Undefined: this person may not ask it, or it is gone; both are a 404. */
export async function assistantForChat(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<ChatAssistant | undefined> {
  const access = await findAccess(db, session, assistantId);
  return access && toChatAssistant(access.row);
}

/**
 * The assistant behind a chat of the product's own, as RH+ has one; undefined where that chat is not for this person. Before
 * it is shipped there is none, and the chat is for everyone but external people.
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
  if (!mayUse({ isOfficial: true, roles: row?.roles ?? null, memberRole: null }, roles)) return undefined;
  return { assistant: row && toChatAssistant(row) };
}

/** Whoever may ask an assistant may open what it cites. */
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
    turnLimits: row.turn_limits,
    collection: assistantOwner(id),
  };
}
