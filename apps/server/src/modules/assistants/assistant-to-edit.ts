import type { AssistantTest } from "@metatron/contract/playground";
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

/** The whole set, or the ones named that are in it. The caller has asked for `assistantToEdit` before. */
export async function testsToRun(
  { db }: { db: Db },
  { assistantId, testIds }: { assistantId: string; testIds: readonly string[] | undefined },
): Promise<AssistantTest[]> {
  let query = db
    .selectFrom("assistant_tests")
    .select(["id", "question", "facts"])
    .where("assistant_id", "=", assistantId)
    .orderBy("created_at")
    .orderBy("id");
  if (testIds) query = query.where("id", "in", testIds);
  return (await query.execute()).map(({ id, question, facts }) => ({ id, question, facts: [...facts] }));
}
