import type { ChatRequest } from "@metatron/contract/chat";
import type { MessageFile } from "@metatron/contract/message";
import { titleFromQuestion } from "@metatron/contract/title-from-question";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import type { AnsweringChat, PictureWish } from "../../../local-db/rows.ts";
import type { SendDeps } from "./send-deps.ts";

/** What is chosen in the composer besides the text. */
export interface Choices {
  chat: AnsweringChat;
  assistantId: string | null;
  /** Undefined: the conversation's, or the server's default. */
  model: string | undefined;
  online: boolean;
  baseKnowledge: string | null;
}

interface NewQuestion {
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

/**
 * Asks a question: it and its empty answer are in the local database when this settles, with the entry of the outbox that
 * sends it, now or when there is a network. Answers the conversation's id.
 */
export async function sendMessage(deps: SendDeps, question: NewQuestion): Promise<string> {
  const { text, choices, draftOf, files = [], pictures = [], context } = question;
  const { chat, assistantId, baseKnowledge } = choices;
  const conversationId = question.conversationId ?? deps.newId();
  await deps.drafts.sending(draftOf);
  await beginTurn(deps.db, {
    chat,
    request: {
      conversationId,
      messageId: deps.newId(),
      answerId: deps.newId(),
      parentId: question.parentId,
      content: [{ type: "text", text }, ...pictures.map(pictureOf)],
      ...choiceFields(choices),
      ...givenFields({ files, context }),
    },
    files,
    wish: question.wish,
    begins: {
      ...{ title: titleFromQuestion(text), assistantId, baseKnowledge },
      ...(question.wish?.chat ? { chat: question.wish.chat } : {}),
    },
    draftOf,
    now: deps.now(),
  });
  deps.track("send_message", { chat, model: choices.model ?? "", online: choices.online });
  void deps.wake();
  return conversationId;
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
