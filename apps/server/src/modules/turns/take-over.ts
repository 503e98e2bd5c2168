import type { TurnDeps } from "./turn-deps.ts";
import { type KeptTurn, readTurn } from "./turns.repo.ts";

const LOOK_EVERY_MS = 1000;

export interface TakenTurn {
  ids: { personId: string; answerId: string; conversationId: string };
  kept: KeptTurn;
  /** Releases the turn; call it when this process is done with the turn. */
  letGo: () => void;
}

/** Looks for turns whose process died after a finished step, and resumes them with the next step. */
export function takeOverTurns(
  { db, log, watch, isShuttingDown }: Pick<TurnDeps, "db" | "log" | "watch" | "isShuttingDown">,
  { goOn }: { goOn: (taken: TakenTurn) => Promise<void> },
): { close(): void } {
  let isLooking = false;

  async function look() {
    if (isLooking || isShuttingDown()) return;
    isLooking = true;
    try {
      for (const { answerId, conversationId, personId, letGo } of await watch.claimLost()) {
        const kept = await readTurn(db, answerId);
        if (!kept) {
          letGo();
          continue;
        }
        log.info({ answerId, attempt: kept.attempt }, "going on with the answer of a process that died");
        await goOn({ ids: { personId, answerId, conversationId }, kept, letGo }).catch((error: unknown) => {
          // A turn that stays claimed would never be resumed by any process.
          letGo();
          throw error;
        });
      }
    } catch (error) {
      log.warn({ err: error }, "answers of dead processes could not be looked for");
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  void look();
  return { close: () => clearInterval(timer) };
}
