import type { Conversation } from "@metatron/contract/chat/conversation";
import { ApiError } from "../../../api/api-error.ts";
import { forgetConversations } from "../../../local-db/delete-conversation.ts";
import { confirmEntries, refuseEntries } from "../../../local-db/resolve-entries.ts";
import type { ConversationChanges, OutboxEntry, OutboxOperation } from "../../../local-db/rows.ts";
import type { SyncDeps } from "./sync-deps.ts";
import { untilFilesAreRead } from "./until-files-are-read.ts";

/** Carries out one step on the server and confirms it in the outbox; throws an `ApiError` on failure. */
export async function deliver(
  deps: SyncDeps,
  step: readonly OutboxEntry[],
  signal: AbortSignal,
): Promise<void> {
  const [first] = step;
  if (!first) return;
  const { db, call } = deps;
  const { conversationId, operation } = first;
  const params = { id: conversationId };
  const ids = [...new Set(step.map((entry) => entry.conversationId))];
  switch (operation.kind) {
    case "patch": {
      if (ids.length > 1) return await organise(deps, step, signal);
      const body = patchOf(step);
      return await confirmEntries(db, step, [await call("updateConversation", { params, body, signal })]);
    }
    case "delete":
      // Removed here first: from now on it is too late to undo, in every tab.
      await forgetConversations(db, ids, "deleted here");
      if (ids.length > 1) await call("deleteConversations", { body: { ids }, signal });
      else await call("deleteConversation", { params, signal }).catch(unlessMissing);
      return await confirmEntries(db, step);
    case "tag": {
      const { tag, to } = operation;
      if (to) await call("changeTag", { body: { tag, name: to.name, color: to.color }, signal });
      else await call("deleteTag", { body: { tag }, signal });
      return await confirmEntries(db, step);
    }
    case "import":
      return await confirmEntries(db, step, await importAll(deps, ids, signal));
    case "send": {
      await untilFilesAreRead(deps, first, signal);
      const stream = await ask(deps, operation, signal);
      await confirmEntries(db, step);
      const { answerId } = operation.request;
      if (deps.follow) return deps.follow(answerId, stream);
      return await stream.body?.cancel();
    }
    case "feedback":
      await call("sendFeedback", { body: operation.feedback, signal });
      return await confirmEntries(db, step);
    case "steer":
      await call("steerTurn", { params: { answerId: operation.answerId }, body: operation.steer, signal });
      return await confirmEntries(db, step);
    case "tool-answer":
      await call("answerToolCall", {
        params: { answerId: operation.answerId },
        body: operation.answer,
        signal,
      });
      return await confirmEntries(db, step);
    case "upload":
      await deps.upload({ ...operation, conversationId }, signal);
      return await confirmEntries(db, step);
  }
}

function patchOf(entries: readonly OutboxEntry[]): ConversationChanges {
  return Object.assign({}, ...entries.map(({ operation }) => ("patch" in operation ? operation.patch : {})));
}

/** Archives, tags and projects of several conversations in one request. */
async function organise(deps: SyncDeps, step: readonly OutboxEntry[], signal: AbortSignal): Promise<void> {
  const { db, call } = deps;
  const byConversation = Map.groupBy(step, ({ conversationId }) => conversationId);
  const changes = [...byConversation].map(([id, entries]) => {
    const { archived, tags, projectId } = patchOf(entries);
    return {
      id,
      ...(archived === undefined ? {} : { archived }),
      ...(tags === undefined ? {} : { tags }),
      ...(projectId === undefined ? {} : { projectId }),
    };
  });
  const { items, missing } = await call("organiseConversations", { body: { changes }, signal });
  const gone = new Set(missing);
  const refused = step.filter(({ conversationId }) => gone.has(conversationId));
  await confirmEntries(
    db,
    step.filter(({ conversationId }) => !gone.has(conversationId)),
    items,
  );
  await refuseEntries(db, refused, "not_found");
  // One sentence says it for all of them.
  for (const entry of refused.slice(0, 1)) deps.onRefused?.(entry, "not_found");
}

const PAUSE_BETWEEN_IMPORTS_MS = 100;

/** Pauses between conversations: they must leave requests of the person's limit for the person's own questions. */
async function importAll(deps: SyncDeps, ids: readonly string[], signal: AbortSignal) {
  const { importConversation } = await loadImport();
  const stored: Conversation[] = [];
  for (const [at, id] of ids.entries()) {
    if (at > 0)
      await new Promise<void>((resolve) => void deps.clock.after(PAUSE_BETWEEN_IMPORTS_MS, resolve));
    stored.push(...(await importConversation(deps, id, signal)));
  }
  return stored;
}

type Send = Extract<OutboxOperation, { kind: "send" }>;

/** Returns the stream of the answer; its start means that the server has stored the question. */
async function ask(
  { call, callForEvents }: SyncDeps,
  { chat, request: body, wish }: Send,
  signal: AbortSignal,
): Promise<Response> {
  // Stopping the sync only aborts the question; the reader of the answer owns its stream.
  const question = new AbortController();
  const callOff = () => question.abort();
  signal.addEventListener("abort", callOff);
  try {
    const options = { body, signal: question.signal };
    switch (chat) {
      case "rh-plus":
        return await call("chatRhPlus", options);
      case "images":
        return await callForEvents("generateImages", { ...options, body: picturesOf(body, wish) });
      case "chat-libre":
        return await call("chatLibre", options);
      case "ai-builder":
        return await call("chatAssistant", {
          ...options,
          body: { ...body, assistantId: body.assistantId ?? "" },
        });
    }
  } finally {
    signal.removeEventListener("abort", callOff);
  }
}

/** The answer's id makes the request idempotent: a retry returns the same images. */
function picturesOf(
  { conversationId, messageId, answerId, parentId, content, baseKnowledge }: Send["request"],
  wish: Send["wish"],
) {
  const [prompt] = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
  return {
    id: answerId,
    prompt: prompt ?? "",
    conversationId,
    messageId,
    answerId,
    ...(parentId === undefined ? {} : { parentId }),
    ...(baseKnowledge ? { baseKnowledge } : {}),
    ...wish,
  };
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

/** Few browsers hold conversations of the older product, so the others do without the code. */
const loadImport = () =>
  import("./import-conversation.ts").catch((cause) => {
    // Any other error would be taken for a fault of the entry, which must only wait.
    throw new ApiError(
      { status: 0, code: "network_unreachable", detail: "The import was not loaded." },
      { cause },
    );
  });
