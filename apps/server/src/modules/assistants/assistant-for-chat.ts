import type { Specialty } from "@metatron/contract/enums";
import type { Db } from "../../adapters/db/index.ts";
import type { AssistantRow } from "./assistant-row.ts";
import { type Asker, findAccess } from "./find-access.ts";

/** What an answer needs of an assistant; its passages are searched in `collectionId`. */
export interface ChatAssistant {
  id: string;
  name: string;
  instructions: string;
  model: string;
  specialty: Specialty | null;
  official: boolean;
  collectionId: string;
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

/** For the product's own use, as RH+ answers from the HR collection whoever asks. */
export async function officialAssistant(
  { db }: { db: Db },
  specialty: Specialty,
): Promise<ChatAssistant | undefined> {
  const row = await db
    .selectFrom("assistants")
    .selectAll()
    .where("specialty", "=", specialty)
    .executeTakeFirst();
  return row && toChatAssistant(row);
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
  return { id, name, instructions, model, specialty, official: row.is_official, collectionId: id };
}
