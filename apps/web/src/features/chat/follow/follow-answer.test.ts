import type { Citation } from "@metatron/contract/chat/citation";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { readAnswerDraft } from "../../../local-db/answer-drafts.ts";
import { createAnswerWriter } from "../../../local-db/answer-writer.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import {
  aConversationRow,
  aFollowedAnswer,
  aMessageRow,
  NOW,
  openTestDatabase,
} from "../../../local-db/local-db.fixtures.ts";
import type { Later } from "../../../local-db/write-behind.ts";
import { createTabLocks, type Locks } from "../sync/locks.ts";
import { type FollowDeps, followAnswer } from "./follow-answer.ts";
import { createLiveAnswers } from "./live-answers.ts";

const PARTS: StreamPart[] = [
  { type: "start", messageId: "answer" },
  { type: "text-delta", id: "t", delta: "Treinta " },
  { type: "text-delta", id: "t", delta: "días." },
  { type: "data-usage", data: { model: "gpt-5", inputTokens: 1, outputTokens: 2, seconds: 4.2 } },
  { type: "finish", messageMetadata: { state: "complete" } },
  { type: "data-title", data: { conversationId: "chat", title: "Días libres", emoji: "🏖️" } },
];

/** A range of events, in the server's format. */
function sse(parts: StreamPart[], { after = 0, until = parts.length } = {}) {
  const events = parts
    .map((part, at) => `id: ${at + 1}\ndata: ${JSON.stringify(part)}\n\n`)
    .slice(after, until)
    .join("");
  return new Response(events + (until === parts.length ? "data: [DONE]\n\n" : ""));
}

let db: ChatsDatabase;
let locks: Locks;
let resumedAfter: string[];

beforeEach(async () => {
  db = openTestDatabase();
  locks = createTabLocks();
  resumedAfter = [];
  await db.chats.put(aConversationRow({ id: "chat", title: "¿Cuántos días tengo?" }));
  await db.messages.bulkPut([
    aMessageRow({ id: "question", idChat: "chat", seq: 0 }),
    aMessageRow({
      id: "answer",
      idChat: "chat",
      parentId: "question",
      role: "assistant",
      text: "",
      content: [],
      state: "streaming",
      seq: 1,
    }),
  ]);
});

const aCitation = (changes: Partial<Citation>): Citation => ({
  n: 1,
  fileId: null,
  title: "Manual",
  page: null,
  passage: "Treinta días.",
  start: null,
  end: null,
  revision: null,
  validUntil: null,
  verified: null,
  ...changes,
});

const atOnce: Later = (_ms, task) => {
  task();
  return () => undefined;
};

/** A browser tab; `resume` provides the server's response to a resumed stream. */
function aTab(resume: (lastId: number) => Response = () => new Response(null, { status: 204 })) {
  const live = createLiveAnswers({ nextFrame: (task) => task() });
  const track = vi.fn();
  const warn = vi.fn();
  const call = async (_name: string, { headers }: { headers: Record<string, string> }) => {
    const lastId = headers["last-event-id"] ?? "";
    resumedAfter.push(lastId);
    return resume(Number(lastId));
  };
  const deps: FollowDeps = {
    db,
    locks,
    live,
    track,
    warn,
    now: () => NOW,
    // Safe: the tests only make the call that resumes.
    call: call as unknown as FollowDeps["call"],
    writer: createAnswerWriter({ db, warn, later: atOnce }),
    untilOnline: async () => undefined,
  };
  return { deps, live, track, warn };
}

const { signal } = new AbortController();

