import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import { retryAfterDeadlock } from "../../adapters/db/retry-after-deadlock.ts";
import {
  type BranchWanted,
  type ConversationName,
  nameConversations,
  readBranches,
  type Send,
  storeSends,
} from "../history/index.ts";
import { type Asking, readAskers, storeOfSilentAskers } from "./askers.repo.ts";

/** Only the list of conversations shows names, so names within this time are stored in one statement. */
const NAMES_GATHER_MS = 10;

export type TurnStatements = ReturnType<typeof groupStatements>;

/** Batches the statements of concurrent questions into one. */
export function groupStatements(db: Db) {
  return {
    store: groupCalls((sends: Send[]) => retryAfterDeadlock(() => storeSends(db, sends))),
    name: groupCalls((names: ConversationName[]) => retryAfterDeadlock(() => nameConversations(db, names)), {
      gatherMs: NAMES_GATHER_MS,
    }),
    readBranch: groupCalls((wanted: BranchWanted[]) => readBranches(db, wanted)),
    readAsker: groupCalls((asking: Asking[]) => readAskers(db, asking)),
    readAskerAndStore: groupCalls((sends: Send[]) =>
      retryAfterDeadlock(() => storeOfSilentAskers(db, sends)),
    ),
  };
}
