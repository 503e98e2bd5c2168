import { describe, expect, it, vi } from "vitest";
import { readAnswerDraft } from "./answer-drafts.ts";
import { createAnswerWriter } from "./answer-writer.ts";
import { beginTurn } from "./begin-turn.ts";
import { aFollowedAnswer, aTurn, NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { confirmEntries } from "./resolve-entries.ts";
import { searchLocal } from "./search-local.ts";

describe("a growing answer", () => {
  it("is saved at intervals, with its position in the stream, apart from the messages", async () => {
    const { db, writer, answer, id, runTimers, timers } = await begun();
    const write = vi.spyOn(db, "write");
    for (let event = 1; event <= 50; event += 1)
      writer.grow(answer({ text: "x".repeat(event), lastId: event }));
    expect(timers).toHaveLength(1);
    await runTimers();
    expect(write).toHaveBeenCalledTimes(1);
    expect(await readAnswerDraft(db, id)).toMatchObject({
      lastId: 50,
      turn: { steps: [{ text: "x".repeat(50) }] },
    });
    expect(await db.messages.get(id)).toMatchObject({ text: "", state: "streaming" });
  });

  it("is stored whole in the messages when it ends, and can be searched", async () => {
    const { db, writer, answer, id } = await begun();
    writer.grow(answer({ text: "Son 22", lastId: 3 }));
    await writer.finish(answer({ text: "Son 22 días", state: "complete" }), NOW);
    expect(await db.messages.get(id)).toMatchObject({
      text: "Son 22 días",
      state: "complete",
      seq: 1,
      isOnServer: true,
    });
    expect(await readAnswerDraft(db, id)).toBeUndefined();
    expect(await searchLocal(db, "22 dias")).toHaveLength(1);
  });

  it("is not restored by a part that arrives after its end", async () => {
    const { db, writer, answer, id, runTimers } = await begun();
    await writer.finish(answer({ text: "Fin", state: "stopped" }), NOW);
    writer.grow(answer({ text: "Fi", lastId: 9 }));
    await runTimers();
    expect(await readAnswerDraft(db, id)).toBeUndefined();
    expect(await db.messages.get(id)).toMatchObject({ text: "Fin", state: "stopped" });
  });

  it("keeps the final state that the server sent", async () => {
    const { db, writer, answer, id } = await begun();
    await db.messages.update(id, { state: "interrupted", text: "Hasta aquí" });
    await writer.finish(answer({ text: "Más", state: "complete" }), NOW);
    expect(await db.messages.get(id)).toMatchObject({ state: "interrupted", text: "Hasta aquí" });
  });

  it("is saved at once before the page is closed", async () => {
    const { db, writer, answer, id } = await begun();
    writer.grow(answer({ text: "Son", lastId: 2 }));
    await writer.saveNow();
    expect(await readAnswerDraft(db, id)).toMatchObject({ lastId: 2 });
  });
});

async function begun() {
  const db = openTestDatabase();
  const turn = aTurn();
  await beginTurn(db, turn);
  await confirmEntries(db, await db.outbox.toArray());
  const { conversationId: idChat, answerId: id } = turn.request;
  const timers: (() => void)[] = [];
  const writer = createAnswerWriter({
    db,
    warn: (message, cause) => {
      throw new Error(message, { cause });
    },
    later: (_ms, task) => {
      timers.push(task);
      return () => undefined;
    },
  });
  const runTimers = async () => {
    for (const task of timers.splice(0)) task();
    await writer.saveNow();
  };
  const answer = (fields: Parameters<typeof aFollowedAnswer>[0]) =>
    aFollowedAnswer({ ...fields, id, idChat });
  return { db, writer, answer, id, timers, runTimers };
}
