import type { Deps } from "./deps.ts";
import { forgetColumn } from "./modules/comparisons/index.ts";
import { conversationOwner, removeFilesOf } from "./modules/files/index.ts";
import { forgetConversation } from "./modules/handovers/index.ts";
import type { OnDeleted } from "./modules/history/index.ts";
import { stopAnswersOf } from "./modules/turns/index.ts";

/** The other modules' deletions for a deleted conversation. */
export function onConversationDeleted(deps: Pick<Deps, "streams" | "db" | "jobs">): OnDeleted[] {
  return [
    stopAnswersOf(deps.streams),
    (trx, { conversationId }) => removeFilesOf(deps, conversationOwner(conversationId), trx),
    forgetConversation,
    forgetColumn,
  ];
}
