import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { ChatType, Language } from "@metatron/contract/enums";
import type { TemporaryRequest } from "@metatron/contract/temporary/temporary";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { firstTokenSent, turnEnded } from "../../adapters/metrics/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { activeSpan, inSpan } from "../../adapters/tracing/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { BranchMessage } from "../history/index.ts";
import { type Decision, decidePersonalData } from "../personal-data/index.ts";
import { quotaError } from "../quotas/index.ts";
import type { WrittenInstructions } from "./askers.repo.ts";
import { UNATTENDED_GATE } from "./call-gate.ts";
import { type ChosenModel, chooseModel } from "./choose-model.ts";
import { concludeTurn } from "./conclude-turn.ts";
import { findGrounding, type Grounding } from "./find-grounding.ts";
import { judgeTurn } from "./judge-turn.ts";
import { checkTokensOfToday, reservePlace } from "./limits.ts";
import { prepareAnswer } from "./prepare-answer.ts";
import { stepModel } from "./run-step.ts";
import { costOf, runTurn, type TurnRun, type TurnWork } from "./run-turn.ts";
import { temporaryTools } from "./temporary-tools.ts";
import type { TurnDeps } from "./turn-deps.ts";
import { KEPT_NOWHERE } from "./turn-keeper.ts";
import { limitsFor } from "./turn-limits.ts";
import { createTurnRecorder } from "./turn-recorder.ts";
import type { TurnStatements } from "./turn-statements.ts";
import { verifiedMaterial } from "./verified-material.ts";

/** Long enough for a reader who lost the network to read the end. After that the text is nowhere. */
const KEEP_STREAM_MS = 60_000;

export interface TemporaryQuestion {
  session: Session;
  language: Language;
  request: TemporaryRequest;
}

interface AskedTemporary {
  question: TemporaryQuestion;
  text: string;
  branch: readonly BranchMessage[];
  grounding: Grounding;
  chosen: ChosenModel;
  decision: Decision;
  personal: WrittenInstructions | undefined;
  verifiedChats: readonly ChatType[];
  notices: readonly Notice[];
}

