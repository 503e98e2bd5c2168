import { expect, it } from "vitest";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { countImports, keepImported } from "./keep-imported.ts";
import { stableId } from "./stable-id.ts";

const NOW = new Date("2026-11-17T10:00:00Z");
const conversation = {
  id: "11111111-1111-8111-8111-111111111111",
  title: "Turnos",
  createAt: "2024-01-02T10:00:00.000Z",
  messages: [
    {
      id: "q",
      parentId: null,
      role: "user",
      text: "Hola",
      createAt: "2024-01-02T10:00:00.000Z",
      model: null,
    },
    {
      id: "a",
      parentId: "q",
      role: "assistant",
      text: "Buenas",
      createAt: "2024-01-02T10:01:00.000Z",
      model: "x",
    },
  ],
} as const;
const given = () => ({ ...conversation, messages: [...conversation.messages] });

it("stores conversations with one outbox entry each, and a repeated import stores nothing", async () => {
  const db = openTestDatabase();
  await keepImported(db, [given()], NOW);
  await keepImported(db, [{ ...given(), title: "Otro" }], NOW);
  expect(await readOutbox(db)).toMatchObject([
    { conversationId: conversation.id, operation: { kind: "import" } },
  ]);
  expect(await countImports(db)).toBe(1);
  expect(await db.chats.get(conversation.id)).toMatchObject({
    title: "Turnos",
    isOnServer: false,
    lastMessageAt: "2024-01-02T10:01:00.000Z",
  });
  expect(
    (await db.messages.toArray()).map(({ id, idAnswer, isImporting }) => [id, idAnswer, isImporting]),
  ).toEqual([
    ["a", null, true],
    ["q", "a", true],
  ]);
});

it("makes the same id from the same name, and another one for another person", async () => {
  const id = await stableId("ana/chatgpt/c1");
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await stableId("ana/chatgpt/c1")).toBe(id);
  expect(await stableId("luis/chatgpt/c1")).not.toBe(id);
});
