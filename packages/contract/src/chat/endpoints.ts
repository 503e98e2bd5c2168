import { z } from "zod";
import { calls } from "../calls.ts";
import { DEFAULT_CHAT_TYPE } from "../constants.ts";
import { endpoint } from "../endpoint.ts";
import { chatTypes } from "../enums.ts";
import { id, instant, line } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { playgroundPart } from "../playground/playground.ts";
import { sourceChanges } from "../sources/source-change.ts";
import {
  assistantChatRequest,
  chatRequest,
  playgroundRequest,
  popularInteractions,
  steerRequest,
} from "./chat.ts";
import { conversation, conversationPatch, historyHit, syncAnswer, syncRequest } from "./conversation.ts";
import { feedbackRequest, message } from "./message.ts";
import { streamPart } from "./stream-parts.ts";

const streamed = { events: streamPart, responses: { 200: "stream" } } as const;

export const chatEndpoints = {
  chatRhPlus: endpoint(calls.chatRhPlus, {
    tag: "Chat",
    summary: "Ask RH+; the answer is grounded in the HR collection.",
    body: chatRequest,
    ...streamed,
  }),
  chatLibre: endpoint(calls.chatLibre, {
    tag: "Chat",
    summary: "Ask a model freely.",
    body: chatRequest,
    ...streamed,
  }),
  chatAssistant: endpoint(calls.chatAssistant, {
    tag: "Chat",
    summary: "Ask an assistant.",
    body: assistantChatRequest,
    ...streamed,
  }),
  playground: endpoint(calls.playground, {
    tag: "Chat",
    summary: "Try an assistant's unsaved draft; nothing is stored.",
    body: playgroundRequest,
    events: playgroundPart,
    responses: { 200: "stream" },
  }),
  resumeStream: endpoint(calls.resumeStream, {
    tag: "Chat",
    summary: "The rest of a running answer; 204 when it is over.",
    headers: z.object({
      "last-event-id": z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    events: streamPart,
    responses: { 200: "stream", 204: "empty" },
  }),
  stopAnswer: endpoint(calls.stopAnswer, {
    tag: "Chat",
    summary: "Stop an answer; what was written so far is kept.",
    responses: { 202: "empty" },
  }),
  steerTurn: endpoint(calls.steerTurn, {
    tag: "Chat",
    summary:
      "Add a message to an answer that is being written: its next step takes the message into account. 409 `turn_ended` when there is no next step; ask an ordinary question then.",
    body: steerRequest,
    responses: { 204: "empty" },
  }),
  sendFeedback: endpoint(calls.sendFeedback, {
    tag: "Chat",
    summary: "Say whether an answer was good, bad or an error.",
    body: feedbackRequest,
    responses: { 204: "empty" },
  }),
  popularInteractions: endpoint(calls.popularInteractions, {
    tag: "Chat",
    summary: "Questions that many people ask.",
    query: queryOf({ chat: z.enum(chatTypes).default(DEFAULT_CHAT_TYPE) }),
    responses: { 200: popularInteractions },
  }),
};

export const historyEndpoints = {
  listConversations: endpoint(calls.listConversations, {
    tag: "History",
    summary: "One's conversations, newest first.",
    query: pageQueryOf({ updatedSince: instant.optional() }),
    responses: { 200: pageOf(conversation) },
  }),
  listMessages: endpoint(calls.listMessages, {
    tag: "History",
    summary: "The messages of a conversation, every branch.",
    query: pageQueryOf({ conversationId: id }),
    responses: { 200: pageOf(message) },
  }),
  sourceChanges: endpoint(calls.sourceChanges, {
    tag: "History",
    summary:
      "Citations of a conversation whose source was deleted, replaced, rewritten or has expired since the answer.",
    query: queryOf({ conversationId: id }),
    responses: { 200: sourceChanges },
  }),
  updateConversation: endpoint(calls.updateConversation, {
    tag: "History",
    summary: "Rename a conversation, or change its emoji, favourite, pin, type, model or knowledge base.",
    body: conversationPatch,
    responses: { 200: conversation },
  }),
  deleteConversation: endpoint(calls.deleteConversation, {
    tag: "History",
    summary: "Delete a conversation with its messages, files and passages.",
    responses: { 204: "empty" },
  }),
  validateSynced: endpoint(calls.validateSynced, {
    tag: "History",
    summary: "Compare the browser's copy with the record.",
    body: syncRequest,
    responses: { 200: syncAnswer },
  }),
  searchHistory: endpoint(calls.searchHistory, {
    tag: "History",
    summary:
      "Find words in one's titles and messages, without minding accents: titles first, then messages, newest first.",
    query: pageQueryOf({ q: line(MAX_SEARCH_CHARS) }),
    responses: { 200: pageOf(historyHit) },
  }),
};
