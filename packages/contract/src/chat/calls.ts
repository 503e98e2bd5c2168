import { type Call, inChat, streamed, toAsk } from "../call.ts";

// One call changes several fields; the required action depends on the fields in the body.
const toEditConversation = {
  route: "chat",
  fields: {
    title: "editNameHistory",
    emoji: "editIconHistory",
    favorite: "pingHistory",
    pinned: "pingHistory",
    archived: "pingHistory",
    tags: "pingHistory",
    projectId: "pingHistory",
  },
} as const;

const toOrganise = { route: "chat", action: "pingHistory" } as const;

export const chatCalls = {
  // Not repeatable: a lost stream is resumed, not sent again.
  chatRhPlus: { method: "POST", path: "/assistant/rhplus", allow: toAsk, ...streamed },
  chatLibre: { method: "POST", path: "/assistant/chatlibre", allow: toAsk, ...streamed },
  chatAssistant: { method: "POST", path: "/assistant/chat_assistant", allow: toAsk, ...streamed },
  resumeStream: { method: "GET", path: "/chat/stream/{answerId}", allow: inChat, ...streamed },
  stopAnswer: {
    method: "POST",
    path: "/chat/stop/{answerId}",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  // Adds a message to a streaming answer. The id comes from the client, so the call may be retried.
  steerTurn: {
    method: "POST",
    path: "/chat/steer/{answerId}",
    allow: toAsk,
    answer: "empty",
    repeatable: true,
  },
  // Answers a tool call that waits for the person. The first answer counts, so the call may be retried.
  answerToolCall: {
    method: "PUT",
    path: "/chat/tool-calls/{answerId}",
    allow: inChat,
    answer: "empty",
  },
} as const satisfies Record<string, Call>;

export const historyCalls = {
  listConversations: { method: "GET", path: "/history/list_conversations", allow: inChat },
  listMessages: { method: "GET", path: "/history/list_messages", allow: inChat },
  // What a browser without a copy of the conversation shows first.
  readConversationEnd: { method: "GET", path: "/history/end/{id}", allow: inChat },
  updateConversation: {
    method: "PATCH",
    path: "/history/update_title/{id}",
    allow: toEditConversation,
    repeatable: true,
  },
  deleteConversation: {
    method: "DELETE",
    path: "/history/delete/{id}",
    allow: { route: "chat", action: "deleteHistory" },
    answer: "empty",
  },
  // Several conversations at once, so that hundreds of changes are few requests.
  organiseConversations: {
    method: "POST",
    path: "/history/organise",
    allow: toOrganise,
    repeatable: true,
  },
  deleteConversations: {
    method: "POST",
    path: "/history/delete",
    allow: { route: "chat", action: "deleteHistory" },
    answer: "empty",
    repeatable: true,
  },
  changeTag: { method: "PUT", path: "/history/tags", allow: toOrganise, answer: "empty" },
  deleteTag: {
    method: "POST",
    path: "/history/tags/delete",
    allow: toOrganise,
    answer: "empty",
    repeatable: true,
  },
  validateSynced: { method: "POST", path: "/history/validate-synced", allow: inChat, repeatable: true },
  // Idempotent by its ids.
  importConversation: { method: "PUT", path: "/history/import/{id}", allow: toAsk },
  searchHistory: { method: "GET", path: "/history/search", allow: inChat },
} as const satisfies Record<string, Call>;
