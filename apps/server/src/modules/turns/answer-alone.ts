import { randomUUID } from "node:crypto";
import type { Citation } from "@metatron/contract/chat/citation";
import type { Language } from "@metatron/contract/enums";
import type { ResolvedModel, Usage } from "../../adapters/models/index.ts";
import type { ChatAssistant } from "../assistants/index.ts";
import type { AnswerToPrepare, PrepareDeps } from "./answer-to-prepare.ts";
import type { ToolChoiceDeps } from "./choose-tools.ts";
import { citedPassages } from "./cited-passages.ts";
import { draftTools, toolsCalledIn } from "./draft-tools.ts";
import { runDraftTurn } from "./draft-turn.ts";
import { isGroundedOnly } from "./find-grounding.ts";
import { prepareAnswer } from "./prepare-answer.ts";

export interface QuestionAlone {
  assistant: ChatAssistant;
  model: ResolvedModel;
  question: string;
  language: Language;
  /** Whose rules about tools apply. */
  roles: readonly string[];
  signal: AbortSignal;
}

export interface AnswerAlone {
  text: string;
  /** Titles of the documents whose passages were in the prompt, best match first. */
  documents: string[];
  citations: Citation[];
  /** True for a fixed text of the product, such as the notice that no document supports an answer. */
  isFixed: boolean;
  /** Names of the tools that the model called. */
  toolsCalled: string[];
  modelId: string;
  usage: Usage;
  seconds: number;
}

/**
 * Answers the first question of a conversation with the published assistant, prepared as in a chat. The
 * answer belongs to no person: it counts towards no quota and is not stored here. Rejects with the error that
 * made the turn fail.
 */
export async function answerAlone(
  deps: PrepareDeps & ToolChoiceDeps,
  asked: QuestionAlone,
): Promise<AnswerAlone> {
  const { model, language, signal } = asked;
  const { text, calls, material, modelId, usage, seconds, failure } = await runDraftTurn(
    {
      personId: undefined,
      model,
      prepare: () => prepareAnswer(deps, toPrepare(asked)),
      language,
      // A test set has no person who could be asked about personal data, so the data is masked.
      personalData: "mask",
      signal,
      tools: draftTools(deps, {
        personId: undefined,
        roles: asked.roles,
        question: asked.question,
        assistantId: asked.assistant.id,
        wanted: {
          chosen: asked.assistant.tools,
          specialty: asked.assistant.specialty,
          assistant: { id: asked.assistant.id, official: asked.assistant.official },
        },
      }),
    },
    { log: deps.log, take: () => undefined },
  );
  if (failure !== undefined) throw failure;
  return {
    text,
    documents: [...new Set(material.passages.map(({ title }) => title))],
    citations: citedPassages(text, material.passages),
    isFixed: material.fixedAnswer !== undefined,
    toolsCalled: toolsCalledIn(calls),
    modelId,
    usage,
    seconds,
  };
}

function toPrepare({ assistant, model, question, language, signal }: QuestionAlone): AnswerToPrepare {
  const content = [{ type: "text" as const, text: question }];
  return {
    grounding: {
      assistant,
      collections: [assistant.collection],
      isGroundedOnly: isGroundedOnly(assistant),
    },
    chat: assistant.specialty === "rh-plus" ? "rh-plus" : "ai-builder",
    request: {
      conversationId: randomUUID(),
      messageId: randomUUID(),
      answerId: randomUUID(),
      assistantId: assistant.id,
      content,
    },
    attached: { files: [], content, stored: content, pictures: [], keptIds: [] },
    question,
    branch: [],
    model,
    language,
    personId: undefined,
    personalData: "mask",
    isNewConversation: true,
    signal,
  };
}
