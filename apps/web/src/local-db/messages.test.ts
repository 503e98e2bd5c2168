import { describe, expect, it } from "vitest";
import { aConversationRow, aMessageRow, NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { giveFeedback, readMessageSlices, readMessages, showFeedbackPanel } from "./messages.ts";
import { readOutbox } from "./outbox.ts";

describe("messages", () => {
  it("are read in the server's order, from one conversation only", async () => {
    const db = openTestDatabase();
    const rows = [2, 0, 1].map((seq) => aMessageRow({ id: `m${seq}`, idChat: "c", seq }));
    await db.messages.bulkAdd([...rows, aMessageRow({ idChat: "d" })]);
    expect((await readMessages(db, "c")).map(({ id }) => id)).toEqual(["m0", "m1", "m2"]);
  });

  it("are read in slices, without duplicates or gaps where two share a position or positions are empty", async () => {
    const db = openTestDatabase();
    const places = [...Array.from({ length: 450 }, (_, n) => n), 199, 200, 900];
    const rows = places.map((seq, n) => aMessageRow({ id: `m${n}`, idChat: "c", seq }));
    await db.messages.bulkAdd([...rows, aMessageRow({ idChat: "d" })]);
    const slices: string[][] = [];
    await readMessageSlices(db, "c", (slice) => slices.push(slice.map(({ id }) => id)));
    expect(slices.length).toBeGreaterThan(2);
    expect(slices.flat()).toEqual((await readMessages(db, "c")).map(({ id }) => id));
    await readMessageSlices(db, "none", (slice) => slices.push(slice.map(({ id }) => id)));
    expect(slices.flat()).toHaveLength(places.length);
  });

  it("store whether their feedback panel is open", async () => {
    const { db } = await answered();
    await showFeedbackPanel(db, "a", "open");
    expect(await db.messages.get("a")).toMatchObject({ activeFeedback: true });
    await showFeedbackPanel(db, "a", "closed");
    expect(await db.messages.get("a")).toMatchObject({ activeFeedback: false });
  });

  it("do not keep the comment of earlier feedback under new feedback", async () => {
    const { db } = await answered();
    const given = { conversationId: "c", messageId: "a" };
    await giveFeedback(db, { ...given, feedback: "bad", badComment: "Falso" }, NOW);
    await giveFeedback(db, { ...given, feedback: "good" }, NOW);
    expect(await db.messages.get("a")).toMatchObject({ feedback: "good", badComment: null });
    expect(await db.chats.get("c")).toMatchObject({ digest: "" });
    expect(await readOutbox(db)).toHaveLength(2);
  });

  it("that no longer exist ignore feedback", async () => {
    const { db } = await answered();
    await giveFeedback(db, { conversationId: "c", messageId: "gone", feedback: "good" }, NOW);
    expect(await readOutbox(db)).toEqual([]);
  });
});

async function answered() {
  const db = openTestDatabase();
  await db.chats.add(aConversationRow({ id: "c", digest: "d" }));
  await db.messages.add(aMessageRow({ id: "a", idChat: "c", role: "assistant" }));
  return { db };
}
