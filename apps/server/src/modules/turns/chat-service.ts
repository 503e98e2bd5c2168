import type { ChatRequest } from "@metatron/contract/chat";
import { readCommand } from "@metatron/contract/commands";
import type { ChatType, Language } from "@metatron/contract/enums";
import type { Notice } from "@metatron/contract/stream-parts";
import { titleFromQuestion } from "@metatron/contract/title-from-question";
import type { BaseLogger } from "pino";
import { againAfterDeadlock } from "../../adapters/db/again-after-deadlock.ts";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordInteraction } from "../assistants/index.ts";
import { startGuide } from "../desk/index.ts";
import type { FileRow, Files } from "../files/index.ts";
import {
  type AnswerJournal,
  type ConversationName,
  nameConversations,
  readBranches,
  type Send,
  storeSends,
  type WriterWatch,
} from "../history/index.ts";
import {
  type Decision,
  decidePersonalData,
  type Earlier,
  earlierTexts,
  rememberChoice,
} from "../outbound-policy/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { Specialised } from "../specialised/index.ts";
import { type ChosenModel, chooseModel } from "./choose-model.ts";
import { conversationModel } from "./conversation-model.ts";
import { findGrounding } from "./find-grounding.ts";
import { type ChatLimits, checkTokensOfToday, reservePlace } from "./limits.ts";
import { makeTitle } from "./make-title.ts";
import { prepareAnswer } from "./prepare-answer.ts";
import { textOf } from "./prepare-call.ts";
import { type Attachments, bindPictures, readAttachments } from "./read-attachments.ts";
import { writeAnswer } from "./write-answer.ts";

/** A name is waited for by nobody but the list, so names made within this time are one statement. */
const NAMES_GATHER_MS = 10;

/** How long a process that ends waits for a database that is away, before it leaves its answers to another one. */
const SAVE_AT_END_WITHIN_MS = 4000;

type Running = { controller: AbortController; done: Promise<void> };

export interface ChatDeps {
  db: Db;
  log: BaseLogger;
  models: ModelRegistry;
  files: Files;
  retrieval: Retrieval;
  specialised: Specialised;
  webSearch: WebSearch | undefined;
  streams: Streams;
  journal: AnswerJournal;
  watch: WriterWatch;
  limits: ChatLimits;
}

export interface Question {
  session: Session;
  chat: ChatType;
  request: ChatRequest;
  language: Language;
}

export interface ChatService {
  /** Stores the question and begins the answer; both are there, or known from before, when this settles. */
  ask(question: Question): Promise<void>;
  /** Ends what is being written; each answer keeps its text so far. */
  close(): Promise<void>;
}

