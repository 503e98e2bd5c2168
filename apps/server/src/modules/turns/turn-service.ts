import type { TurnEvent } from "@metatron/turn/events";
import { recordInteraction } from "../assistants/index.ts";
import { startGuide } from "../desk/index.ts";
import type { FileRow } from "../files/index.ts";
import { policyOf } from "../personal-data/index.ts";
import type { AnswerToPrepare } from "./answer-to-prepare.ts";
import { answerToolCall, type CallAnswer } from "./answer-tool-call.ts";
import { type AskedTurn, ask, type Question } from "./ask.ts";
import { chooseTools, NO_TOOL_PLAN, type ToolPlan } from "./choose-tools.ts";
import { earlierCitations } from "./context/earlier-citations.ts";
import { type EarlierTurn, writeConversationTurn } from "./conversation-turn.ts";
import type { Grounding } from "./find-grounding.ts";
import { judgeTurn } from "./judge-turn.ts";
import { reservePlace } from "./limits.ts";
import { makeTitle } from "./make-title.ts";
import { type AnswerMaterial, prepareAnswer } from "./prepare-answer.ts";
import { textOf } from "./prepare-call.ts";
import { earlierFiles } from "./read-attachments.ts";
import type { ResearchStart } from "./research-start.ts";
import { stepModel } from "./run-step.ts";
import { NO_USAGE } from "./run-turn.ts";
import type { SteerMaterialWanted } from "./steered-material.ts";
import { type TakenTurn, takeOverTurns } from "./take-over.ts";
import { createTemporaryTurns, type TemporaryQuestion } from "./temporary-turn.ts";
import type { ToolBox } from "./tool.ts";
import { shortPlaces, toCitedPlace } from "./tool-passages.ts";
import type { TurnDeps } from "./turn-deps.ts";
import { limitsFor } from "./turn-limits.ts";
import type { TurnPlan } from "./turn-plan.ts";
import { groupStatements } from "./turn-statements.ts";
import type { ChosenTools } from "./turn-tools.ts";
import { verifiedMaterial } from "./verified-material.ts";
import { createWaitingCalls } from "./waiting-calls.ts";

/**
 * How long a process that shuts down waits for an unreachable database before it leaves its answers to
 * another process.
 */
const SAVE_AT_END_WITHIN_MS = 4000;
const NOT_BEGUN: EarlierTurn = { attempt: 0, steps: [], steers: [], usage: NO_USAGE, seconds: 0 };
type Plan = Omit<TurnPlan, "material" | "usage" | "seconds">;

/** Reports the work before the first token to the reader. */
type Emit = (event: TurnEvent) => void;

interface Preparing {
  /** Files of earlier questions of the conversation. */
  earlier: readonly FileRow[];
  limits: Plan["limits"];
  signal: AbortSignal;
  emit: Emit;
}

type Running = { controller: AbortController; done: Promise<void> };

export interface TurnService {
  /** Stores the question and starts the answer. Both exist in the database when the promise resolves. */
  ask(question: Question): Promise<void>;
  /** Starts an answer of which nothing is stored. Its stream exists when the promise resolves. */
  askTemporary(question: TemporaryQuestion): Promise<void>;
  /** Stores a person's answer to a tool call that waits on any node. */
  answerToolCall(answer: CallAnswer): Promise<void>;
  /** Resumes turns of processes that died, from now on. */
  takeOverLost(): void;
  /** Ends the answers in flight; each keeps its text so far. */
  close(): Promise<void>;
}

