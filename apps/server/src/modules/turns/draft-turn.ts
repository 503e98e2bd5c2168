import { turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import { stepModel } from "./run-step.ts";
import { runTurn, type TurnRun, type TurnWork } from "./run-turn.ts";
import { KEPT_NOWHERE } from "./turn-keeper.ts";
import { NO_TURN_LIMITS } from "./turn-limits.ts";
import { createTurnRecorder, type TurnSink } from "./turn-recorder.ts";

export type DraftWork = Omit<TurnWork, "turnId" | "model" | "tools" | "limits" | "online" | "priceOf"> & {
  model: ResolvedModel;
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
      model: stepModel(work.model),
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
