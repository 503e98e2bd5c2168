import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { TurnEvent } from "@metatron/turn/events";
import { turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import {
  type CallPurpose,
  type ModelPrice,
  type ProviderState,
  passageNumber,
  type Usage,
} from "../../adapters/models/index.ts";
import { inSpan } from "../../adapters/tracing/index.ts";
import type { CallGate } from "./call-gate.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import { prepareStep } from "./prepare-step.ts";
import { StepFailed, type StepModel, type StepOutcome } from "./run-step.ts";
import { runTools } from "./run-tools.ts";
import { addMaterial, choiceWith, type MaterialFor } from "./steered-material.ts";
import type { Tool } from "./tool.ts";
import { addToolPassages, citableOf, withToolPassages } from "./tool-passages.ts";
import { type TurnKeeper, unseenSteers } from "./turn-keeper.ts";
import { reachedLimit, type TurnLimitKind } from "./turn-limits.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import type { ChosenTools, TurnTools } from "./turn-tools.ts";
import { markDifferences } from "./validity-notices.ts";

export interface TurnWork {
  turnId: string;
  /** Undefined when no person asked, as in a nightly run. Such a turn counts towards no quota. */
  personId: string | undefined;
  purpose?: CallPurpose;
  model: StepModel;
  /** Collects the material of the turn while the reader already follows; an error fails the turn. */
  prepare: (emit: (event: TurnEvent) => void) => Promise<AnswerMaterial>;
  /**
   * Collects material for a message that the person adds. Without this function, the turn continues with its
   * existing material.
   */
  prepareMore?: MaterialFor;
  online: boolean;
  language: Language;
  /** The person's choice about the personal data in the message. */
  personalData: PersonalDataChoice | undefined;
  /** Offered to models that take tools; undefined for a turn without tools. */
  tools: TurnTools | undefined;
  limits: TurnLimits;
  /** Price of the model that answered in the end, which may be the fallback model. */
  priceOf: (modelId: string) => Promise<ModelPrice | undefined>;
  /** Whether this model, which may be the fallback model, gets facts about the person. */
  mayKnowPerson?: (modelId: string) => Promise<boolean>;
  maxTokens?: number | undefined;
  /** Aborted with the reason "stopped" by the reader, or "shutdown" by the process. */
  signal: AbortSignal;
}

export interface TurnRun {
  material: AnswerMaterial;
  modelId: string;
  usage: Usage;
  finishReason: StepOutcome["finishReason"];
  seconds: number;
  /** The model that answered got no facts about the person. */
  isPersonWithheld: boolean;
  /** Undefined when the turn completed. */
  failure: unknown;
}

/** Usage before this run: by another process, or before the person added a message at the end. */
export type EarlierRun = Pick<TurnRun, "usage" | "seconds"> & Partial<Pick<TurnRun, "material">>;

export interface RunOptions {
  keeper: TurnKeeper;
  gate: CallGate;
  log: BaseLogger;
  earlier?: EarlierRun;
}

const NOTHING: AnswerMaterial = { system: "", messages: [], passages: [], category: null, notices: [] };
export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, isEstimate: false };
const NO_TOOLS: ChosenTools = { tools: [], scope: { collections: [], fileIds: [] }, instructions: "" };
const NOT_BEGUN: EarlierRun = { usage: NO_USAGE, seconds: 0 };

/**
 * Alternates model steps and tools until the model calls no more tools and the person added no more messages,
 * the turn is stopped, or a limit is reached. Never throws.
 */
