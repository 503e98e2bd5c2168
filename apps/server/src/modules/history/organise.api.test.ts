import { randomUUID } from "node:crypto";
import { MAX_TAGS_PER_PERSON, type TagColor } from "@metatron/contract/chat/constants";
import type { Conversation, Tag } from "@metatron/contract/chat/conversation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function listed(person: HistoryPerson): Promise<Conversation[]> {
  return (await person.call({ url: "/api/history/list_conversations" })).json().items;
}

const tagsOf = async (person: HistoryPerson) =>
  Object.fromEntries((await listed(person)).map(({ title, tags }) => [title, tags]));

const storedTags = async ({ personId }: HistoryPerson) =>
  await test.deps.database.db
    .selectFrom("tags")
    .select(["name", "color"])
    .where("person_id", "=", personId)
    .orderBy("key")
    .execute();

const tag = (name: string, color: TagColor = "chart-1"): Tag => ({ name, color });

const patch = (person: HistoryPerson, id: string, payload: object) =>
  person.call({ method: "PATCH", url: `/api/history/update_title/${id}`, payload });

const organise = (person: HistoryPerson, changes: object[]) =>
  person.call({ method: "POST", url: "/api/history/organise", payload: { changes } });

const rename = (person: HistoryPerson, from: string, to: Tag) =>
  person.call({ method: "PUT", url: "/api/history/tags", payload: { tag: from, ...to } });

describe("an archived conversation", () => {
  it("is listed and found as archived, and is in sync with a device that archived it", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation({ title: "Relevo de tripulación" });
    expect((await patch(person, id, { archived: true })).json()).toMatchObject({ archived: true });
    const found = await person.call({ url: "/api/history/search", query: { q: "relevo" } });
    expect(found.json().items).toMatchObject([{ conversationId: id, archived: true }]);
    const [row] = await listed(person);
    const conversations = [{ id, updatedAt: row?.updatedAt, digest: row?.digest }];
    const synced = await person.call({
      method: "POST",
      url: "/api/history/validate-synced",
      payload: { conversations },
    });
    expect(synced.json().synced).toBe(true);
  });

  it("comes back to the list with a new question", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation({ is_archived: true });
    const asked = question("¿Y mañana?", { conversationId: id });
    await person.call({ method: "POST", url: "/api/assistant/chatlibre", payload: asked });
    expect(await listed(person)).toMatchObject([{ id, archived: false }]);
  });
});