export function createChatService(deps: ChatDeps): ChatService {
  const store = groupCalls((sends: Send[]) => againAfterDeadlock(() => storeSends(deps.db, sends)));
  const name = groupCalls(
    (names: ConversationName[]) => againAfterDeadlock(() => nameConversations(deps.db, names)),
    { gatherMs: NAMES_GATHER_MS },
  );
  const readBranch = groupCalls((ids: string[]) => readBranches(deps.db, ids));
  const readEarlier = groupCalls((asked: Earlier[]) => earlierTexts(deps.db, asked));
  const running = new Map<string, Running>();
  const starting = new Map<string, Promise<void>>();

  /** Holds the answer from before it is stored until its writer is done with it. */
  async function beginHeld(question: Question): Promise<void> {
    const { answerId } = question.request;
    const place = await reservePlace(deps, { personId: question.session.personId, answerId });
    const letGo = deps.watch.hold(answerId);
    let writing: Running | undefined;
    try {
      writing = await begin(question);
    } finally {
      if (writing) writing.done.finally(letGo);
      else letGo();
      await place.release();
    }
  }

  async function begin({ session, chat, request, language }: Question): Promise<Running | undefined> {
    const { personId, roles } = session;
    await checkTokensOfToday(deps, personId);
    const grounding = await findGrounding(deps.db, { session, chat, request });
    const chosen = await chooseModel(deps.models, {
      asked: request.model,
      roles,
      // An assistant's model is its owner's wish: where it is gone, the default answers and says so.
      ofConversation: async () =>
        grounding.assistant?.model ??
        conversationModel(deps.db, { personId, conversationId: request.conversationId }),
    });
    refuseWhatCantBeRead(request, chosen, deps.webSearch);
    const attached = await readAttachments(deps.files, { personId, request });
    const decision = await decidePersonalData(deps.db, {
      ...{ personId, conversationId: request.conversationId, model: chosen.model.info },
      choice: request.personalData,
      message: textOf(request.content),
      along: (request.context ?? []).flatMap(({ name, text }) => [name, text]),
      fileIds: attached.files.map(({ id }) => id),
      readEarlier: async () =>
        request.parentId === null ? [] : readEarlier({ personId, conversationId: request.conversationId }),
    });
    const stored = await store(
      toSend({ session, chat, request, language }, chosen, { writerId: deps.watch.writerId, attached }),
    );
    // A repeated send brings its pictures again.
    if (stored.outcome !== "stored") for (const id of attached.keptIds) await deps.files.remove(id);
    if (stored.outcome === "not_found") throw notFound();
    if (stored.outcome === "known") return undefined;
    const { conversationId: boundTo } = request;
    await bindPictures(deps.files, { personId, conversationId: boundTo, stored: attached.stored });
    const { choice } = decision;
    if (choice) await rememberChoice(deps.db, { personId, conversationId: request.conversationId, choice });

    const writer = await deps.streams.open({ streamId: request.answerId, ownerId: personId });
    if (!writer) return undefined;
    const controller = new AbortController();
    writer.onStop(() => controller.abort("stopped"));
    const { model } = chosen;
    const question = textOf(request.content);
    const { assistant } = grounding;
    if (assistant) await recordInteraction(deps.db, { personId, assistantId: assistant.id });

    const { conversationId, answerId } = request;
    const guided = { personId, conversationId, answerId };
    const done = writeAnswer(
      {
        ...{ answerId: request.answerId, conversationId: request.conversationId, personId },
        ...{ model, writer, language, personalData: choice },
        notices: [...chosen.notices, ...maskNotices(decision)],
        async prepare() {
          const branch = stored.parentId ? await readBranch(stored.parentId) : [];
          return prepareAnswer(deps, {
            ...{ grounding, chat, request, attached, question, branch, model, language, personId },
            ...{ personalData: choice, isNewConversation: stored.isNewConversation },
            signal: controller.signal,
          });
        },
        priceOf: async (id) => (await deps.models.modelsFor(roles)).find((info) => info.id === id)?.price,
        online: request.online ?? false,
        signal: controller.signal,
        ...(assistant?.specialty === "service-desk"
          ? { onCited: (citations) => startGuide(deps.db, { ...guided, citations }) }
          : {}),
        ...(stored.isNewConversation ? { makeTitle: (answer) => nameIt(answer) } : {}),
      },
      deps,
    ).finally(() => running.delete(request.answerId));
    const writing = { controller, done };
    running.set(request.answerId, writing);
    return writing;

    async function nameIt(answer: string) {
      const title = await makeTitle(model, { personId, question, answer });
      await name({ personId, conversationId: request.conversationId, ...title });
      return title;
    }
  }

  return {
    ask(question) {
      const { answerId } = question.request;
      // A double click sends the same ids twice at once: the second waits for the first, then follows its stream.
      const first = starting.get(answerId);
      if (first) return first.catch(() => beginHeld(question));
      const started = beginHeld(question).finally(() => starting.delete(answerId));
      starting.set(answerId, started);
      return started;
    },
    async close() {
      for (const { controller } of running.values()) controller.abort("shutdown");
      deps.journal.drain(SAVE_AT_END_WITHIN_MS);
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}

const maskNotices = ({ masked }: Decision): Notice[] =>
  masked > 0 ? [{ kind: "personal_data_masked", count: masked }] : [];

function toSend(
  { session, chat, request }: Question,
  { model }: ChosenModel,
  { writerId, attached }: { writerId: string; attached: Attachments },
): Send {
  const text = textOf(request.content);
  const hasImage = request.content.some((part) => part.type === "image_url");
  return {
    personId: session.personId,
    conversationId: request.conversationId,
    title: titleFromQuestion(text),
    chat,
    assistantId: request.assistantId ?? null,
    model: model.info.id,
    questionId: request.messageId,
    parentId: request.parentId,
    kind: readCommand(text) ? "command" : hasImage ? "vision" : "text",
    content: attached.stored,
    text,
    files: attached.files.map(toMessageFile),
    answerId: request.answerId,
    online: request.online ?? false,
    writerId,
  };
}

function toMessageFile({ id, name, type, size, create_at }: FileRow): Send["files"][number] {
  return { id, name, type, size, createAt: create_at.toISOString() };
}

/** Pictures are no hindrance: a model that does not see them is told what can be told of them. */
function refuseWhatCantBeRead(
  { online }: ChatRequest,
  { model }: ChosenModel,
  webSearch: WebSearch | undefined,
) {
  if (online && !model.info.online && !webSearch)
    throw new AppError("online_not_supported", "This model does not search the web.");
}
