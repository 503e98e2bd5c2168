import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { toolCallsOf, turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import { UNATTENDED_GATE } from "./call-gate.ts";
import { stepModel } from "./run-step.ts";
import { runTurn, type TurnRun, type TurnWork } from "./run-turn.ts";
import { KEPT_NOWHERE } from "./turn-keeper.ts";
import { NO_TURN_LIMITS } from "./turn-limits.ts";
import { createTurnRecorder, type TurnRecorder, type TurnSink } from "./turn-recorder.ts";

export type UnkeptWork = Omit<TurnWork, "tools" | "limits" | "online" | "priceOf"> &
  Partial<Pick<TurnWork, "tools" | "limits">>;
export type DraftWork = Omit<UnkeptWork, "turnId" | "model"> & { model: ResolvedModel };

export type DraftRun = TurnRun & {
  text: string;
  /** Every call of the turn in its last state, those that were refused included. */
  calls: readonly ToolCall[];
};

/** A turn whose steps are not stored, because no other process could resume them. */
export function runUnkeptTurn(
  work: UnkeptWork,
  { recorder, log }: { recorder: TurnRecorder; log: BaseLogger },
): Promise<TurnRun> {
  return runTurn(
    {
      ...work,
      tools: work.tools,
      limits: work.limits ?? NO_TURN_LIMITS,
      online: false,
      priceOf: async () => undefined,
    },
    recorder,
    { keeper: KEPT_NOWHERE, gate: UNATTENDED_GATE, log },
  );
}

/**
 * A turn outside any conversation: an assistant preview, a test, a draft of instructions. Errors are in the
 * returned run.
 */
export async function runDraftTurn(
  work: DraftWork,
  { log, take }: { log: BaseLogger } & TurnSink,
): Promise<DraftRun> {
  const turnId = crypto.randomUUID();
  const recorder = createTurnRecorder(turnId, { take });
  const run = await runUnkeptTurn({ ...work, turnId, model: stepModel(work.model) }, { recorder, log });
  return { ...run, text: turnText(recorder.turn), calls: toolCallsOf(recorder.turn) };
}
