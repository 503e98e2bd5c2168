import { turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import { runTurn, type TurnKeeper, type TurnRun, type TurnWork } from "./run-turn.ts";
import { NO_TURN_LIMITS } from "./turn-limits.ts";
import { createTurnRecorder, type TurnSink } from "./turn-recorder.ts";

export type DraftWork = Omit<TurnWork, "turnId" | "tools" | "limits" | "online" | "priceOf">;

/** Nobody goes on with a draft: what it did goes with its process. */
const KEPT_NOWHERE: TurnKeeper = {
  ledger: { intend: async () => ({ state: "new" }), settle: async () => undefined },
  keep: async () => undefined,
};

/** A turn that is in no conversation: an assistant that is tried, a test, instructions. What failed is in the run. */
export async function runDraftTurn(
  work: DraftWork,
  { log, take }: { log: BaseLogger } & TurnSink,
): Promise<TurnRun & { text: string }> {
  const turnId = crypto.randomUUID();
  const recorder = createTurnRecorder(turnId, { take });
  const run = await runTurn(
    {
      ...work,
      turnId,
      tools: [],
      limits: NO_TURN_LIMITS,
      online: false,
      priceOf: async () => undefined,
    },
    recorder,
    { keeper: KEPT_NOWHERE, log },
  );
  return { ...run, text: turnText(recorder.turn) };
}
