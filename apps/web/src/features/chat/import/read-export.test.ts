import { expect, it } from "vitest";
import { aConversationRow, aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { toJson } from "../export/to-json.ts";
import { readExport } from "./read-export.ts";

const words = { picture: "[Imagen]", untitled: "Sin título" };
const read = (value: unknown) => readExport(value, words);
const shown = (value: unknown) =>
  read(value)?.conversations.flatMap(({ messages }) =>
    messages.map(({ id, parentId, role, text }) => `${id}<${parentId ?? ""} ${role}: ${text}`),
  );

const node = (id: string, parent: string | null, children: string[], message: object | null = null) => ({
  [id]: { id, parent, children, message },
});
const said = (role: string, parts: unknown[], more: object = {}) => ({
  author: { role },
  create_time: 1_700_000_000,
  content: { content_type: "multimodal_text", parts },
  recipient: "all",
  ...more,
});

const chatGpt = {
  title: "Turnos",
  conversation_id: "c1",
  create_time: 1_700_000_000.5,
  current_node: "a1",
  mapping: {
    ...node("root", null, ["sys"]),
    ...node("sys", "root", ["q"], said("system", ["Oculto"])),
    ...node(
      "q",
      "sys",
      ["a1", "a2"],
      said("user", ["¿Y esto?", { content_type: "image_asset_pointer", asset_pointer: "x" }]),
    ),
    ...node("a1", "q", ["tool"], said("assistant", ["Uno."], { metadata: { model_slug: "gpt-4o" } })),
    ...node("tool", "a1", ["a3"], said("tool", ["resultado"])),
    ...node("a3", "tool", [], said("assistant", ["Dos."])),
    ...node("a2", "q", [], said("assistant", ["Otra versión."])),
  },
};

it("reads a tree of ChatGPT: branches, the shown one last, pictures as a line, parts of an answer as one", () => {
  expect(shown([chatGpt])).toEqual([
    "q< user: ¿Y esto?\n\n[Imagen]",
    "a2<q assistant: Otra versión.",
    "a1<q assistant: Uno.\n\nDos.",
  ]);
  expect(read([chatGpt])?.conversations[0]).toMatchObject({
    id: "c1",
    title: "Turnos",
    createAt: "2023-11-14T22:13:20.500Z",
  });
});

it("reads an export of Open WebUI", () => {
  const messages = {
    q: {
      id: "q",
      parentId: null,
      childrenIds: ["a"],
      role: "user",
      content: "Hola",
      timestamp: 1_700_000_000,
    },
    a: { id: "a", parentId: "q", childrenIds: [], role: "assistant", content: "Buenas", model: "llama" },
  };
  const item = { id: "w1", title: "Saludo", chat: { history: { messages, currentId: "a" } } };
  expect(shown([item])).toEqual(["q< user: Hola", "a<q assistant: Buenas"]);
  expect(read([item])?.source).toBe("open-webui");
});

it("reads what this product exports", () => {
  const conversation = aConversationRow({ id: "chat", title: "Vacaciones" });
  const rows = [
    aMessageRow({ id: "q", idChat: "chat", role: "user", text: "¿Cuántos días?", parentId: null }),
    aMessageRow({ id: "a", idChat: "chat", role: "assistant", text: "Treinta.", parentId: "q" }),
  ];
  const exported = JSON.parse(toJson(conversation, rows, new Date()));
  expect(shown(exported)).toEqual(["q< user: ¿Cuántos días?", "a<q assistant: Treinta."]);
  expect(read(exported)).toMatchObject({ source: "metatron", conversations: [{ title: "Vacaciones" }] });
});

it("says which conversations can't be read and why, and reads each one once", () => {
  const empty = { title: "Nada", conversation_id: "c2", mapping: node("root", null, []) };
  const broken = { title: "Rota", mapping: node("root", null, [], said("user", ["Hola"])) };
  expect(read([chatGpt, chatGpt, empty, broken, { title: "Otra cosa" }])).toMatchObject({
    conversations: [{ id: "c1" }],
    unreadable: [
      { title: "Nada", why: "empty" },
      { title: "Rota", why: "broken" },
      { title: "Otra cosa", why: "broken" },
    ],
  });
});

it.each([null, 7, "texto", [], {}, [[]], [{ title: "x" }]])("recognises no product in %j", (value) => {
  expect(read(value)).toBeNull();
});

it("reads a tree that is a circle, and one that is 5,001 messages deep, without hanging", () => {
  const circle = { conversation_id: "c3", mapping: node("a", "b", ["b"]), title: "" };
  Object.assign(circle.mapping, node("b", "a", ["a"], said("user", ["Hola"])));
  expect(read([circle])).toMatchObject({
    conversations: [],
    unreadable: [{ title: "Sin título", why: "empty" }],
  });
  const deep = Array.from({ length: 5001 }, (_, at) =>
    node(
      `n${at}`,
      at === 0 ? null : `n${at - 1}`,
      [`n${at + 1}`],
      said(at % 2 ? "assistant" : "user", ["x"]),
    ),
  );
  const long = { conversation_id: "c4", title: "Larga", mapping: Object.assign({}, ...deep) };
  expect(read([long])?.unreadable).toEqual([{ title: "Larga", why: "long" }]);
});
