import type { Citation } from "@metatron/contract/chat/citation";
import type { Message } from "@metatron/contract/chat/message";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import type { Db, StoredSteer } from "../../adapters/db/index.ts";
import { firstTokenSent, turnEnded } from "../../adapters/metrics/index.ts";
import type { Usage } from "../../adapters/models/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { activeSpan, inSpan } from "../../adapters/tracing/index.ts";
import { type AnswerJournal, storeVerdicts } from "../history/index.ts";
import type { ToolRules } from "../tool-rules/index.ts";
import { createCallGate } from "./call-gate.ts";
import type { CheckedStatement } from "./cited-passages.ts";
import { concludeTurn, type EndEvent, type EndState } from "./conclude-turn.ts";
import type { Verdicts } from "./judge-turn.ts";
import type { Title } from "./make-title.ts";
import { costOf, type EarlierRun, runTurn, type TurnRun, type TurnWork } from "./run-turn.ts";
import { endUnstored, storeTurn, type TurnOwner } from "./store-turn.ts";
import { createKeeper, type KeeperOptions, unseenSteers } from "./turn-keeper.ts";
import { createTurnRecorder, type HeldEvents, holdEvents, type TurnRecorder } from "./turn-recorder.ts";
import { TurnTaken } from "./turn-taken.ts";
import type { WaitingCalls } from "./waiting-calls.ts";

export interface EarlierTurn {
  attempt: number;
  steps: readonly TurnStep[];
  steers: readonly StoredSteer[];
  usage: Usage;
  seconds: number;
}

interface Ending {
  stored: "stored" | "left" | "unstorable";
  state: Message["state"];
  closing: HeldEvents;
  last: EndEvent;
  statements: readonly CheckedStatement[];
}

export interface ConversationTurn {
  work: TurnWork & { personId: string };
  conversationId: string;
  roles: readonly string[];
  writerId: string;
  writer: StreamWriter;
  notices: readonly Notice[];
  /** Work that earlier processes did on this turn. */
  earlier: EarlierTurn;
  planOf: KeeperOptions["planOf"];
  /** Called after the answer is stored and before its end is streamed. */
  onCited?: (citations: readonly Citation[]) => Promise<void>;
  /** Called after the answer is stored in any state, before its end is streamed. */
  onEnded?: (state: EndState) => Promise<void>;
  /** Asks a model about the statements that the rules could not decide. */
  judge?: (
    statements: readonly CheckedStatement[],
    citations: readonly Citation[],
  ) => Promise<Verdicts | undefined>;
  /** For the first answer of a conversation: names the conversation after the answer is complete. */
  makeTitle?: (answer: string) => Promise<Title>;
}

export interface ConversationDeps {
  db: Db;
  journal: AnswerJournal;
  log: BaseLogger;
  waiting: WaitingCalls;
  toolRules: ToolRules;
  /** Aborted when the process can no longer wait for the database. */
  leaving: AbortSignal;
}

/** Writes a turn to its stream and its history, with or without readers. Never throws. */
export function writeConversationTurn(turn: ConversationTurn, deps: ConversationDeps): Promise<void> {
  const attributes = { "metatron.turn_id": turn.work.turnId, "metatron.attempt": turn.earlier.attempt };
  return inSpan({ name: "turn", attributes }, () => writeInSpan(turn, deps));
}

