import type { Db } from "../../adapters/db/index.ts";
import type { ChatAssistant } from "./assistant-for-chat.ts";
import { toChatAssistant } from "./assistant-for-chat.ts";
import { type Asker, needAccess } from "./find-access.ts";

/** The saved assistant, for those who may try changes of it; a 404 or 403 otherwise. */
export async function assistantToEdit(
  { db }: { db: Db },
  session: Asker,
  assistantId: string,
): Promise<ChatAssistant> {
  return toChatAssistant((await needAccess(db, session, assistantId, "edit")).row);
}
