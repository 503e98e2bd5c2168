import { describe, expect, it } from "vitest";
import { activePath } from "./active-path.ts";
import { beginTurn } from "./begin-turn.ts";
import { listConversations, readConversation } from "./conversations.ts";
import { NEW_CONVERSATION, readDraft, writeDraft } from "./drafts.ts";
import { aTurn, NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { readMessages } from "./messages.ts";
import { readOutbox } from "./outbox.ts";
import { chooseVersion, readVersions } from "./versions.ts";

describe("the beginning of a turn", () => {
  it("creates the conversation, the question, its empty answer and the outbox entry", async () => {
    const db = openTestDatabase();
    const turn = aTurn({ text: "¿Y las vacaciones?", model: "gemini-pro" });
    const { conversationId, messageId, answerId } = turn.request;
    await beginTurn(db, turn);
    expect(await readConversation(db, conversationId)).toMatchObject({
      title: "¿Y las vacaciones?",
      chat: "rh-plus",
      model: "gemini-pro",
      unique: conversationId,
      isOnServer: false,
      hasMessages: true,
    });
    expect(await readMessages(db, conversationId)).toMatchObject([
      {
        id: messageId,
        role: "user",
        state: "complete",
        text: "¿Y las vacaciones?",
        parentId: null,
        idAnswer: answerId,
        seq: 0,
        isOnServer: false,
      },
      {
        id: answerId,
        role: "assistant",
        state: "waiting",
        text: "",
        parentId: messageId,
        model: "gemini-pro",
        seq: 1,
        isOnServer: false,
      },
    ]);
    expect(await readOutbox(db)).toMatchObject([
      { conversationId, operation: { kind: "send", chat: "rh-plus", request: turn.request } },
    ]);
  });

  it("deletes the draft in the same transaction, so that a message is either a draft or sent", async () => {
    const db = openTestDatabase();
    await writeDraft(db, NEW_CONVERSATION, { text: "¿Y las vacaciones?" });
    await beginTurn(db, { ...aTurn(), draftOf: NEW_CONVERSATION });
    expect(await readDraft(db, NEW_CONVERSATION)).toBeUndefined();
  });

  it("keeps the draft where the question could not be stored", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    await writeDraft(db, turn.draftOf, { text: "a medias" });
    // A function can't be stored, so the transaction fails in the middle.
    const broken = { ...turn, files: [() => undefined] } as unknown as typeof turn;
    await expect(beginTurn(db, broken)).rejects.toThrow();
    expect(await readDraft(db, turn.draftOf)).toEqual({ text: "a medias" });
    expect(await listConversations(db)).toEqual([]);
    expect(await readOutbox(db)).toEqual([]);
  });

  it("creates one turn for a double click", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    await Promise.all([beginTurn(db, turn), beginTurn(db, turn)]);
    expect(await readOutbox(db)).toHaveLength(1);
    expect(await readMessages(db, turn.request.conversationId)).toHaveLength(2);
  });

  it("keeps the question and shows the new answer when it regenerates", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    const { conversationId, messageId, answerId } = turn.request;
    await beginTurn(db, turn);
    await chooseVersion(db, { conversationId, parentId: messageId, messageId: answerId });
    const again = aTurn({ conversationId, messageId, parentId: null });
    await beginTurn(db, again);
    const path = activePath(await readMessages(db, conversationId), await readVersions(db, conversationId));
    expect(path.map(({ message }) => message.id)).toEqual([messageId, again.request.answerId]);
    expect(path[1]?.versions).toEqual([answerId, again.request.answerId]);
    expect(path[0]?.message.idAnswer).toBe(again.request.answerId);
  });

  it("retries a refused question under the same ids", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    await beginTurn(db, turn);
    await db.outbox.clear();
    await db.messages.update(turn.request.answerId, { state: "failed", errorCode: "unknown_model" });
    await beginTurn(db, turn);
    expect(await db.messages.get(turn.request.answerId)).toMatchObject({ state: "waiting", errorCode: null });
    expect(await readOutbox(db)).toHaveLength(1);
  });

  it("names the project of the conversation with its first and with later questions", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    const { conversationId } = turn.request;
    await beginTurn(db, { ...turn, begins: { ...turn.begins, projectId: "p1" } });
    expect(await readConversation(db, conversationId)).toMatchObject({ projectId: "p1" });
    await beginTurn(db, aTurn({ conversationId }));
    const sent = (await readOutbox(db)).map(({ operation }) => operation);
    expect(sent).toMatchObject([{ request: { projectId: "p1" } }, { request: { projectId: "p1" } }]);
  });

  it("moves the conversation to the top of the list", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    await beginTurn(db, turn);
    await beginTurn(db, aTurn({ now: new Date(NOW.getTime() + 1000) }));
    const { conversationId, answerId } = turn.request;
    await beginTurn(db, aTurn({ conversationId, parentId: answerId, now: new Date(NOW.getTime() + 2000) }));
    expect((await listConversations(db))[0]?.id).toBe(conversationId);
  });
});