describe("reading an answer", () => {
  it("starts from the first event where only the server's partial text is known", async () => {
    await db.messages.update("answer", { text: "Treinta ", content: [{ type: "text", text: "Treinta " }] });
    const { deps } = aTab((lastId) => sse(PARTS, { after: lastId }));
    await followAnswer(deps, { answerId: "answer", signal });
    expect(await db.messages.get("answer")).toMatchObject({ text: "Treinta días.", state: "complete" });
  });

  it("ends with the whole answer stored, its draft deleted and the conversation named", async () => {
    const { deps, track } = aTab();
    await followAnswer(deps, { answerId: "answer", stream: sse(PARTS), signal });
    expect(await db.messages.get("answer")).toMatchObject({
      text: "Treinta días.",
      state: "complete",
      model: "gpt-5",
      timeResponse: 4.2,
      isOnServer: true,
      content: [{ type: "text", text: "Treinta días." }],
    });
    expect(await readAnswerDraft(db, "answer")).toBeUndefined();
    expect(await db.chats.get("chat")).toMatchObject({ title: "Días libres", emoji: "🏖️" });
    expect(track).toHaveBeenCalledWith("receive_response", { model: "gpt-5", seconds: 4.2 });
  });

  it("stores the verdicts on its statements that arrive after its end", async () => {
    const citation = aCitation({ n: 1, verified: null });
    const statements = [{ text: "Treinta días.", verified: true }];
    const judged: StreamPart[] = [
      ...PARTS.slice(0, 3),
      { type: "data-citation", data: citation },
      { type: "finish", messageMetadata: { state: "complete" } },
      {
        type: "data-verdicts",
        data: { grounded: true, verdicts: [{ n: 1, verified: true, statements }] },
      },
    ];
    const { deps } = aTab();
    await followAnswer(deps, { answerId: "answer", stream: sse(judged), signal });
    expect(await db.messages.get("answer")).toMatchObject({
      state: "complete",
      grounded: true,
      citations: [{ n: 1, verified: true, statements }],
    });
    expect((await db.chats.get("chat"))?.digest).toBe("");
  });

  it("resumes after a lost connection, without duplicates or gaps", async () => {
    const { deps } = aTab((lastId) => sse(PARTS, { after: lastId - 1 }));
    await followAnswer(deps, { answerId: "answer", stream: sse(PARTS, { until: 2 }), signal });
    expect(resumedAfter).toEqual(["2"]);
    expect((await db.messages.get("answer"))?.text).toBe("Treinta días.");
  });

  it("resumes after a reload from the text and the event id that were saved together", async () => {
    await db.answerDrafts.put(aFollowedAnswer({ id: "answer", lastId: 2, text: "Treinta " }));
    const { deps } = aTab((lastId) => sse(PARTS, { after: lastId }));
    await followAnswer(deps, { answerId: "answer", signal });
    expect(resumedAfter).toEqual(["2"]);
    expect((await db.messages.get("answer"))?.text).toBe("Treinta días.");
  });

  it("starts from the first event for a draft of an older release", async () => {
    // The format of an older release: the text itself, and no turn.
    const old = { id: "answer", idChat: "chat", lastEventId: 2, message: { text: "Treinta " } };
    await db.answerDrafts.put(old as unknown as ReturnType<typeof aFollowedAnswer>);
    const { deps } = aTab((lastId) => sse(PARTS, { after: lastId }));
    await followAnswer(deps, { answerId: "answer", signal });
    expect(resumedAfter).toEqual(["0"]);
    expect((await db.messages.get("answer"))?.text).toBe("Treinta días.");
  });

  it("is done by one tab at a time; the next tab finds it whole and reads nothing", async () => {
    const first = aTab();
    const second = aTab(() => sse(PARTS));
    await Promise.all([
      followAnswer(first.deps, { answerId: "answer", stream: sse(PARTS), signal }),
      followAnswer(second.deps, { answerId: "answer", signal }),
    ]);
    expect(resumedAfter).toEqual([]);
    expect(second.live.of("chat").size).toBe(0);
  });

  it("leaves the saved draft visible when the answer ended unread: the history has the rest", async () => {
    const { deps, live } = aTab();
    await followAnswer(deps, { answerId: "answer", signal });
    expect(live.of("chat").size).toBe(0);
    expect((await db.messages.get("answer"))?.state).toBe("streaming");
  });

  it("keeps the text before a failure, with its reason", async () => {
    const failed: StreamPart[] = [
      ...PARTS.slice(0, 2),
      { type: "error", errorText: "too slow", code: "model_timeout" },
      { type: "finish", finishReason: "error", messageMetadata: { state: "failed" } },
    ];
    const { deps, track } = aTab();
    await followAnswer(deps, { answerId: "answer", stream: sse(failed), signal });
    expect(await db.messages.get("answer")).toMatchObject({
      text: "Treinta ",
      state: "failed",
      errorCode: "model_timeout",
    });
    expect(track).toHaveBeenCalledWith("response_error", expect.objectContaining({ code: "model_timeout" }));
  });

  it("stops quietly where the server refuses: the sync fetches the answer later", async () => {
    const { deps, warn } = aTab(() => {
      throw new ApiError({ status: 401, code: "token_expired", detail: "expired" });
    });
    await followAnswer(deps, { answerId: "answer", signal });
    expect(warn).not.toHaveBeenCalled();
  });
});
