import type { Message } from "@metatron/contract/chat/message";
import type { ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import { activePath, type PathStep } from "../../local-db/active-path.ts";
import type { MessageRow } from "../../local-db/rows.ts";

const LETTERS = ["A", "B", "C"] as const;

export const letterOf = (place: number): string => LETTERS[place] ?? String(place + 1);

/** The messages of a column as a conversation shows them; a refused question is shown with its reason. */
export function columnSteps({ id, messages, refused }: ComparisonColumn): PathStep[] {
  const rows = messages.map((message, seq): MessageRow => ({ ...message, seq, isOnServer: true }));
  // Only the newest version of an answer is shown: columns are compared by it.
  const path = activePath(rows, {}).map(({ message }) => ({ message, versions: [message.id] }));
  if (!refused) return path;
  const { messageId, answerId, text, code } = refused;
  const at = path.at(-1)?.message.createAt ?? new Date(0).toISOString();
  const parentId = path.at(-1)?.message.id ?? null;
  const question = newMessage({ id: messageId, columnId: id, at, parentId, text });
  const answer: Message = {
    ...newMessage({ id: answerId, columnId: id, at, parentId: messageId, text: "" }),
    role: "assistant",
    state: "failed",
    errorCode: code,
  };
  const isAskedAgain = path.some(({ message }) => message.id === messageId);
  const added = isAskedAgain ? [answer] : [question, answer];
  const kept = isAskedAgain ? path.filter(({ message }) => message.parentId !== messageId) : path;
  return [
    ...kept,
    ...added.map((message, index) => ({
      message: { ...message, seq: rows.length + index, isOnServer: false },
      versions: [message.id],
    })),
  ];
}

/** A question to a column and its empty answer, shown while the request is in flight. */
export function sentMessages(sent: {
  columnId: string;
  messageId: string;
  answerId: string;
  text: string;
  parentId: string | null;
  at: string;
}): Message[] {
  const { columnId, messageId, answerId, text, parentId, at } = sent;
  return [
    newMessage({ id: messageId, columnId, at, parentId, text }),
    {
      ...newMessage({ id: answerId, columnId, at, parentId: messageId, text: "" }),
      role: "assistant",
      state: "streaming",
    },
  ];
}

function newMessage(given: {
  id: string;
  columnId: string;
  at: string;
  parentId: string | null;
  text: string;
}): Message {
  const { id, columnId, at, parentId, text } = given;
  return {
    id,
    unique: id,
    idChat: columnId,
    parentId,
    idAnswer: null,
    role: "user",
    type: "text",
    state: "complete",
    content: text === "" ? [] : [{ type: "text", text }],
    text,
    files: [],
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    createAt: at,
    updatedAt: at,
    timeResponse: null,
    model: null,
    urls: [],
    grounded: false,
    online: false,
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
  };
}
