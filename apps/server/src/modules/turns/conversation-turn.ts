import type { Citation } from "@metatron/contract/citation";
import type { Notice } from "@metatron/contract/stream-parts";
import type { TurnStep } from "@metatron/contract/turn-step";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Usage } from "../../adapters/models/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { type AnswerJournal, storeVerdicts } from "../history/index.ts";
import { concludeTurn } from "./conclude-turn.ts";
import { judgeTurn } from "./judge-turn.ts";
import type { Title } from "./make-title.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import { costOf, runTurn, type TurnKeeper, type TurnRun, type TurnWork } from "./run-turn.ts";
import { endUnstored, storeTurn } from "./store-turn.ts";
import type { TurnPlan } from "./turn-plan.ts";
import { createTurnRecorder, type TurnRecorder } from "./turn-recorder.ts";
import { createCallLedger, keepTurn, TurnTaken } from "./turns.repo.ts";

export interface ConversationTurn {
  work: TurnWork;
  conversationId: string;
  writerId: string;
  writer: StreamWriter;
  notices: readonly Notice[];
  /** What a process before did of it. */
  earlier: { attempt: number; steps: readonly TurnStep[]; usage: Usage };
  planOf: (material: AnswerMaterial, usage: Usage) => TurnPlan;
  /** Called once the answer is stored, before its end is streamed. */
  onCited?: (citations: readonly Citation[]) => Promise<void>;
  /** For the first answer of a conversation: its name, once the answer is there. */
  makeTitle?: (answer: string) => Promise<Title>;
}

export interface ConversationDeps {
  db: Db;
  journal: AnswerJournal;
  log: BaseLogger;
  /** Aborted when the process can wait no longer for the database. */
  leaving: AbortSignal;
}

/** Writes a turn to its stream and its history, with or without readers; never throws. */
export async function writeConversationTurn(turn: ConversationTurn, deps: ConversationDeps): Promise<void> {
  const { work, writer } = turn;
  const recorder = beginRecorder(turn);
  const keeper = createKeeper(turn, deps);
  deps.journal.open(work.turnId, () => turnText(recorder.turn));
  const run = await runTurn(work, recorder, { keeper, log: deps.log });
  addUsage(run, turn.earlier.usage);
  // This process releases the stream; its readers resume and get what the other process writes.
  if (run.failure instanceof TurnTaken) return writer.end();
  if (isLeftToOthers(run)) return writer.leave();
  const { end, statements } = concludeTurn(run, recorder, { signal: work.signal, log: deps.log });
  const price = await work.priceOf(run.modelId);
  const owner = {
    conversationId: turn.conversationId,
    personId: work.personId,
    writerId: turn.writerId,
    seconds: run.seconds,
    cost: price ? costOf(run.usage, price) : null,
    online: work.online,
  };
  const stored = await storeTurn({ recorder, end, owner }, deps);
  // Another process ends this answer.
  if (stored === "left") return writer.leave();
  if (stored === "unstorable") return endUnstored(recorder, writer);
  const { state } = reduceTurn(recorder.turn, end);
  if (state === "complete") await followUp();
  recorder.event(end);
  if (state === "complete" || state === "stopped") await Promise.all([nameConversation(), judgeAnswer()]);
  await writer.end();

  /** A process that ends leaves a turn that others can go on with. */
  function isLeftToOthers({ failure }: TurnRun): boolean {
    return failure !== undefined && work.signal.reason === "shutdown" && keeper.hasKept();
  }

  async function followUp() {
    try {
      await turn.onCited?.(recorder.turn.citations);
    } catch (thrown) {
      deps.log.warn({ err: thrown, answerId: work.turnId }, "what follows an answer failed");
    }
  }

  /** Off the critical path: the answer is stored and its end was streamed. A failure leaves the rules' verdicts. */
  async function judgeAnswer() {
    try {
      const verdicts = await judgeTurn({ statements, citations: recorder.turn.citations, work });
      if (!verdicts) return;
      const { conversationId } = turn;
      await storeVerdicts(deps.db, {
        answerId: work.turnId,
        personId: work.personId,
        conversationId,
        ...verdicts,
      });
      recorder.event({ type: "data-verdicts", data: verdicts });
    } catch (thrown) {
      deps.log.warn({ err: thrown, answerId: work.turnId }, "statements could not be judged");
    }
  }

  async function nameConversation() {
    if (!turn.makeTitle) return;
    try {
      const { title, emoji } = await turn.makeTitle(turnText(recorder.turn));
      const { conversationId } = turn;
      recorder.event({ type: "data-title", data: { conversationId, title, emoji } });
    } catch (thrown) {
      deps.log.warn({ err: thrown }, "conversation could not be named");
    }
  }
}

function beginRecorder({ work, writer, notices, earlier }: ConversationTurn): TurnRecorder {
  const recorder = createTurnRecorder(work.turnId, { take: (_event, json) => writer.append(json) });
  recorder.event({ type: "start", messageId: work.turnId });
  // First of all: it replaces whatever a reader has of the process before.
  if (earlier.attempt > 0) recorder.event(takenOver(earlier.steps));
  for (const notice of notices) recorder.event({ type: "data-notice", data: notice });
  return recorder;
}

const takenOver = (steps: readonly TurnStep[]) => ({
  type: "data-taken-over" as const,
  data: { steps: [...steps] },
});

/** Keeps the steps of a turn with its first tool call; a plain answer costs no statement more. */
function createKeeper(turn: ConversationTurn, { db }: ConversationDeps): TurnKeeper & { hasKept(): boolean } {
  const { attempt } = turn.earlier;
  let hasKept = attempt > 0;
  return {
    ledger: createCallLedger(db),
    hasKept: () => hasKept,
    async keep(recorder, material, usage) {
      // The lead is in the text of the first step.
      const plan = turn.planOf({ ...material, lead: undefined }, usage);
      await keepTurn(db, { turnId: turn.work.turnId, attempt, plan, steps: recorder.turn.steps });
      hasKept = true;
    },
  };
}

function addUsage(run: TurnRun, earlier: Usage) {
  run.usage = {
    inputTokens: run.usage.inputTokens + earlier.inputTokens,
    outputTokens: run.usage.outputTokens + earlier.outputTokens,
    isEstimate: run.usage.isEstimate || earlier.isEstimate,
  };
}
