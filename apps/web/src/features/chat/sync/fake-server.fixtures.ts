import type { ChatRequest } from "@metatron/contract/chat/chat";
import type {
  Conversation,
  ConversationPatch,
  OrganiseAnswer,
  OrganiseRequest,
  SyncAnswer,
  SyncRequest,
  Tag,
  TagChange,
} from "@metatron/contract/chat/conversation";
import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import type { Message } from "@metatron/contract/chat/message";
import { tagKey } from "@metatron/contract/chat/tag-key";
import type { ChatType } from "@metatron/contract/enums";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { errorCodes } from "@metatron/contract/error-codes";
import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import { digestConversation, digestConversations, digestMessage } from "@metatron/turn/digest";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { aConversation, aMessage, NOW } from "../../../local-db/local-db.fixtures.ts";
import type { TagOperation } from "../../../local-db/rows.ts";
import { applyTagChanges } from "../../../local-db/tags.ts";

interface Options {
  params?: { id: string };
  query?: { conversationId?: string; cursor?: string; limit?: number; updatedSince?: string };
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * The history and chat calls in memory, with the rules of the real
 * server; small pages, so that paging is tested.
 */
export class FakeServer {
  readonly conversations = new Map<string, Conversation>();
  readonly messages = new Map<string, Message>();
  readonly tombstones = new Set<string>();
  /** Every stored question, in order; a repeated id means a duplicate. */
  readonly asked: string[] = [];
  readonly log: string[] = [];
  pageSize = 3;
  private time = NOW.getTime();

  /** The typed client of the browser. `fault` may throw before or after the call is carried out. */
  connect(fault: (when: "before" | "after", name: string) => void = () => undefined): typeof call {
    const answer = async (name: string, options: Options = {}) => {
      await Promise.resolve();
      if (options.signal?.aborted) throw new ApiError({ status: 0, code: "aborted", detail: "" });
      fault("before", name);
      const result = this.handle(name, options);
      fault("after", name);
      return structuredCloneable(result);
    };
    // Safe: names and shapes are the contract's; the generic signature can't be written out for a stand-in.
    return answer as unknown as typeof call;
  }

  finishAnswer(id: string, fields: Partial<Message> = {}) {
    const message = this.messages.get(id);
    if (message?.state !== "streaming") return;
    const text = fields.text ?? `Respuesta a ${message.parentId}`;
    const content: Message["content"] = [{ type: "text", text }];
    const updatedAt = this.touch(message.idChat);
    this.messages.set(id, { ...message, state: "complete", ...fields, text, content, updatedAt });
  }

  streaming(): string[] {
    return [...this.messages.values()].filter(({ state }) => state === "streaming").map(({ id }) => id);
  }

  rename(id: string, title: string) {
    this.handle("updateConversation", { params: { id }, body: { title } });
  }

  messagesOf(conversationId: string): Message[] {
    return [...this.messages.values()].filter(({ idChat }) => idChat === conversationId);
  }

  listed(): Conversation[] {
    const rows = [...this.conversations.values()].map((row) => ({ ...row, digest: this.digestOf(row) }));
    return rows.sort((a, b) => (a.updatedAt + a.id > b.updatedAt + b.id ? -1 : 1));
  }

  private handle(name: string, { params, query = {}, body }: Options): unknown {
    this.log.push(name);
    // Each response has the shape that the caller's types require for this name.
    switch (name) {
      case "validateSynced":
        return this.compare(body as SyncRequest);
      case "listConversations": {
        const { updatedSince = "" } = query;
        return this.page(
          this.listed().filter(({ updatedAt }) => updatedAt >= updatedSince),
          query.cursor,
        );
      }
      case "listMessages":
        this.mustHave(query.conversationId ?? "");
        return this.page(this.messagesOf(query.conversationId ?? ""), query.cursor);
      case "readConversationEnd":
        return this.end(params?.id ?? "");
      case "updateConversation":
        return this.patch(params?.id ?? "", body as ConversationPatch);
      case "deleteConversation":
        return this.delete(params?.id ?? "");
      case "organiseConversations":
        return this.organise(body as OrganiseRequest);
      case "deleteConversations":
        for (const id of (body as { ids: string[] }).ids) if (this.conversations.has(id)) this.delete(id);
        return undefined;
      case "changeTag": {
        const { tag, ...to } = body as TagChange;
        return this.changeTag({ kind: "tag", tag, to });
      }
      case "deleteTag":
        return this.changeTag({ kind: "tag", tag: (body as { tag: string }).tag, to: null });
      case "sendFeedback":
        return this.giveFeedback(body as FeedbackRequest);
      case "chatRhPlus":
        return this.ask("rh-plus", body as ChatRequest);
      case "chatLibre":
        return this.ask("chat-libre", body as ChatRequest);
      case "chatAssistant":
        return this.ask("ai-builder", body as ChatRequest);
      default:
        throw new Error(`The fake server has no ${name}`);
    }
  }

  private compare({ digest, conversations }: SyncRequest): SyncAnswer {
    const nothing = { missing: [], stale: [], unknown: [], deleted: [] };
    const here = new Map(this.listed().map((row) => [row.id, row.digest]));
    if (digest === digestConversations(this.listed())) return { synced: true, ...nothing };
    if (!conversations) return { synced: false, ...nothing };
    const sent = new Map(conversations.map((copy) => [copy.id, copy.digest]));
    const notHere = [...sent.keys()].filter((id) => !here.has(id));
    return {
      synced: false,
      missing: [...here.keys()].filter((id) => !sent.has(id)),
      stale: [...sent].filter(([id, copy]) => here.has(id) && here.get(id) !== copy).map(([id]) => id),
      unknown: notHere.filter((id) => !this.tombstones.has(id)),
      deleted: notHere.filter((id) => this.tombstones.has(id)),
    };
  }

