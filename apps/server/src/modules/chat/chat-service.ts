import type { ChatRequest } from "@metatron/contract/chat";
import type { ChatType, Language } from "@metatron/contract/enums";
import type { BaseLogger } from "pino";
import { againAfterDeadlock } from "../../adapters/db/again-after-deadlock.ts";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import {
  type AnswerJournal,
  nameConversation,
  readBranches,
  type Send,
  storeSends,
  type WriterWatch,
} from "../history/index.ts";
import { type ChosenModel, chooseModel } from "./choose-model.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { conversationModel } from "./conversation-model.ts";
import { instructionsFor } from "./instructions.ts";
import { type ChatLimits, checkLimits } from "./limits.ts";
import { makeTitle } from "./make-title.ts";
import { prepareCall, textOf } from "./prepare-call.ts";
import { titleFromQuestion } from "./title-from-question.ts";
import { writeAnswer } from "./write-answer.ts";

export interface ChatDeps {
  db: Db;
  log: BaseLogger;
  models: ModelRegistry;
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
  const readBranch = groupCalls((ids: string[]) => readBranches(deps.db, ids));
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  const starting = new Map<string, Promise<void>>();

  async function begin({ session, chat, request, language }: Question): Promise<void> {
    const { personId, roles } = session;
    await checkLimits(deps, personId);
    const chosen = await chooseModel(deps.models, {
      asked: request.model,
      roles,
      ofConversation: () => conversationModel(deps.db, { personId, conversationId: request.conversationId }),
    });
    refuseWhatCantBeRead(request, chosen);
    const stored = await store(toSend({ session, chat, request, language }, chosen, deps.watch.writerId));
    if (stored.outcome === "not_found") throw notFound();
    if (stored.outcome === "known") return;

    const writer = await deps.streams.open({ streamId: request.answerId, ownerId: personId });
    if (!writer) return;
    const controller = new AbortController();
    writer.onStop(() => controller.abort("stopped"));
    const { model } = chosen;
    const branch = stored.parentId ? await readBranch(stored.parentId) : [];
    const passages = passagesOf(request);
    const system = instructionsFor(chat);
    const { charLimit } = model.info;
    const call = prepareCall({ content: request.content, branch, passages, system, charLimit });
    const question = textOf(request.content);

    const done = writeAnswer(
      {
        ...{ answerId: request.answerId, conversationId: request.conversationId, personId },
        ...{ model, system, passages, writer, language, messages: call.messages },
        notices: [...chosen.notices, ...call.notices],
        category: null,
        priceOf: async (id) => (await deps.models.modelsFor(roles)).find((info) => info.id === id)?.price,
        online: request.online ?? false,
        signal: controller.signal,
        ...(stored.isNewConversation ? { makeTitle: (answer) => nameIt(answer) } : {}),
      },
      deps,
    ).finally(() => running.delete(request.answerId));
    running.set(request.answerId, { controller, done });

    async function nameIt(answer: string) {
      const title = await makeTitle(model, { personId, question, answer });
      await nameConversation(deps.db, { personId, conversationId: request.conversationId, ...title });
      return title;
    }
  }

  return {
    ask(question) {
      const { answerId } = question.request;
      // A double click sends the same ids twice at once: the second waits for the first, then follows its stream.
      const first = starting.get(answerId);
      if (first) return first.catch(() => begin(question));
      const started = begin(question).finally(() => starting.delete(answerId));
      starting.set(answerId, started);
      return started;
    },
    async close() {
      for (const { controller } of running.values()) controller.abort("shutdown");
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}

function toSend({ session, chat, request }: Question, { model }: ChosenModel, writerId: string): Send {
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
    kind: hasImage ? "vision" : "text",
    content: request.content,
    text,
    files: [],
    answerId: request.answerId,
    online: request.online ?? false,
    writerId,
  };
}

function refuseWhatCantBeRead({ content, files = [], online }: ChatRequest, { model }: ChosenModel) {
  const images = content.filter((part) => part.type === "image_url");
  if (files.length > 0 || images.some(({ image_url }) => !image_url.url.startsWith("data:")))
    throw notFound();
  if (images.length > 0 && !model.info.vision) {
    throw new AppError("vision_not_supported", "This model does not read images.");
  }
  if (online && !model.info.online)
    throw new AppError("online_not_supported", "This model does not search the web.");
}

/** Passages of the browser's own knowledge base: used for this answer, stored only where cited. */
function passagesOf({ context = [] }: ChatRequest): CitablePassage[] {
  return context.map(({ name, page, text }, at) => ({
    ...{ id: `context-${at + 1}`, title: name, page, text },
    ...{ fileId: null, start: null, end: null, revision: null, validUntil: null },
  }));
}
