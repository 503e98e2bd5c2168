import { describe, expect, it } from "vitest";
import { beginTurn } from "./begin-turn.ts";
import { aConversationRow, aMessageRow, aTurn, openTestDatabase } from "./local-db.fixtures.ts";
import type { MessageRow } from "./rows.ts";
import { searchLocal } from "./search-local.ts";

describe("the search without the server", () => {
  it("finds words in titles and then in messages, newest first, ignoring accents", async () => {
    const db = await filled([
      { id: "viejo", text: "La política de VACACIONES cambió", createAt: "2026-01-01T00:00:00.000Z" },
      { id: "nuevo", text: "Pedir una vacación", createAt: "2026-05-01T00:00:00.000Z" },
      { id: "otro", text: "Nada que ver", createAt: "2026-06-01T00:00:00.000Z" },
    ]);
    await db.chats.add(aConversationRow({ id: "t", title: "Vacaciones de verano" }));
    const hits = await searchLocal(db, "vacaciones");
    expect(hits.map(({ messageId, conversationId }) => messageId ?? conversationId)).toEqual([
      "t",
      "nuevo",
      "viejo",
    ]);
    expect(hits.map(({ snippet }) => marked(snippet))).toEqual([
      ["Vacaciones"],
      ["vacación"],
      ["VACACIONES"],
    ]);
  });

  it("finds text that a person added to an answer, and shows it", async () => {
    const content: MessageRow["content"] = [{ type: "steer", id: "s", text: "Dilo en quincenas" }];
    const db = await filled([{ id: "a", text: "Son treinta días", content }]);
    expect((await searchLocal(db, "quincenas")).map(({ snippet }) => marked(snippet))).toEqual([
      ["quincenas"],
    ]);
  });

  it("requires every word, each as a prefix", async () => {
    const db = await filled([
      { id: "a", text: "Turno de noche en Málaga" },
      { id: "b", text: "Turno de mañana" },
      { id: "c", text: "El retorno de la nochevieja" },
    ]);
    expect(await idsOf(db, "turno noch")).toEqual(["a"]);
    expect(await idsOf(db, "manana")).toEqual(["b"]);
    expect(await idsOf(db, "oche")).toEqual([]);
    expect(await idsOf(db, "  ¿? ")).toEqual([]);
  });

  it("finds singular and plural of a word, also where their beginnings differ", async () => {
    const db = await filled([
      { id: "dia", text: "El último día del mes" },
      { id: "dias", text: "Son 22 días" },
      { id: "diario", text: "El diario de a bordo" },
      { id: "voz", text: "Baja la voz" },
      { id: "voces", text: "Se oyen voces" },
    ]);
    expect((await idsOf(db, "días")).sort()).toEqual(["dia", "dias"]);
    expect((await idsOf(db, "voces")).sort()).toEqual(["voces", "voz"]);
    expect((await idsOf(db, "voz")).sort()).toEqual(["voces", "voz"]);
    const hits = await searchLocal(db, "DIAS");
    expect(hits.flatMap(({ snippet }) => marked(snippet)).sort()).toEqual(["día", "días"]);
  });

  it("shows the matches in context, on one line, with marks", async () => {
    const text = `${"palabra ".repeat(60)}\n\nel **reembolso** del equipaje\n${"otra ".repeat(80)}`;
    const db = await filled([{ id: "a", text }]);
    const [hit] = await searchLocal(db, "reembolso equipajes");
    expect(hit?.snippet.text.length).toBeLessThan(260);
    expect(hit?.snippet.text).toMatch(/^… palabra .*el \*\*reembolso\*\* del equipaje otra .* …$/);
    expect(marked(hit?.snippet)).toEqual(["reembolso", "equipaje"]);
  });

  it("finds and marks letters that are stored as base letter and combining accent", async () => {
    const db = await filled([{ id: "a", text: "avio\u0301n 😀 canción" }]);
    const [hit] = await searchLocal(db, "avión cancion");
    expect(marked(hit?.snippet)).toEqual(["avión", "canción"]);
  });

  it("omits deleted conversations and stops at the limit", async () => {
    const db = await filled(Array.from({ length: 1200 }, (_, at) => ({ id: `m${at}`, text: `hola ${at}` })));
    expect(await searchLocal(db, "hola", { limit: 7 })).toHaveLength(7);
    expect(await idsOf(db, "hola 1199")).toEqual(["m1199"]);
    await db.chats.update("c", { deletedAt: "2026-11-15T00:00:00.000Z" });
    expect(await searchLocal(db, "hola")).toEqual([]);
  });

  it("finds text that was written since the last search", async () => {
    const db = await filled([{ id: "a", text: "hola" }]);
    expect(await idsOf(db, "adios")).toEqual([]);
    const turn = aTurn({ conversationId: "c", parentId: "a", text: "Adiós" });
    await beginTurn(db, turn);
    expect(await idsOf(db, "adios")).toEqual([turn.request.messageId]);
  });

  it("aborts when the person types on", async () => {
    const db = await filled([{ id: "a", text: "hola" }]);
    expect(await searchLocal(db, "hola", { signal: AbortSignal.abort() })).toEqual([]);
  });
});

async function filled(messages: Partial<MessageRow>[]) {
  const db = openTestDatabase();
  await db.chats.add(aConversationRow({ id: "c", title: "Sin título" }));
  const rows = messages.map((fields, seq) => aMessageRow({ idChat: "c", seq, ...fields }));
  await db.messages.bulkAdd(rows);
  return db;
}

async function idsOf(db: ReturnType<typeof openTestDatabase>, typed: string) {
  return (await searchLocal(db, typed)).map(({ messageId }) => messageId);
}

function marked(snippet: { text: string; marks: [number, number][] } | undefined) {
  return snippet?.marks.map(([start, end]) => snippet.text.slice(start, end));
}
