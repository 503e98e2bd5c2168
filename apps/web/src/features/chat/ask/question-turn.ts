import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageFile } from "@metatron/contract/chat/message";
import { titleFromQuestion } from "@metatron/text/title-from-question";
import type { Turn } from "../../../local-db/begin-turn.ts";
import type { Choices, PictureWish } from "../../../local-db/rows.ts";

export interface NewQuestion {
  /** Made before, where the question has waited; made now otherwise. */
  ids?: { messageId: string; answerId: string };
  /** Null begins a conversation. */
  conversationId: string | null;
  parentId: string | null;
  text: string;
  choices: Choices;
  /** For a question that is answered with pictures. */
  wish?: PictureWish | undefined;
  /** What comes with it; the files are on their way or on the server already. */
  files?: MessageFile[];
  /** Addresses of those among them that the model is to look at. */
  pictures?: readonly string[];
  /** Passages of the person's own knowledge base. */
  context?: ChatRequest["context"];
  /** Under which name the text was kept while it was typed. */
  draftOf: string;
}

/** The question as the local database takes it. */
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
    },
    files,
    wish,
    begins: {
      title: titleFromQuestion(text),
      assistantId,
      baseKnowledge,
      ...(wish?.chat ? { chat: wish.chat } : {}),
    },
    draftOf,
    now: now(),
  };
}

const pictureOf = (url: string) => ({ type: "image_url" as const, image_url: { url } });

/** What the answer is to be made from, as a request names it. */
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

/** The choices as a request names them. */
export function choiceFields({ model, online, assistantId, baseKnowledge }: Choices) {
  return {
    ...(model ? { model } : {}),
    ...(online ? { online } : {}),
    ...(assistantId ? { assistantId } : {}),
    ...(baseKnowledge ? { baseKnowledge } : {}),
  };
}
