import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import { retryAfterDeadlock } from "../../adapters/db/retry-after-deadlock.ts";
import {
  type ConversationName,
  nameConversations,
  readBranches,
  type Send,
  storeSends,
} from "../history/index.ts";
import { type Earlier, earlierTexts } from "../personal-data/index.ts";

/** A name is waited for by nobody but the list, so names made within this time are one statement. */
const NAMES_GATHER_MS = 10;

export type TurnStatements = ReturnType<typeof groupStatements>;

/** What many questions ask of the database at once is one statement. */
export function groupStatements(db: Db) {
  return {
    store: groupCalls((sends: Send[]) => retryAfterDeadlock(() => storeSends(db, sends))),
    name: groupCalls((names: ConversationName[]) => retryAfterDeadlock(() => nameConversations(db, names)), {
      gatherMs: NAMES_GATHER_MS,
    }),
    readBranch: groupCalls((ids: string[]) => readBranches(db, ids)),
    readEarlier: groupCalls((asked: Earlier[]) => earlierTexts(db, asked)),
  };
}