export function createTurnService(deps: TurnDeps): TurnService {
  const statements = groupStatements(deps.db);
  const running = new Map<string, Running>();
  const starting = new Map<string, Promise<void>>();
  const leaving = new AbortController();
  const waiting = createWaitingCalls(deps);
  const temporary = createTemporaryTurns(deps, statements);
  let takeOver: { close(): void } | undefined;

  /** Holds the answer from before it is stored until its writer is done. */
  async function begin(question: Question): Promise<void> {
    const { answerId } = question.request;
    const { personId } = question.session;
    const place = await reservePlace(deps, { personId, answerId });
    const release = deps.watch.hold(answerId);
    let writing: Running | undefined;
    try {
      const asked = await claimed(question, () => ask(deps, statements, question));
      if (asked !== "known") writing = await start(asked);
    } finally {
      if (writing) writing.done.finally(release);
      else release();
      await place.release();
    }
  }

  /** A deep search takes the person's only place for one, and leaves it if the question is refused. */
  async function claimed<T>({ session, request }: Question, work: () => Promise<T>): Promise<T> {
    if (!request.research) return work();
    const { conversationId, answerId } = request;
    const ref = { personId: session.personId, conversationId, answerId };
    await deps.deepSearch.claim(ref, session.roles);
    return work().catch(async (error: unknown) => {
      await deps.deepSearch.release(ref);
      throw error;
    });
  }

  async function start(asked: AskedTurn): Promise<Running | undefined> {
    const { question, grounding } = asked;
    const { personId, roles } = question.session;
    const { request } = question;
    const { answerId, conversationId } = request;
    const { assistant } = grounding;
    const limits = limitsFor(deps.turnLimits, { roles, assistant: assistant?.turnLimits ?? null });
    const research = request.research ? (question.researchStart ?? "after-plan") : undefined;
    const plan: Plan = {
      roles,
      modelId: asked.chosen.model.info.id,
      language: question.language,
      online: question.request.online ?? false,
      personalData: asked.decision.choice ?? null,
      question: textOf(question.request.content),
      isNewConversation: asked.isNewConversation,
      isServiceDesk: assistant?.specialty === "service-desk",
      limits: research ? deps.deepSearch.limitsOf(limits) : limits,
      ...(research ? { research } : {}),
      notices: asked.notices,
    };
    return write({
      ids: { personId, answerId, conversationId },
      model: asked.chosen.model,
      plan,
      earlier: NOT_BEGUN,
      async prepare(signal, emit, onPlanned) {
        const earlier = asked.isNewConversation ? [] : await earlierFiles(deps, { request, personId });
        plan.tools = toolPlanOf(asked, earlier);
        onPlanned();
        const material = await prepare(asked, { earlier, limits: plan.limits, signal, emit });
        // In parallel with the model call: a write before the call would delay the first token.
        if (assistant) void noteInteraction(personId, assistant.id);
        return material;
      },
      prepareMore: (wanted, signal) => prepareMore(asked, wanted, signal),
    });
  }

  /**
   * Failure is only logged: the value only orders the list of assistants, and the answer must not fail
   * because of it.
   */
  async function noteInteraction(personId: string, assistantId: string) {
    try {
      await recordInteraction(deps.db, { personId, assistantId });
    } catch (error) {
      deps.log.warn({ err: error }, "an interaction could not be recorded");
    }
  }

  /** Failure is only logged: the count informs reviewers, and the answer must not fail because of it. */
  async function noteVerified(id: string) {
    try {
      await deps.verifiedAnswers.noteUse(id);
    } catch (error) {
      deps.log.warn({ err: error }, "a use of a verified answer could not be recorded");
    }
  }

  async function prepare(
    asked: AskedTurn,
    { earlier, limits, signal, emit }: Preparing,
  ): Promise<AnswerMaterial> {
    const { question, grounding, attached, chosen, isNewConversation, branch } = asked;
    const { chat, request, language, session } = question;
    const { personId, job, base } = session;
    const cited = await earlierCitations(deps.db, branch);
    const toPrepare: AnswerToPrepare = {
      grounding,
      chat,
      // A deep search sends nothing to the web before its plan is confirmed.
      request: request.research ? { ...request, online: false } : request,
      attached,
      question: textOf(request.content),
      branch,
      model: chosen.model,
      smallModel: deps.smallModel ? await deps.models.resolve(deps.smallModel, session.roles) : undefined,
      language,
      personId,
      person: { job, base, personal: asked.personal, facts: asked.remembered.given },
      rememberRequest: asked.remembered.request,
      personalData: asked.decision.choice,
      isNewConversation,
      earlierFiles: earlier,
      cited,
      limits,
      signal,
      emit,
    };
    const verified = await verifiedMaterial(deps, toPrepare, asked.verifiedChats);
    if (verified) void noteVerified(verified.id);
    const material = verified?.material ?? (await prepareAnswer(deps, toPrepare));
    const hasFiles = attached.files.length + earlier.length > 0;
    const isUntrusted = hasFiles || hasUntrusted(material, grounding);
    const { proposal } = asked.remembered;
    const found = { ...material, earlierCited: shortPlaces(cited), isUntrusted, proposal };
    return request.research ? forResearch(found) : found;
  }

  /** The same for an added message: the question and the answer so far are its earlier messages. */
  async function prepareMore(
    asked: AskedTurn,
    { text, answer, passages, personalData }: SteerMaterialWanted,
    signal: AbortSignal,
  ): Promise<AnswerMaterial> {
    const { question, attached, branch } = asked;
    const { request } = question;
    const content = [{ type: "text" as const, text }];
    const cited = await earlierCitations(deps.db, branch);
    const { session } = question;
    const material = await prepareAnswer(deps, {
      grounding: asked.grounding,
      chat: question.chat,
      request: { ...request, content },
      attached: { ...attached, content, pictures: [] },
      question: text,
      branch: [
        ...branch,
        { id: request.messageId, role: "user", text: textOf(request.content) },
        { id: request.answerId, role: "assistant", text: answer },
      ],
      model: asked.chosen.model,
      language: question.language,
      personId: session.personId,
      person: { job: session.job, base: session.base, personal: asked.personal },
      personalData,
      isNewConversation: asked.isNewConversation,
      cited: [...cited, ...passages.map(toCitedPlace)],
      signal,
    });
    return { ...material, isUntrusted: hasUntrusted(material, asked.grounding) };
  }

  /** Resumes the turn of a process that died. */
  async function resume({ ids, kept, release }: TakenTurn): Promise<void> {
    const { plan, steps, attempt } = kept;
    const model = await deps.models.resolve(plan.modelId, plan.roles);
    const { material, usage, seconds = 0, ...rest } = plan;
    const earlier = { attempt, steps, steers: kept.steers, usage, seconds };
    const writing = model
      ? await write({ ids, model, plan: rest, earlier, prepare: async () => material })
      : undefined;
    if (writing) writing.done.finally(release);
    else release();
  }

  interface ToWrite {
    ids: { personId: string; answerId: string; conversationId: string };
    model: AskedTurn["chosen"]["model"];
    plan: Plan;
    earlier: EarlierTurn;
    /** Calls `onPlanned` once the plan names the turn's tools. */
    prepare: (signal: AbortSignal, emit: Emit, onPlanned: () => void) => Promise<AnswerMaterial>;
    /** Missing for a turn of another process, because the request of the question is not stored. */
    prepareMore?: (wanted: SteerMaterialWanted, signal: AbortSignal) => Promise<AnswerMaterial>;
  }

  async function write({ ids, model, plan, earlier, ...given }: ToWrite): Promise<Running | undefined> {
    const { personId, answerId, conversationId } = ids;
    const { attempt } = earlier;
    const writer = await deps.streams.open({ streamId: answerId, ownerId: personId }, { attempt });
    if (!writer) return undefined;
    const controller = new AbortController();
    writer.onStop(() => controller.abort("stopped"));
    const { signal } = controller;
    const more = given.prepareMore;
    const { roles, online, question, research, language } = plan;
    // The tools stay the same for the whole turn, whatever the person adds to it.
    let chosen: Promise<ChosenTools> | undefined;
    const choose = () => {
      const wanted = { plan: plan.tools ?? NO_TOOL_PLAN, personId, roles, online, question };
      chosen ??= chooseTools(research ? { ...deps, tools: researchBox(research) } : deps, wanted);
      return chosen;
    };
    const isDemo = model.info.demo;
    const infoOf = async (id: string) => (await deps.models.modelsFor(roles)).find((info) => info.id === id);
    const writes = stepModel(model);
    const done = writeConversationTurn(
      {
        work: {
          turnId: answerId,
          personId,
          model: research ? deps.deepSearch.modelOf(writes, { question, language, isDemo }) : writes,
          prepare: (emit) =>
            given.prepare(signal, emit, () => {
              // Listed while the material is prepared, so that the first token does not wait for it.
              if (model.info.tools || research) void choose();
            }),
          ...(more ? { prepareMore: (wanted) => more(wanted, signal) } : {}),
          online: plan.online,
          language: plan.language,
          personalData: plan.personalData ?? undefined,
          tools: { choose, asker: { personId, roles, conversationId } },
          limits: plan.limits ?? limitsFor(deps.turnLimits, { roles: plan.roles, assistant: null }),
          priceOf: async (id) => (await infoOf(id))?.price,
          mayKnowPerson: async (id) => {
            const info = await infoOf(id);
            return info !== undefined && policyOf(info) !== "block";
          },
          signal,
        },
        conversationId,
        roles,
        writerId: deps.watch.writerId,
        writer,
        notices: plan.notices,
        earlier,
        planOf: ({ material, usage, seconds }) => ({ ...plan, material, usage, seconds }),
        ...(plan.isServiceDesk
          ? {
              onCited: (citations) => startGuide(deps.db, { personId, conversationId, answerId, citations }),
            }
          : {}),
        ...(research ? { onEnded: (state) => deps.deepSearch.ended(ids, { state, start: research }) } : {}),
        judge: (statements, citations) => judgeTurn({ statements, citations, model, personId, signal }),
        ...(plan.isNewConversation ? { makeTitle: (answer) => nameIt(answer) } : {}),
      },
      {
        db: deps.db,
        journal: deps.journal,
        log: deps.log,
        waiting,
        toolRules: deps.toolRules,
        leaving: leaving.signal,
      },
    ).finally(() => running.delete(keyOf(personId, answerId)));
    const writing = { controller, done };
    running.set(keyOf(personId, answerId), writing);
    return writing;

    async function nameIt(answer: string) {
      const title = await makeTitle(model, { personId, question: plan.question, answer });
      await statements.name({ personId, conversationId, title: title.title, emoji: title.emoji });
      return title;
    }
  }

  function researchBox(start: ResearchStart): ToolBox {
    return { toolsFor: (wanted) => deps.deepSearch.toolsFor(wanted, start) };
  }

  return {
    takeOverLost() {
      takeOver ??= takeOverTurns(deps, { resume });
    },
    ask(question) {
      const key = keyOf(question.session.personId, question.request.answerId);
      // A double click sends the same ids twice at once: the second waits for the first, then follows its stream.
      const first = starting.get(key);
      if (first) return first.catch(() => begin(question));
      const started = begin(question).finally(() => starting.delete(key));
      starting.set(key, started);
      return started;
    },
    askTemporary: (question) => temporary.ask(question),
    async answerToolCall(answer) {
      await answerToolCall(deps, answer);
      waiting.look();
    },
    async close() {
      takeOver?.close();
      for (const { controller } of running.values()) controller.abort("shutdown");
      const temporaryClosed = temporary.close();
      const late = setTimeout(() => leaving.abort(), SAVE_AT_END_WITHIN_MS);
      await Promise.allSettled([...running.values()].map(({ done }) => done));
      clearTimeout(late);
      await temporaryClosed;
      waiting.close();
    },
  };
}

