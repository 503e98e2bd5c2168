import type { Specialty } from "@metatron/contract/assistants/constants";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { Language } from "@metatron/contract/enums";
import type { Draft, PlaygroundRequest } from "@metatron/contract/playground/playground";
import type { TurnEvent } from "@metatron/turn/events";
import type { ModelMessage, ResolvedModel } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { assistantOwner } from "../files/index.ts";
import type { RetrievedPassage } from "../retrieval/index.ts";
import {
  assistantInstructions,
  chooseModel,
  draftTools,
  fitToLimit,
  runDraftTurn,
  toolsCalledIn,
} from "../turns/index.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";
import { recordUsage } from "./record-usage.ts";

/** Fewer than in a conversation, because each passage is shown beside the answer. */
const PASSAGES_FOR_MODEL = 20;

export interface DraftQuestion {
  session: Session;
  draft: Draft;
  /** The assistant whose knowledge is searched; an unsaved assistant has none. */
  assistantId: string | undefined;
  /** Of an official assistant, which decides its default tools. */
  specialty: Specialty | null;
  messages: PlaygroundRequest["messages"];
  language: Language;
  signal: AbortSignal;
}

export interface DraftAnswer {
  text: string;
  passages: readonly RetrievedPassage[];
  /** Names of the tools that the model called. */
  toolsCalled: readonly string[];
  model: string;
  usage: { inputTokens: number; outputTokens: number };
  finishReason: "stop" | "length";
  retrievalMs: number;
  firstTextMs: number | null;
  totalMs: number;
}

export interface DraftListener {
  onPassages?: (passages: readonly RetrievedPassage[]) => void;
  onNotices?: (notices: readonly Notice[]) => void;
  onEvent?: (event: TurnEvent) => void;
}

/** Answers as the assistant would if the draft were published; only the usage is stored. */
export async function answerDraft(
  deps: PlaygroundDeps,
  question: DraftQuestion,
  listener: DraftListener = {},
): Promise<DraftAnswer> {
  const { session, draft, assistantId, language, signal } = question;
  const started = performance.now();
  const { model, notices } = await modelFor(deps, question);
  if (hasPictures(question.messages) && !model.info.vision)
    throw new AppError("vision_not_supported", "This model does not read images.");
  listener.onNotices?.(notices);

  const found = assistantId
    ? await deps.retrieval.search({
        collections: [assistantOwner(assistantId)],
        query: lastQuestion(question.messages),
        limit: model.info.demo ? undefined : PASSAGES_FOR_MODEL,
        personId: session.personId,
      })
    : [];
  // As in a chat with the published assistant: a model judges by reading, and the embedded answerer gets only
  // supporting passages.
  const passages = model.info.demo ? found.filter((passage) => deps.retrieval.supports([passage])) : found;
  const retrievalMs = performance.now() - started;
  listener.onPassages?.(passages);

  const system = assistantInstructions(draft);
  const messages = fitting(question.messages, { system, passages, model });
  let firstTextMs: number | null = null;
  const run = await runDraftTurn(
    {
      personId: session.personId,
      model,
      prepare: async () => ({ system, messages, passages, category: null, notices: [] }),
      language,
      // No person is asked here, so personal data is masked.
      personalData: "mask",
      signal,
      tools: draftTools(deps, {
        personId: session.personId,
        roles: session.roles,
        question: lastQuestion(question.messages),
        assistantId,
        wanted: {
          chosen: draft.tools ?? null,
          specialty: question.specialty,
          assistant: { id: assistantId ?? null, official: question.specialty !== null },
        },
      }),
    },
    {
      log: deps.log,
      take(event) {
        if (event.type === "text-delta") firstTextMs ??= performance.now() - started;
        listener.onEvent?.(event);
      },
    },
  );
  const { text, modelId, usage, finishReason, failure } = run;
  const totalMs = performance.now() - started;
  await recordUsage(deps, session, {
    model: modelId,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    seconds: totalMs / 1000,
  });
  if (failure !== undefined) throw failure;
  return {
    text,
    passages,
    toolsCalled: toolsCalledIn(run.calls),
    model: modelId,
    usage,
    finishReason,
    retrievalMs,
    firstTextMs,
    totalMs,
  };
}

/** The model of a draft may no longer exist: then the default answers, with a notice. */
async function modelFor(deps: PlaygroundDeps, { session, draft }: DraftQuestion) {
  return chooseModel(deps.models, {
    asked: undefined,
    roles: session.roles,
    ofConversation: async () => draft.model,
  });
}

function lastQuestion(messages: PlaygroundRequest["messages"]): string {
  const last = messages.findLast(({ role }) => role === "user");
  return last ? textOf(last.content) : "";
}

type Content = PlaygroundRequest["messages"][number]["content"];

function textOf(content: Content): string {
  if (typeof content === "string") return content;
  return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
}

/** The newest messages that fit; the last one always does. */
function fitting(
  messages: PlaygroundRequest["messages"],
  around: { system: string; passages: readonly RetrievedPassage[]; model: ResolvedModel },
): ModelMessage[] {
  const last = messages.at(-1);
  if (!last) return [];
  const otherChars =
    around.system.length +
    textOf(last.content).length +
    around.passages.reduce((sum, passage) => sum + passage.text.length, 0);
  const earlier = messages.slice(0, -1).map(({ role, content }) => ({ role, text: textOf(content) }));
  const { turns } = fitToLimit(earlier, { charLimit: around.model.info.charLimit, otherChars });
  return [
    ...turns.map(({ role, text }): ModelMessage => ({ role, content: [{ type: "text", text }] })),
    { role: last.role, content: partsOf(last.content) },
  ];
}

function partsOf(content: Content): ModelMessage["content"] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content.map((part) =>
    part.type === "text" ? part : { type: "image", dataUrl: part.image_url.url },
  );
}

/** Of earlier messages only the text is sent. */
const hasPictures = (messages: PlaygroundRequest["messages"]) =>
  partsOf(messages.at(-1)?.content ?? "").some((part) => part.type === "image");
