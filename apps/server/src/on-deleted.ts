import type { Deps } from "./deps.ts";
import { conversationOwner } from "./modules/files/index.ts";
import type { OnDeleted } from "./modules/history/index.ts";
import { stopAnswersOf } from "./modules/turns/index.ts";

/** What else goes with a conversation, whoever deletes it. */
export function onConversationDeleted({ streams, files }: Pick<Deps, "streams" | "files">): OnDeleted[] {
  return [
    stopAnswersOf(streams),
    (trx, { conversationId }) => files.removeAllOf(conversationOwner(conversationId), trx),
  ];
}
