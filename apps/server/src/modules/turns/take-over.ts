import type { TurnDeps } from "./turn-deps.ts";
import { type KeptTurn, readTurn } from "./turns.repo.ts";

const LOOK_EVERY_MS = 1000;

export interface TakenTurn {
  ids: { personId: string; answerId: string; conversationId: string };
  kept: KeptTurn;
  /** Releases the turn; call it when this process is done with the turn. */
  release: () => void;
}

/** Looks for turns whose process died after a finished step, and resumes them with the next step. */
export function takeOverTurns(
  { db, log, watch, isShuttingDown }: Pick<TurnDeps, "db" | "log" | "watch" | "isShuttingDown">,
  { resume }: { resume: (taken: TakenTurn) => Promise<void> },
): { close(): void } {
  let isLooking = false;

  async function look() {
    if (isLooking || isShuttingDown()) return;
    isLooking = true;
    try {
      for (const { answerId, conversationId, personId, release } of await watch.claimLost()) {
        const kept = await readTurn(db, answerId);
        if (!kept) {
          release();
          continue;
        }
        log.info({ answerId, attempt: kept.attempt }, "going on with the answer of a process that died");
        await resume({ ids: { personId, answerId, conversationId }, kept, release }).catch(
          (error: unknown) => {
            // A turn that stays claimed would never be resumed by any process.
            release();
            throw error;
          },
        );
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