function toolPlanOf(
  { question, grounding, attached, remembered }: AskedTurn,
  earlier: readonly FileRow[],
): ToolPlan {
  const { assistant, project } = grounding;
  const projectHasFiles = project?.hasFiles ?? false;
  const files = [...attached.files, ...earlier];
  return {
    wanted: {
      chosen: assistant?.tools ?? null,
      specialty: assistant?.specialty ?? null,
      assistant: assistant ? { id: assistant.id, official: assistant.official } : null,
      hasDocuments: assistant !== undefined || projectHasFiles || files.length > 0,
      // Other members may have written the files of a project.
      hasFiles: projectHasFiles || files.length > 0,
      mayRemember: remembered.mayPropose,
    },
    scope: {
      collections: assistant ? [assistant.id] : [],
      ...(project ? { projectId: project.id } : {}),
      fileIds: files.filter(({ person_id }) => person_id === question.session.personId).map(({ id }) => id),
    },
  };
}

/**
 * What one search does not support, several may. A question that must first be met with a contact is answered
 * as always.
 */
function forResearch({ fixedAnswer, ...material }: AnswerMaterial): AnswerMaterial {
  return material.lead === undefined || fixedAnswer === undefined ? material : { ...material, fixedAnswer };
}

/** Passages of the web and of documents that other people wrote can contain instructions for the model. */
function hasUntrusted({ passages }: AnswerMaterial, { assistant, project }: Grounding): boolean {
  const isOfOthers = project?.hasFiles || (assistant !== undefined && !assistant.official);
  return passages.some(({ fileId, url }) => (fileId === null ? Boolean(url) : isOfOthers));
}

/** Ids come from clients: another person's question with the same answer id must not match this one. */
const keyOf = (personId: string, answerId: string) => `${personId} ${answerId}`;
