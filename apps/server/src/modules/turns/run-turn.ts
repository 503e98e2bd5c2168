import type { Language, PersonalDataChoice } from "@metatron/contract/enums";
import type { BaseLogger } from "pino";
import {
  type CallPurpose,
  type ModelPrice,
  passageNumber,
  type ResolvedModel,
  type Usage,
} from "../../adapters/models/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import { prepareStep } from "./prepare-step.ts";
import { runStep, StepFailed, type StepOutcome } from "./run-step.ts";
import { type CallLedger, runTools } from "./run-tools.ts";
import type { Tool } from "./tool.ts";
import { isSpent, type TurnLimits } from "./turn-limits.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import { markDifferences } from "./validity-notices.ts";

export interface TurnWork {
  turnId: string;
  personId: string;
  purpose?: CallPurpose;
  model: ResolvedModel;
  /** What the turn is made from; gathered while the reader already follows, and a fault of it fails the turn. */
  prepare: () => Promise<AnswerMaterial>;
  online: boolean;
  language: Language;
  /** What the person chose about the personal data in it. */
  personalData: PersonalDataChoice | undefined;
  /** Offered to models that take tools. */
  tools: readonly Tool[];
  limits: TurnLimits;
  /** Of the model that answered in the end, which a second one may have done. */
  priceOf: (modelId: string) => Promise<ModelPrice | undefined>;
  maxTokens?: number | undefined;
  /** Aborted with the reason "stopped" by its reader, or "shutdown" with the process. */
  signal: AbortSignal;
}

/** Where the work of a turn is kept between its steps; turns that nobody goes on with keep it nowhere. */
export interface TurnKeeper {
  ledger: CallLedger;
  /** Settles when what the turn has done so far survives this process. */
  keep(recorder: TurnRecorder, material: AnswerMaterial, usage: Usage): Promise<void>;
}

export interface TurnRun {
  material: AnswerMaterial;
  modelId: string;
  usage: Usage;
  finishReason: StepOutcome["finishReason"];
  seconds: number;
  /** Undefined when the turn came to its end. */
  failure: unknown;
}

const NOTHING: AnswerMaterial = { system: "", messages: [], passages: [], category: null, notices: [] };
const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, isEstimate: false };

/** Model step, tools, next step, until the model asks for no more tools, somebody stops it, or a limit is reached. Never throws. */
export async function runTurn(
  work: TurnWork,
  recorder: TurnRecorder,
  { keeper, log }: { keeper: TurnKeeper; log: BaseLogger },
): Promise<TurnRun> {
  const started = performance.now();
  const { signal } = work;
  const run: TurnRun = {
    material: NOTHING,
    modelId: work.model.info.id,
    usage: NO_USAGE,
    finishReason: "stop",
    seconds: 0,
    failure: undefined,
  };
  try {
    const prepared = await work.prepare();
    run.material = { ...prepared, passages: markDifferences(prepared.passages) };
    const numbers = new Set(run.material.passages.map(passageNumber));
    if (numbers.size > 0) recorder.filterCitations((n) => numbers.has(n));
    tellMaterial(run.material, recorder);
    if (run.material.fixedAnswer === undefined) {
      signal.throwIfAborted();
      await runSteps();
    }
  } catch (thrown) {
    if (thrown instanceof StepFailed) count(thrown.outcome);
    run.failure = (thrown instanceof StepFailed ? thrown.cause : thrown) ?? new Error("unknown");
  }
  recorder.closeText();
  run.seconds = Math.round(performance.now() - started) / 1000;
  return run;

  async function runSteps() {
    const offered = work.model.info.tools ? work.tools : [];
    // A process that died between a model call and its tools has left calls without results.
    await finishCalls(offered);
    while (true) {
      const tools = offered.length > 0 && !isSpent(work.limits, await spent()) ? offered : [];
      if (offered.length > 0) recorder.event({ type: "start-step" });
      count(await runStep(work.model, callOf(tools), recorder));
      recorder.closeText();
      const isLast = (recorder.turn.steps.at(-1)?.calls.length ?? 0) === 0 || tools.length === 0;
      if (offered.length === 0) return;
      if (isLast) return recorder.event({ type: "finish-step" });
      await keeper.keep(recorder, run.material, run.usage);
      await finishCalls(tools);
    }
  }

  async function finishCalls(tools: readonly Tool[]) {
    const step = recorder.turn.steps.at(-1);
    if (!step || step.isFinished || step.calls.length === 0) return;
    await runTools({
      turnId: work.turnId,
      personId: work.personId,
      tools,
      ledger: keeper.ledger,
      recorder,
      signal,
      log,
    });
    recorder.event({ type: "finish-step" });
    await keeper.keep(recorder, run.material, run.usage);
    signal.throwIfAborted();
  }

  function callOf(tools: readonly Tool[]) {
    return {
      ...prepareStep({ material: run.material, steps: recorder.turn.steps, tools }),
      purpose: work.purpose ?? ("answer" as const),
      personId: work.personId,
      online: work.online,
      language: work.language,
      personalData: work.personalData,
      maxTokens: work.maxTokens,
      signal,
    };
  }

  function count({ modelId, usage, finishReason }: StepOutcome) {
    run.modelId = modelId;
    run.finishReason = finishReason;
    run.usage = {
      inputTokens: run.usage.inputTokens + usage.inputTokens,
      outputTokens: run.usage.outputTokens + usage.outputTokens,
      isEstimate: run.usage.isEstimate || usage.isEstimate,
    };
  }

  async function spent() {
    const { inputTokens, outputTokens } = run.usage;
    const price = work.limits.cost > 0 ? await work.priceOf(run.modelId) : undefined;
    return {
      steps: recorder.turn.steps.filter(({ isFinished }) => isFinished).length,
      seconds: (performance.now() - started) / 1000,
      tokens: inputTokens + outputTokens,
      cost: price ? costOf(run.usage, price) : 0,
    };
  }
}

export function costOf({ inputTokens, outputTokens }: Usage, price: ModelPrice): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

function tellMaterial(material: AnswerMaterial, recorder: TurnRecorder) {
  for (const notice of material.notices) recorder.event({ type: "data-notice", data: notice });
  if (material.category) recorder.event({ type: "data-category", data: material.category });
  if (material.lead) recorder.text(`${material.lead}\n\n`);
  if (material.fixedAnswer !== undefined) recorder.text(material.fixedAnswer);
}