export interface TemporaryTurns {
  ask(question: TemporaryQuestion): Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers of temporary conversations (decision 85). The question comes with its earlier messages, the answer is
 * in its stream alone, and the only rows are the counts of its usage and the audit of personal data.
 */
export function createTemporaryTurns(deps: TurnDeps, statements: TurnStatements): TemporaryTurns {
  const running = new Map<AbortController, Promise<void>>();

  async function write(asked: AskedTemporary, writer: StreamWriter, signal: AbortSignal): Promise<void> {
    const { session, request } = asked.question;
    const { personId } = session;
    const { model } = asked.chosen;
    const started = performance.now();
    let hasText = false;
    const recorder = createTurnRecorder(request.answerId, {
      take(event, json) {
        writer.append(json);
        if (hasText || event.type !== "text-delta") return;
        hasText = true;
        firstTokenSent.publish({ seconds: (performance.now() - started) / 1000 });
        activeSpan().mark("first token");
      },
    });
    recorder.event({ type: "start", messageId: request.answerId });
    for (const notice of asked.notices) recorder.event({ type: "data-notice", data: notice });
    const run = await runTurn(workOf(deps, asked, signal), recorder, {
      keeper: KEPT_NOWHERE,
      gate: UNATTENDED_GATE,
      log: deps.log,
    });
    const { end, statements: checked } = concludeTurn(run, recorder, { signal, log: deps.log });
    await recordUsage(deps, session, run);
    const { inputTokens, outputTokens } = run.usage;
    const outcome = recorder.turn.errorCode ?? reduceTurn(recorder.turn, end).state;
    turnEnded.publish({ outcome, seconds: run.seconds, inputTokens, outputTokens });
    activeSpan().set({ "metatron.outcome": outcome });
    recorder.event(end);
    if (run.failure !== undefined) return;
    try {
      const { citations } = recorder.turn;
      const verdicts = await judgeTurn({ statements: checked, citations, model, personId, signal });
      if (verdicts) recorder.event({ type: "data-verdicts", data: verdicts });
    } catch (error) {
      deps.log.warn({ err: error }, "statements could not be judged");
    }
  }

  return {
    async ask(question) {
      const { personId } = question.session;
      const { answerId } = question.request;
      const place = await reservePlace(deps, { personId, answerId });
      try {
        const asked = await checkQuestion(deps, statements, question);
        const ref = { streamId: answerId, ownerId: personId };
        const writer = await deps.streams.open(ref, { keepMs: KEEP_STREAM_MS });
        // The same send again: it follows the stream of the first one.
        if (!writer) return;
        const controller = new AbortController();
        writer.onStop(() => controller.abort("stopped"));
        const attributes = { "metatron.turn_id": answerId, "metatron.temporary": true };
        const done = inSpan({ name: "turn", attributes }, () => write(asked, writer, controller.signal))
          .catch((error: unknown) => deps.log.error({ err: error }, "a temporary answer failed"))
          .finally(() => writer.end())
          .finally(() => running.delete(controller));
        running.set(controller, done);
      } finally {
        await place.release();
      }
    },
    async close() {
      for (const controller of running.keys()) controller.abort("shutdown");
      await Promise.allSettled(running.values());
    },
  };
}

async function checkQuestion(
  deps: TurnDeps,
  statements: TurnStatements,
  question: TemporaryQuestion,
): Promise<AskedTemporary> {
  const { session, request } = question;
  const { personId, roles } = session;
  const earlier = request.messages.slice(0, -1);
  const text = request.messages.at(-1)?.text ?? "";
  if (deps.messageChars > 0 && text.length > deps.messageChars)
    throw quotaError("message", deps.messageChars);
  await checkTokensOfToday(deps, personId);
  const grounding = await findGrounding(deps.db, {
    session,
    chat: request.chat,
    request: requestOf(request, text),
  });
  const chosen = await chooseModel(deps.models, {
    asked: request.model,
    roles,
    ofConversation: async () => grounding.assistant?.model,
  });
  const { info } = chosen.model;
  if (text.length > info.charLimit)
    throw new AppError("question_too_long", `This model takes ${info.charLimit} characters at most.`);
  if (request.online && !info.online && !deps.webSearch)
    throw new AppError("online_not_supported", "This model does not search the web.");
  const { conversationId } = request;
  const asker = await statements.readAsker({ personId, conversationId, projectId: undefined });
  const personal = info.demo ? undefined : asker.personal;
  const decision = await decidePersonalData(deps.db, {
    personId,
    conversationId,
    model: info,
    choice: request.personalData,
    message: text,
    along: (request.context ?? []).flatMap((passage) => [passage.name, passage.text]),
    fileIds: [],
    earlier: [
      ...(personal ? [personal.about, personal.style] : []),
      ...earlier.map((message) => message.text),
    ],
    earlierChoice: request.earlierPersonalData,
  });
  const masked: Notice[] =
    decision.masked > 0 ? [{ kind: "personal_data_masked", count: decision.masked }] : [];
  return {
    question,
    text,
    branch: earlier.map((message) => ({ id: crypto.randomUUID(), role: message.role, text: message.text })),
    grounding: withoutConversation(grounding),
    chosen,
    decision,
    personal,
    verifiedChats: asker.verifiedChats,
    notices: [...chosen.notices, ...masked],
  };
}

/** The id of the conversation comes from the client and could be another person's, with files. */
function withoutConversation({ assistant, isGroundedOnly }: Grounding): Grounding {
  return { assistant, isGroundedOnly, collections: assistant ? [assistant.collection] : [] };
}

function requestOf(request: TemporaryRequest, text: string): ChatRequest {
  const { conversationId, answerId, assistantId, context, online } = request;
  return {
    conversationId,
    messageId: crypto.randomUUID(),
    answerId,
    parentId: null,
    content: [{ type: "text", text }],
    ...(assistantId ? { assistantId } : {}),
    ...(context ? { context } : {}),
    ...(online ? { online } : {}),
  };
}

function workOf(deps: TurnDeps, asked: AskedTemporary, signal: AbortSignal): TurnWork {
  const { question, text, branch, grounding, chosen, decision, personal, verifiedChats } = asked;
  const { session, request, language } = question;
  const { personId, roles, job, base } = session;
  const { assistant } = grounding;
  const limits = limitsFor(deps.turnLimits, { roles, assistant: assistant?.turnLimits ?? null });
  const content = [{ type: "text" as const, text }];
  return {
    turnId: request.answerId,
    personId,
    model: stepModel(chosen.model),
    async prepare(emit) {
      const toPrepare = {
        grounding,
        chat: request.chat,
        request: requestOf(request, text),
        attached: { files: [], content, stored: content, pictures: [], keptIds: [] },
        question: text,
        branch,
        model: chosen.model,
        smallModel: deps.smallModel ? await deps.models.resolve(deps.smallModel, roles) : undefined,
        language,
        personId,
        person: { job, base, personal },
        personalData: decision.choice,
        isNewConversation: branch.length === 0,
        cited: request.cited ?? [],
        limits,
        signal,
        emit,
      };
      const verified = await verifiedMaterial(deps, toPrepare, verifiedChats);
      // Without the database: the notes of a long document would be stored.
      const material = verified?.material ?? (await prepareAnswer({ ...deps, db: undefined }, toPrepare));
      return { ...material, earlierCited: request.cited ?? [] };
    },
    online: request.online ?? false,
    language,
    personalData: decision.choice,
    tools: temporaryTools(deps, { session, assistant, question: text }),
    limits,
    priceOf: async (id) => (await deps.models.modelsFor(roles)).find((info) => info.id === id)?.price,
    signal,
  };
}

/** Counts towards the daily quota, the budgets and the costs as any other answer. */
async function recordUsage(deps: TurnDeps, { personId, roles }: Session, run: TurnRun): Promise<void> {
  const { usage, modelId, seconds } = run;
  if (usage.inputTokens + usage.outputTokens === 0) return;
  try {
    const price = (await deps.models.modelsFor(roles)).find(({ id }) => id === modelId)?.price;
    await deps.db
      .insertInto("model_usage")
      .values({
        person_id: personId,
        message_id: null,
        purpose: "temporary",
        model: modelId,
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
        seconds,
        cost: price ? costOf(usage, price) : null,
        at: new Date(),
      })
      .execute();
  } catch (error) {
    deps.log.warn({ err: error }, "the usage of a temporary answer could not be counted");
  }
}
