import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageFile } from "@metatron/contract/chat/message";
import { titleFromQuestion } from "@metatron/text/title-from-question";
import type { Turn } from "../../../local-db/begin-turn.ts";
import type { Choices, PictureWish } from "../../../local-db/rows.ts";

export interface NewQuestion {
  /** Generated earlier for a queued question; undefined otherwise. */
  ids?: { messageId: string; answerId: string };
  /** Null starts a conversation. */
  conversationId: string | null;
  parentId: string | null;
  text: string;
  choices: Choices;
  /** For a question that is answered with images. */
  wish?: PictureWish | undefined;
  /** The attached files, uploaded or being uploaded. */
  files?: MessageFile[];
  /** URLs of the attached images that the model should look at. */
  pictures?: readonly string[];
  /** Passages of the person's own knowledge base. */
  context?: ChatRequest["context"];
  /** A deep search instead of an answer. */
  research?: boolean;
  /** The project that a first question starts in. */
  projectId?: string | null;
  /** Key of the draft that held the text. */
  draftOf: string;
}

/** Converts a question to the turn that `beginTurn` stores. */
export function turnOfQuestion(
  { newId, now }: { newId: () => string; now: () => Date },
  question: NewQuestion,
): Turn {
  const { text, choices, draftOf, files = [], pictures = [], context, wish } = question;
  const { chat, assistantId, baseKnowledge } = choices;
  const { messageId, answerId } = question.ids ?? { messageId: newId(), answerId: newId() };
  return {
    chat,
    request: {
      conversationId: question.conversationId ?? newId(),
      messageId,
      answerId,
      parentId: question.parentId,
      content: [{ type: "text", text }, ...pictures.map(pictureOf)],
      ...choiceFields(choices),
      ...givenFields({ files, context }),
      ...(question.research ? { research: true } : {}),
    },
    files,
    wish,
    begins: {
      title: titleFromQuestion(text),
      assistantId,
      baseKnowledge,
      ...(wish?.chat ? { chat: wish.chat } : {}),
      ...(question.projectId ? { projectId: question.projectId } : {}),
    },
    draftOf,
    now: now(),
  };
}

const pictureOf = (url: string) => ({ type: "image_url" as const, image_url: { url } });

/** The request fields for files, images and context. */
export function givenFields({
  files,
  context = [],
}: {
  files: readonly MessageFile[];
  context: ChatRequest["context"];
}) {
  return {
    ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
    ...(context.length > 0 ? { context } : {}),
  };
}

/** The request fields for the choices. */
export function choiceFields({ model, online, assistantId, baseKnowledge }: Choices) {
  return {
    ...(model ? { model } : {}),
    ...(online ? { online } : {}),
    ...(assistantId ? { assistantId } : {}),
    ...(baseKnowledge ? { baseKnowledge } : {}),
  };
}