export async function runTurn(
  work: TurnWork,
  recorder: TurnRecorder,
  { keeper, gate, log, earlier = NOT_BEGUN }: RunOptions,
): Promise<TurnRun> {
  const started = performance.now();
  const waitedBefore = gate.waitedMs();
  const { signal } = work;
  const run: TurnRun = {
    material: earlier.material ?? NOTHING,
    modelId: work.model.id,
    usage: earlier.usage,
    finishReason: "stop",
    seconds: earlier.seconds,
    isPersonWithheld: false,
    failure: undefined,
  };
  try {
    if (!earlier.material) {
      take(await inSpan({ name: "prepare" }, () => work.prepare((event) => recorder.event(event))));
      emitMaterial(run.material, recorder);
    }
    signal.throwIfAborted();
    await runSteps();
  } catch (thrown) {
    if (thrown instanceof StepFailed) count(thrown.outcome);
    run.failure = (thrown instanceof StepFailed ? thrown.cause : thrown) ?? new Error("unknown");
  }
  recorder.closeText();
  run.isPersonWithheld = await isWithheld();
  run.seconds = secondsSoFar();
  return run;

  /** A fallback model has a policy of its own. */
  async function isWithheld(): Promise<boolean> {
    if (!run.material.person || run.modelId === work.model.id) return false;
    return !((await work.mayKnowPerson?.(run.modelId).catch(() => false)) ?? false);
  }

  function take(material: AnswerMaterial) {
    run.material = { ...material, passages: markDifferences(material.passages) };
    allowCitations();
  }

  function allowCitations() {
    const numbers = new Set(citableOf(run.material).map(passageNumber));
    if (numbers.size > 0) recorder.filterCitations((n) => numbers.has(n));
  }

  async function runSteps() {
    const chosen = work.model.takesTools && work.tools ? await work.tools.choose() : NO_TOOLS;
    const offered = chosen.tools;
    // A process that died between a model call and its tools leaves calls without results.
    await finishCalls(chosen);
    while (true) {
      const added = await takeInSteers();
      const { fixedAnswer, lead } = run.material;
      const isFixed = fixedAnswer !== undefined;
      const reached = offered.length > 0 ? reachedLimit(work.limits, await spent()) : undefined;
      const tools = reached === undefined ? offered : [];
      // A plain answer streams only its text, without events for its single step.
      const isPlain = added.length === 0 && (isFixed || offered.length === 0) && !hasSteps();
      if (!isPlain) recorder.event({ type: "start-step" });
      for (const steer of added) recorder.event({ type: "data-steer", data: steer });
      if (lead) recorder.text(`${lead}\n\n`);
      if (isFixed) recorder.text(fixedAnswer);
      else count(await runModel({ ...chosen, tools }, reached));
      recorder.closeText();
      run.material = { ...run.material, lead: undefined };
      if (isPlain) return;
      const isLast = (recorder.turn.steps.at(-1)?.calls.length ?? 0) === 0 || tools.length === 0;
      if (isLast) return recorder.event({ type: "finish-step" });
      await keep();
      await finishCalls(chosen);
    }
  }

  function runModel(chosen: ChosenTools, reached: TurnLimitKind | undefined): Promise<StepOutcome> {
    const attributes = { "metatron.step": recorder.turn.steps.length, "metatron.tools": chosen.tools.length };
    return inSpan({ name: "step", attributes }, async (span) => {
      const outcome = await work.model.run(callOf(chosen), withTitles(recorder, chosen.tools), reached);
      span.set({
        "gen_ai.response.model": outcome.modelId,
        "gen_ai.usage.input_tokens": outcome.usage.inputTokens,
        "gen_ai.usage.output_tokens": outcome.usage.outputTokens,
      });
      return outcome;
    });
  }

  /**
   * Collects material for the person's added messages, and returns the messages that the next step starts
   * with.
   */
  async function takeInSteers() {
    const added = unseenSteers(recorder.turn, keeper.steers());
    if (added.length === 0) return added;
    const more = await work.prepareMore?.({
      text: added.map(({ text }) => text).join("\n\n"),
      answer: turnText(recorder.turn),
      passages: citableOf(run.material),
      personalData: choiceWith(work.personalData, keeper.steers()),
    });
    if (more) take(addMaterial(run.material, more));
    for (const notice of more?.notices ?? []) recorder.event({ type: "data-notice", data: notice });
    // The previous step has ended: from here on, no process may write it again.
    await keep();
    return added;
  }

  async function finishCalls({ tools, scope }: ChosenTools) {
    const step = recorder.turn.steps.at(-1);
    if (!step || step.isFinished || step.calls.length === 0 || !work.tools) return;
    await runTools({
      turnId: work.turnId,
      asker: { ...work.tools.asker, language: work.language, scope },
      tools,
      ledger: keeper.ledger,
      gate,
      recorder,
      cite(passages) {
        const { material, numbered } = addToolPassages(run.material, passages);
        run.material = material;
        return numbered;
      },
      restoreCited(passages) {
        run.material = withToolPassages(run.material, passages);
      },
      hasUntrustedMaterial: run.material.isUntrusted === true,
      personalData: choiceWith(work.personalData, keeper.steers()),
      signal,
      log,
    });
    allowCitations();
    recorder.event({ type: "finish-step" });
    await keep();
    signal.throwIfAborted();
  }

  function keep(): Promise<void> {
    const { material, usage } = run;
    return keeper.keep({ turn: recorder.turn, material, usage, seconds: secondsSoFar() });
  }

  function callOf({ tools, instructions }: ChosenTools) {
    return {
      ...prepareStep({ material: run.material, steps: recorder.turn.steps, tools, instructions }),
      purpose: work.purpose ?? ("answer" as const),
      personId: work.personId,
      online: work.online,
      language: work.language,
      personalData: choiceWith(work.personalData, keeper.steers()),
      maxTokens: work.maxTokens,
      signal,
    };
  }

  function count({ modelId, usage, finishReason, providerState }: StepOutcome) {
    run.modelId = modelId;
    if (providerState) keepProviderState(providerState);
    run.finishReason = finishReason;
    run.usage = {
      inputTokens: run.usage.inputTokens + usage.inputTokens,
      outputTokens: run.usage.outputTokens + usage.outputTokens,
      isEstimate: run.usage.isEstimate || usage.isEstimate,
    };
  }

  function keepProviderState(state: ProviderState) {
    const providerStates = { ...run.material.providerStates, [recorder.turn.steps.length - 1]: state };
    run.material = { ...run.material, providerStates };
  }

  /** Over all processes that ran the turn, without the time between them. */
  async function spent() {
    const { inputTokens, outputTokens } = run.usage;
    const price = work.limits.cost > 0 ? await work.priceOf(run.modelId) : undefined;
    return {
      steps: recorder.turn.steps.filter(({ isFinished }) => isFinished).length,
      seconds: secondsSoFar(),
      tokens: inputTokens + outputTokens,
      cost: price ? costOf(run.usage, price) : 0,
    };
  }

  function hasSteps(): boolean {
    return recorder.turn.steps.some(({ isFinished }) => isFinished);
  }

  /** Without the time in which the turn waited for its person. */
  function secondsSoFar(): number {
    const waited = gate.waitedMs() - waitedBefore;
    return Math.round(earlier.seconds * 1000 + performance.now() - started - waited) / 1000;
  }
}

export function costOf({ inputTokens, outputTokens }: Usage, price: ModelPrice): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/** Adds the names that people read to the calls of tools of other systems. */
function withTitles(recorder: TurnRecorder, tools: readonly Tool[]): TurnRecorder {
  if (!tools.some(({ title }) => title !== undefined)) return recorder;
  return {
    get turn() {
      return recorder.turn;
    },
    event(event) {
      if (event.type !== "tool-input-start" && event.type !== "tool-input-available")
        return recorder.event(event);
      const title = tools.find(({ name }) => name === event.toolName)?.title;
      recorder.event(title === undefined ? event : { ...event, title });
    },
    text: recorder.text,
    reasoning: recorder.reasoning,
    closeText: recorder.closeText,
    filterCitations: recorder.filterCitations,
  };
}

function emitMaterial({ notices, category }: AnswerMaterial, recorder: TurnRecorder) {
  for (const notice of notices) recorder.event({ type: "data-notice", data: notice });
  if (category) recorder.event({ type: "data-category", data: category });
}