describe("tags", () => {
  it("are the same tag when their names are equal without accents and capitals", async () => {
    const person = await newHistoryPerson(test);
    const [first, second] = [
      await person.addAskedConversation({ title: "A" }),
      await person.addAskedConversation({ title: "B" }),
    ];
    await patch(person, first, { tags: [tag("Formación", "chart-3")] });
    const answer = await patch(person, second, {
      tags: [tag("FORMACION", "chart-5"), tag("formación"), tag("Urgente", "chart-2")],
    });
    expect(answer.json().tags).toEqual([tag("Formación", "chart-3"), tag("Urgente", "chart-2")]);
    expect(await storedTags(person)).toEqual([tag("Formación", "chart-3"), tag("Urgente", "chart-2")]);
  });

  it("are renamed and recoloured on every conversation, which devices then fetch", async () => {
    const person = await newHistoryPerson(test);
    const long = new Date("2026-01-01T00:00:00Z");
    await person.addAskedConversation({ title: "A", updated_at: long });
    const tagged = await person.addAskedConversation({ title: "B" });
    await patch(person, tagged, { tags: [tag("Rampa"), tag("Otra")] });
    const [before] = await listed(person);
    expect((await rename(person, "RAMPA", tag("Pista", "chart-4"))).statusCode).toBe(204);
    expect(await tagsOf(person)).toEqual({ A: [], B: [tag("Pista", "chart-4"), tag("Otra")] });
    const after = await listed(person);
    expect(after.find(({ id }) => id === tagged)?.digest).not.toBe(before?.digest);
    expect(after.find(({ title }) => title === "A")?.updatedAt).toBe(long.toISOString());
    // A repeated request changes nothing.
    expect((await rename(person, "RAMPA", tag("Pista", "chart-1"))).statusCode).toBe(204);
    expect(await storedTags(person)).toEqual([tag("Otra"), tag("Pista", "chart-4")]);
  });

  it("become one when a tag gets the name of another", async () => {
    const person = await newHistoryPerson(test);
    const [both, one] = [
      await person.addAskedConversation({ title: "A" }),
      await person.addAskedConversation({ title: "B" }),
    ];
    await patch(person, both, { tags: [tag("Rampa"), tag("Pista")] });
    await patch(person, one, { tags: [tag("Rampa")] });
    await rename(person, "Rampa", tag("PISTA", "chart-2"));
    expect(await tagsOf(person)).toEqual({ A: [tag("PISTA", "chart-2")], B: [tag("PISTA", "chart-2")] });
  });

  it("are deleted everywhere, with their last use, and with their last conversation", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation({ title: "A" });
    const other = await person.addAskedConversation({ title: "B" });
    await patch(person, id, { tags: [tag("Rampa"), tag("Pista"), tag("Turno")] });
    await patch(person, other, { tags: [tag("Pista")] });
    await person.call({ method: "POST", url: "/api/history/tags/delete", payload: { tag: "pista" } });
    expect(await tagsOf(person)).toEqual({ A: [tag("Rampa"), tag("Turno")], B: [] });
    await patch(person, id, { tags: [tag("Turno")] });
    expect(await storedTags(person)).toEqual([tag("Turno")]);
    await person.call({ method: "DELETE", url: `/api/history/delete/${id}` });
    expect(await storedTags(person)).toEqual([]);
  });

  it("are refused beyond the limits, and then nothing is stored", async () => {
    const person = await newHistoryPerson(test);
    const ids = await Promise.all([0, 1, 2, 3, 4, 5].map(() => person.addAskedConversation()));
    const names = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => tag(`Etiqueta ${from + at}`));
    for (const [at, id] of ids.slice(0, MAX_TAGS_PER_PERSON / 10).entries())
      expect((await patch(person, id, { tags: names(at * 10, 10) })).statusCode).toBe(200);
    const [first = "", last = ""] = [ids[0], ids.at(-1)];
    const refused = await patch(person, last, { tags: [tag("Una más")] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "too_many_tags"]);
    expect(await storedTags(person)).toHaveLength(MAX_TAGS_PER_PERSON);
    // Replacing one by another stays within the limit.
    expect((await patch(person, first, { tags: [...names(0, 9), tag("Nueva")] })).statusCode).toBe(200);
    expect((await patch(person, last, { tags: names(0, 11) })).statusCode).toBe(422);
    expect((await patch(person, last, { tags: [tag("x".repeat(31))] })).statusCode).toBe(422);
  });

  it("are of one person", async () => {
    const [person, other] = [await newHistoryPerson(test), await newHistoryPerson(test)];
    const id = await person.addAskedConversation({ title: "A" });
    await patch(person, id, { tags: [tag("Rampa")] });
    await rename(other, "Rampa", tag("Pista"));
    await other.call({ method: "POST", url: "/api/history/tags/delete", payload: { tag: "Rampa" } });
    await organise(other, [{ id, tags: [], archived: true }]);
    expect(await listed(person)).toMatchObject([{ tags: [tag("Rampa")], archived: false }]);
  });

  it("are in the export of a person's data", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation();
    await patch(person, id, { tags: [tag("Rampa propia")], archived: true });
    const archive = await person.call({ url: "/api/me/export" });
    expect(archive.statusCode).toBe(200);
    expect(archive.rawPayload.includes("tags.json")).toBe(true);
  });
});

describe("several conversations at once", () => {
  it("are archived and tagged; deleted ones and those of others are named", async () => {
    const [person, other] = [await newHistoryPerson(test), await newHistoryPerson(test)];
    const [a, b] = [
      await person.addAskedConversation({ title: "A" }),
      await person.addAskedConversation({ title: "B" }),
    ];
    const [foreign, unknown] = [await other.addAskedConversation(), randomUUID()];
    const answer = await organise(person, [
      { id: a, archived: true, tags: [tag("Rampa")] },
      { id: b, archived: true },
      { id: foreign, archived: true },
      { id: unknown, archived: true },
    ]);
    expect(answer.json().missing.sort()).toEqual([foreign, unknown].sort());
    const byTitle = (rows: Conversation[]) => rows.sort((x, y) => (x.title < y.title ? -1 : 1));
    const items = byTitle(answer.json().items);
    expect(items).toMatchObject([
      { id: a, archived: true, tags: [tag("Rampa")] },
      { id: b, archived: true, tags: [] },
    ]);
    expect(byTitle(await listed(person))).toEqual(items);
    expect(await listed(other)).toMatchObject([{ archived: false }]);
  });

  it("are deleted together; those of others are not", async () => {
    const [person, other] = [await newHistoryPerson(test), await newHistoryPerson(test)];
    const ids = await Promise.all([1, 2, 3].map(() => person.addAskedConversation()));
    const [kept = "", ...deleted] = ids;
    const foreign = await other.addAskedConversation();
    const send = () =>
      person.call({
        method: "POST",
        url: "/api/history/delete",
        payload: { ids: [...deleted, foreign, randomUUID()] },
      });
    expect((await send()).statusCode).toBe(204);
    expect((await send()).statusCode).toBe(204);
    expect((await listed(person)).map(({ id }) => id)).toEqual([kept]);
    expect(await listed(other)).toHaveLength(1);
    const synced = await person.call({
      method: "POST",
      url: "/api/history/validate-synced",
      payload: { conversations: deleted.map((id) => ({ id, updatedAt: new Date(), digest: "" })) },
    });
    expect(synced.json().deleted.sort()).toEqual(deleted.sort());
  });
});