async function writeInSpan(turn: ConversationTurn, deps: ConversationDeps): Promise<void> {
  const { work, writer, earlier } = turn;
  const recorder = beginRecorder(turn);
  const keeper = createKeeper({
    db: deps.db,
    turnId: work.turnId,
    attempt: earlier.attempt,
    steers: earlier.steers,
    planOf: turn.planOf,
  });
  const gate = createCallGate({
    db: deps.db,
    waiting: deps.waiting,
    rules: deps.toolRules,
    turnId: work.turnId,
    attempt: earlier.attempt,
    person: { personId: work.personId, roles: turn.roles, conversationId: turn.conversationId },
    recorder,
    rest: () => writer.rest(),
  });
  let before: EarlierRun = { usage: earlier.usage, seconds: earlier.seconds };
  while (true) {
    deps.journal.open(work.turnId, () => turnText(recorder.turn));
    const run = await runTurn(work, recorder, { keeper, gate, log: deps.log, earlier: before });
    // Closing the stream makes its readers resume, and they then follow the process that took the turn over.
    if (run.failure instanceof TurnTaken) return writer.end();
    if (isLeftToOthers(run)) return writer.leave();
    const ending = await end(run);
    if (ending !== "steered") return;
    before = run;
  }

  /** `steered`: the person added a message that the answer has not taken into account yet. */
  async function end(run: TurnRun): Promise<"ended" | "steered"> {
    while (true) {
      const closing = holdEvents(recorder);
      const { end: last, statements } = concludeTurn(run, closing, { signal: work.signal, log: deps.log });
      const owner = await ownerOf(run);
      const stored = await storeTurn({ turn: closing.turn, recorder, end: last, owner }, deps);
      const { state } = reduceTurn(closing.turn, last);
      if (typeof stored === "object") {
        keeper.noteSteers(stored.added);
        if (state === "complete") return continueTurn();
        // The turn is over, but the history still shows the added messages.
        for (const steer of unseenSteers(recorder.turn, stored.added))
          recorder.event({ type: "data-steer", data: steer });
        continue;
      }
      const { inputTokens, outputTokens } = run.usage;
      const outcome = closing.turn.errorCode ?? state;
      turnEnded.publish({ outcome, seconds: run.seconds, inputTokens, outputTokens });
      activeSpan().set({ "metatron.outcome": outcome });
      await emitEnd({ stored, state, closing, last, statements });
      return "ended";
    }
  }

  function continueTurn(): "steered" {
    if (!recorder.turn.steps.at(-1)?.isFinished) recorder.event({ type: "finish-step" });
    return "steered";
  }

  async function emitEnd({ stored, state, closing, last, statements }: Ending): Promise<void> {
    // Another process took the turn over and ends this answer.
    if (stored === "left") return writer.leave();
    closing.release();
    if (stored === "unstorable") return endUnstored(recorder, writer);
    if (state === "complete") await followUp();
    if (state !== "streaming") await noteEnd(state);
    recorder.event(last);
    if (state === "complete" || state === "stopped")
      await Promise.all([nameConversation(), judgeAnswer(statements)]);
    await writer.end();
  }

  async function ownerOf(run: TurnRun): Promise<TurnOwner> {
    const price = await work.priceOf(run.modelId);
    return {
      conversationId: turn.conversationId,
      personId: work.personId,
      writerId: turn.writerId,
      seconds: run.seconds,
      cost: price ? costOf(run.usage, price) : null,
      online: work.online,
    };
  }

  /** When the process shuts down, the turn stays resumable for other processes. */
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

  async function noteEnd(state: EndState) {
    try {
      await turn.onEnded?.(state);
    } catch (thrown) {
      deps.log.warn({ err: thrown, answerId: work.turnId }, "the end of an answer could not be noted");
    }
  }

  /**
   * Runs after the answer is stored and its end was streamed. If it fails, the verdicts of the rules stay.
   */
  async function judgeAnswer(statements: readonly CheckedStatement[]) {
    try {
      const verdicts = await turn.judge?.(statements, recorder.turn.citations);
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
  const started = performance.now();
  let hasText = false;
  const recorder = createTurnRecorder(work.turnId, {
    take(event, json) {
      writer.append(json);
      if (hasText || event.type !== "text-delta") return;
      hasText = true;
      firstTokenSent.publish({ seconds: (performance.now() - started) / 1000 });
      activeSpan().mark("first token");
    },
  });
  recorder.event({ type: "start", messageId: work.turnId });
  // Must be the first event after `start`: it replaces the text that a reader has from the previous process.
  if (earlier.attempt > 0) recorder.event(takenOver(earlier.steps));
  for (const notice of notices) recorder.event({ type: "data-notice", data: notice });
  return recorder;
}

const takenOver = (steps: readonly TurnStep[]) => ({
  type: "data-taken-over" as const,
  data: { steps: [...steps] },
});