  private end(id: string): ConversationEnd {
    const conversation = this.listed().find((row) => row.id === id) ?? this.mustHave(id);
    const messages = this.messagesOf(id);
    return { conversation, items: messages.slice(-2), count: messages.length };
  }

  private patch(id: string, patch: ConversationPatch): Conversation {
    const row = { ...this.mustHave(id), ...patch } as Conversation;
    this.conversations.set(id, { ...row, tags: row.tags.map((tag) => this.knownTag(tag)) });
    this.touch(id);
    return this.listed().find((listed) => listed.id === id) ?? row;
  }

  private organise({ changes }: OrganiseRequest): OrganiseAnswer {
    const known = changes.filter(({ id }) => this.conversations.has(id));
    const items = known.map(({ id, ...patch }) => this.patch(id, patch));
    return { items, missing: changes.flatMap(({ id }) => (this.conversations.has(id) ? [] : [id])) };
  }

  /** A tag that is in use keeps its name and colour. */
  private knownTag(given: Tag): Tag {
    const used = [...this.conversations.values()].flatMap(({ tags }) => tags);
    return used.find(({ name }) => tagKey(name) === tagKey(given.name)) ?? given;
  }

  private changeTag(change: TagOperation): undefined {
    const rows = [...this.conversations.values()];
    const key = tagKey(change.tag);
    if (!rows.some(({ tags }) => tags.some(({ name }) => tagKey(name) === key))) return;
    for (const row of rows) {
      const tags = applyTagChanges(row.tags, [change]);
      if (tags !== row.tags) this.touch(row.id, { tags });
    }
  }

  private delete(id: string): undefined {
    if (!this.tombstones.has(id)) this.mustHave(id);
    this.conversations.delete(id);
    for (const message of this.messagesOf(id)) this.messages.delete(message.id);
    this.tombstones.add(id);
  }

  private giveFeedback({ conversationId, messageId, ...given }: FeedbackRequest): undefined {
    const message = this.messages.get(messageId);
    if (message?.role !== "assistant" || message.idChat !== conversationId) throw problem("not_found");
    const { feedback, badComment = null, preselectComment = null } = given;
    const updatedAt = this.touch(conversationId);
    this.messages.set(messageId, { ...message, feedback, badComment, preselectComment, updatedAt });
  }

  private ask(chat: ChatType, request: ChatRequest): Response {
    const { conversationId, messageId, answerId, parentId = null, content, assistantId = null } = request;
    const isKnown = this.conversations.has(conversationId);
    if (this.tombstones.has(conversationId) || (!isKnown && parentId !== null)) throw problem("not_found");
    if (parentId !== null && this.messages.get(parentId)?.idChat !== conversationId)
      throw problem("not_found");
    if (this.messages.has(answerId)) return new Response(null);
    const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
    const model = request.model ?? this.conversations.get(conversationId)?.model ?? "gpt-5";
    if (!isKnown) {
      const row = aConversation({ id: conversationId, chat, assistantId, model, title: text });
      this.conversations.set(conversationId, { ...row, createAt: this.now() });
    }
    const at = this.touch(conversationId, { model, archived: false });
    const shared = { idChat: conversationId, createAt: at, updatedAt: at, online: request.online ?? false };
    const known = this.messages.get(messageId);
    this.messages.set(
      messageId,
      known
        ? { ...known, idAnswer: answerId }
        : aMessage({ ...shared, id: messageId, parentId, idAnswer: answerId, content, text }),
    );
    const empty = { content: [], text: "", role: "assistant", state: "streaming", model } as const;
    this.messages.set(
      answerId,
      aMessage({ ...shared, ...empty, content: [], id: answerId, parentId: messageId }),
    );
    this.asked.push(answerId);
    return new Response(null);
  }

  private mustHave(id: string): Conversation {
    const row = this.conversations.get(id);
    if (!row) throw problem("not_found");
    return row;
  }

  private digestOf(row: Conversation): string {
    const messages = this.messagesOf(row.id);
    return digestConversation(
      row,
      messages.map((message) => ({ id: message.id, digest: digestMessage(message) })),
    );
  }

  private touch(id: string, fields: Partial<Conversation> = {}): string {
    const updatedAt = this.now();
    const row = this.conversations.get(id);
    if (row) this.conversations.set(id, { ...row, ...fields, updatedAt });
    return updatedAt;
  }

  private now(): string {
    this.time += 1;
    return new Date(this.time).toISOString();
  }

  private page<T extends { id: string }>(rows: readonly T[], cursor: string | undefined) {
    const after = rows.findIndex(({ id }) => id === cursor) + 1;
    const items = rows.slice(after, after + this.pageSize);
    const isLast = after + this.pageSize >= rows.length;
    return { items, nextCursor: isLast ? null : (items.at(-1)?.id ?? null) };
  }
}

export function problem(code: ErrorCode, retryAfterMs?: number): ApiError {
  return new ApiError({ status: errorCodes[code], code, detail: code, retryAfterMs });
}

export const unreachable = () => new ApiError({ status: 0, code: "network_unreachable", detail: "" });

/** Clones the value, because a real response is a new object each time. */
function structuredCloneable(value: unknown): unknown {
  return value instanceof Response ? value : structuredClone(value);
}
