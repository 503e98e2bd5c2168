import type { ChatRequest } from "@metatron/contract/chat/chat";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import type { Choices, MessageRow } from "../../../local-db/rows.ts";
import type { SendDeps } from "./ask.ts";
import { choiceFields, givenFields } from "./question-turn.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

interface Again {
  question: MessageRow;
  choices: Choices;
  /** Passages of the person's own knowledge base. */
  context?: ChatRequest["context"];
  /** The person's choice about the personal data in the question. */
  personalData?: ChatRequest["personalData"];
  /** The answer before it was a deep search. */
  research?: boolean;
}

/** Requests another answer to the same question; earlier answers are kept as versions. */
export async function regenerate(deps: SendDeps, again: Again): Promise<void> {
  const { choices } = again;
  await beginTurn(deps.db, turnOf(deps, { ...again, answerId: deps.newId() }));
  deps.track("regenerate_response", { chat: choices.chat, model: choices.model ?? "" });
  void deps.wake();
}

/** Resends a question that was refused; regenerates the answer to a question that the server has. */
export async function retryQuestion(deps: SendDeps, again: Again): Promise<void> {
  const { question } = again;
  if (question.isOnServer || question.idAnswer === null) return await regenerate(deps, again);
  await beginTurn(deps.db, turnOf(deps, { ...again, answerId: question.idAnswer }));
  void deps.wake();
}

/** Sends an edited question as a new branch beside the original, or in its place if that was never sent. */
export async function editQuestion(
  deps: SendDeps,
  { text, ...again }: Again & { text: string },
): Promise<void> {
  const { question, choices } = again;
  await withdrawQuestion(deps.db, question);
  const images = question.content.filter((part) => part.type !== "text");
  const edited = { ...question, id: deps.newId(), content: [{ type: "text" as const, text }, ...images] };
  await beginTurn(deps.db, turnOf(deps, { ...again, question: edited, answerId: deps.newId() }));
  deps.track("edit_message", { chat: choices.chat });
  void deps.wake();
}

function turnOf(
  deps: SendDeps,
  { question, choices, context, personalData, research, answerId }: Again & { answerId: string },
): Parameters<typeof beginTurn>[1] {
  const { idChat: conversationId, id: messageId, parentId, files } = question;
  // Only answers contain messages that were added while they were written.
  const content = question.content.filter((part) => part.type !== "steer");
  const { assistantId, baseKnowledge, chat } = choices;
  return {
    chat,
    request: {
      conversationId,
      messageId,
      answerId,
      parentId,
      content,
      ...choiceFields(choices),
      ...givenFields({ files, context }),
      ...(personalData ? { personalData } : {}),
      ...(research ? { research } : {}),
    },
    files,
    // Ignored, because the conversation exists.
    begins: { title: "", assistantId, baseKnowledge },
    draftOf: messageId,
    now: deps.now(),
  };
}
