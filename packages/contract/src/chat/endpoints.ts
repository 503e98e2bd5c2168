import { type Endpoint, endpoint } from "../endpoint.ts";
import { id, instant, line } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { chatCalls, historyCalls } from "./calls.ts";
import { assistantChatRequest, chatRequest, steerRequest } from "./chat.ts";
import {
  conversation,
  conversationPatch,
  deleteRequest,
  historyHit,
  organiseAnswer,
  organiseRequest,
  syncAnswer,
  syncRequest,
  tagChange,
  tagDeletion,
} from "./conversation.ts";
import { conversationEnd, endLimit } from "./conversation-end.ts";
import { importedConversation } from "./imported-conversation.ts";
import { message } from "./message.ts";
import { askHeaders, resumeHeaders } from "./stream-headers.ts";
import { streamPart } from "./stream-parts.ts";
import { toolCallAnswer } from "./tool-call-answer.ts";

const tag = "Chat";
const historyTag = "History";

const streamed = { headers: askHeaders, events: streamPart, responses: { 200: "stream" } } as const;

export const chatEndpoints = {
  chatRhPlus: endpoint(chatCalls.chatRhPlus, {
    tag,
    summary: "Ask RH+; the answer is grounded in the HR collection.",
    body: chatRequest,
    ...streamed,
  }),
  chatLibre: endpoint(chatCalls.chatLibre, {
    tag,
    summary: "Ask a model freely.",
    body: chatRequest,
    ...streamed,
  }),
  chatAssistant: endpoint(chatCalls.chatAssistant, {
    tag,
    summary: "Ask an assistant.",
    body: assistantChatRequest,
    ...streamed,
  }),
  resumeStream: endpoint(chatCalls.resumeStream, {
    tag,
    summary: "The rest of a running answer; 204 when it is over.",
    headers: resumeHeaders,
    events: streamPart,
    responses: { 200: "stream", 204: "empty" },
  }),
  stopAnswer: endpoint(chatCalls.stopAnswer, {
    tag,
    summary: "Stop an answer; what was written so far is kept.",
    responses: { 202: "empty" },
  }),
  steerTurn: endpoint(chatCalls.steerTurn, {
    tag,
    summary:
      "Add a message to an answer that is being written: its next step takes the message into account. 409 `turn_ended` when there is no next step; ask an ordinary question then.",
    body: steerRequest,
    responses: { 204: "empty" },
  }),
  answerToolCall: endpoint(chatCalls.answerToolCall, {
    tag,
    summary:
      "Approve or decline a tool call that waits, or answer its question. The same answer again succeeds; 409 `tool_call_answered` for another one, or when the call no longer waits.",
    body: toolCallAnswer,
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof chatCalls, Endpoint>;

export const historyEndpoints = {
  listConversations: endpoint(historyCalls.listConversations, {
    tag: historyTag,
    summary: "One's conversations, newest first.",
    query: pageQueryOf({ updatedSince: instant.optional() }),
    responses: { 200: pageOf(conversation) },
  }),
  listMessages: endpoint(historyCalls.listMessages, {
    tag: historyTag,
    summary: "The messages of a conversation, every branch.",
    query: pageQueryOf({ conversationId: id }),
    responses: { 200: pageOf(message) },
  }),
  readConversationEnd: endpoint(historyCalls.readConversationEnd, {
    tag: historyTag,
    summary: "A conversation with its last messages, on the branch that is shown first.",
    query: queryOf({ limit: endLimit }),
    responses: { 200: conversationEnd },
  }),
  updateConversation: endpoint(historyCalls.updateConversation, {
    tag: historyTag,
    summary:
      "Rename a conversation, archive or tag it, or change its emoji, favourite, pin, type, model or knowledge base.",
    body: conversationPatch,
    responses: { 200: conversation },
  }),
  deleteConversation: endpoint(historyCalls.deleteConversation, {
    tag: historyTag,
    summary: "Delete a conversation with its messages, files and passages.",
    responses: { 204: "empty" },
  }),
  organiseConversations: endpoint(historyCalls.organiseConversations, {
    tag: historyTag,
    summary: "Archive or tag several conversations; deleted ones are named in the answer.",
    body: organiseRequest,
    responses: { 200: organiseAnswer },
  }),
  deleteConversations: endpoint(historyCalls.deleteConversations, {
    tag: historyTag,
    summary: "Delete several conversations with their messages, files and passages; unknown ids are ignored.",
    body: deleteRequest,
    responses: { 204: "empty" },
  }),
  changeTag: endpoint(historyCalls.changeTag, {
    tag: historyTag,
    summary:
      "Rename or recolour a tag on every conversation that has it. The name of another tag joins the two; without the tag nothing changes.",
    body: tagChange,
    responses: { 204: "empty" },
  }),
  deleteTag: endpoint(historyCalls.deleteTag, {
    tag: historyTag,
    summary: "Remove a tag from every conversation.",
    body: tagDeletion,
    responses: { 204: "empty" },
  }),
  validateSynced: endpoint(historyCalls.validateSynced, {
    tag: historyTag,
    summary: "Compare the browser's copy with the record.",
    body: syncRequest,
    responses: { 200: syncAnswer },
  }),
  importConversation: endpoint(historyCalls.importConversation, {
    tag: historyTag,
    summary:
      "Store a conversation of an older version of the product, with its messages or some of them; several calls add to the same conversation.",
    body: importedConversation,
    responses: { 200: conversation },
  }),
  searchHistory: endpoint(historyCalls.searchHistory, {
    tag: historyTag,
    summary:
      "Find words in one's titles and messages, without minding accents: titles first, then messages, newest first.",
    query: pageQueryOf({ q: line(MAX_SEARCH_CHARS) }),
    responses: { 200: pageOf(historyHit) },
  }),
} satisfies Record<keyof typeof historyCalls, Endpoint>;
