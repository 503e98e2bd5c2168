import { randomUUID } from "node:crypto";
import { type HistoryHit, historyHit } from "@metatron/contract/chat/conversation";
import { pageOf } from "@metatron/contract/page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { finishAnswers } from "./finish-answers.ts";

let test: TestApp;
let person: HistoryPerson;
let conversationId: string;
const texts = {
  holidays: "Las VACACIONES del personal de vuelo son de 22 días hábiles.",
  payslip: "La nómina se publica el último día del mes en el portal.",
  extension: "Marca dos veces la extensión 2200.",
  train: "El tren-expreso a Córdoba sale del andén 4; reserva en trenes@aerovia.example.",
};
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  person = await newHistoryPerson(test);
  conversationId = await person.addConversation({ title: "Petición de vacación", emoji: "🏖️" });
  for (const [name, text] of Object.entries(texts))
    ids[name] = await person.addMessage(conversationId, { text });
});
afterAll(() => test.close());

async function search(q: string, query: Record<string, string> = {}, who = person) {
  const answer = await who.call({ url: "/api/history/search", query: { q, ...query } });
  expect(answer.statusCode).toBe(200);
  return pageOf(historyHit).parse(answer.json());
}

const messagesOf = (hits: HistoryHit[]) =>
  hits.filter(({ messageId }) => messageId).map(({ messageId }) => messageId);
const marked = ({ snippet }: HistoryHit) =>
  snippet.marks.map(([start, end]) => snippet.text.slice(start, end));

describe("finding words", () => {
  it.each([
    ["as they are", "nómina", "payslip"],
    ["without their accents", "nomina ultimo", "payslip"],
    ["with accents that are not there", "vacaciónes", "holidays"],
    ["in other letters", "NÓMINA", "payslip"],
    ["in another form", "publicaron", "payslip"],
    ["a short one in the singular", "días portal", "payslip"],
    ["a short one in the plural", "día vuelo", "holidays"],
    ["a short one among quoted ones", '"último días"', "payslip"],
    ["with z and c", "vez extensión", "extension"],
    ["by the beginning of the last one", "portal nom", "payslip"],
    ["by the beginning with an accent", "hábi", "holidays"],
    ["in a quotation", '"días hábiles"', "holidays"],
    ["one or the other", "inexistente or nómina", "payslip"],
    ["and leaving others out", "día -vacaciones", "payslip"],
    ["by a number", "22", "holidays"],
    ["by an e-mail address", "trenes@aerovia.example", "train"],
    ["with a hyphen", "tren-expreso", "train"],
  ])("finds them %s", async (_title, q, expected) => {
    expect(messagesOf((await search(q)).items)).toContain(ids[expected]);
  });

  it.each([
    ["all must be there", "nómina vacaciones"],
    ["a closed quotation is meant as it stands", '"días hábil"x "hábiles días"'],
    ["only the last one may be a beginning", "nomi portal"],
    ["what is left out is left out", "nómina -portal"],
  ])("does not find them: %s", async (_title, q) => {
    expect(messagesOf((await search(q)).items)).toEqual([]);
  });

  it("finds titles before messages and reports which of them matched", async () => {
    const { items, nextCursor } = await search("vacaciones");
    expect(items).toEqual([
      {
        conversationId,
        messageId: null,
        title: "Petición de vacación",
        emoji: "🏖️",
        snippet: { text: "Petición de vacación", marks: [[12, 20]] },
        archived: false,
        createAt: expect.any(String),
      },
      {
        conversationId,
        messageId: ids.holidays,
        title: "Petición de vacación",
        emoji: "🏖️",
        snippet: { text: texts.holidays, marks: [[4, 14]] },
        archived: false,
        createAt: expect.any(String),
      },
    ]);
    expect(nextCursor).toBeNull();
  });

  it("shows the match in a long message, as plain text whatever the message contains", async () => {
    const who = await newHistoryPerson(test);
    const filling = "uno dos tres cuatro cinco. ".repeat(300);
    const text = `${filling}\n\n<b onclick="x()">Ojo</b>: \uE000pasaporte\uE001 & visado. ${filling}`;
    const id = await who.addMessage(await who.addConversation(), { text });
    const [hit] = (await search("pasaporte", {}, who)).items;
    expect(hit?.messageId).toBe(id);
    expect(hit && marked(hit)).toEqual(["pasaporte"]);
    expect(hit?.snippet.text.length).toBeLessThan(400);
    expect(hit?.snippet.text).not.toMatch(/[\uE000\uE001<]/);
  });

  it("finds an answer by the words of its tool calls, and shows them", async () => {
    const { db } = test.deps;
    const who = await newHistoryPerson(test);
    const conversation = await who.addConversation();
    const id = randomUUID();
    // Without a hold, the watch would consider the answer lost and end it during the test.
    test.deps.watch.hold(id);
    const writing = { state: "streaming" as const, writer_id: test.deps.watch.writerId };
    await who.addMessage(conversation, { id, role: "assistant", text: "", ...writing });
    const call = {
      id: "1",
      name: "find_gate",
      state: "output-available" as const,
      inputText: "",
      input: { flight: "AV204 a Cusco" },
      output: { note: "Puerta provisional" },
      errorText: null,
      approvalId: null,
    };
    await finishAnswers(db, [
      {
        id,
        conversationId: conversation,
        personId: who.personId,
        state: "complete",
        text: "Ya está.",
        content: [],
        citations: [],
        urls: [],
        usage: null,
        category: null,
        model: null,
        grounded: false,
        online: false,
        errorCode: null,
        steps: [{ text: "", reasoning: "", calls: [call], isFinished: true }],
        seconds: 1,
        cost: null,
      },
    ]);
    for (const q of ["cusco", "provisional"]) {
      const [hit] = (await search(q, {}, who)).items;
      expect([hit?.messageId, hit && marked(hit).map((word) => word.toLowerCase())]).toEqual([id, [q]]);
    }
  });

  it("finds words in a text of two million characters", async () => {
    const who = await newHistoryPerson(test);
    const text = `pasaporte ${"palabra ".repeat(250_000)}`;
    await who.addMessage(await who.addConversation(), { text });
    expect((await search("pasaporte", {}, who)).items).toHaveLength(1);
  });
});

describe("any input", () => {
  it.each([
    "'",
    '"',
    "''",
    '"""',
    "\\",
    "\\'",
    "%",
    "_",
    ":*",
    "a:*",
    "&",
    "|",
    "!",
    "!!",
    "( (",
    "))",
    "<->",
    "a <-> ",
    "* *",
    "-",
    "--",
    "- -",
    "-a",
    "-nómina",
    "or",
    "or or",
    "a or -b",
    "de",
    "la de los",
    "'; drop table messages; --",
    "$1",
    "\u202E\u0000x",
    "🙂",
    "NULL",
    "a\\:b",
    "https://x.example/?q=a&b=c#d",
    "x".repeat(200),
    '" or "',
    "';--\"",
    "\uE000\uE001",
    "\ud83d",
    "ß İ ı",
    "../..",
    "{}[]",
    "`",
  ])("answers a page for %j", async (q) => {
    await search(q);
  });

  it("finds nothing for signs, stop words or excluded words alone", async () => {
    for (const q of ["!!!", "de la", "-nómina", "a or -b"]) {
      expect(await search(q)).toEqual({ items: [], nextCursor: null });
    }
  });

  it.each([{}, { q: "" }, { q: " \n" }, { q: "x".repeat(201) }])("refuses %j", async (query) => {
    expect((await person.call({ url: "/api/history/search", query })).statusCode).toBe(422);
  });
});

it("pages through titles and messages without duplicates, newest first, while more arrive", async () => {
  const who = await newHistoryPerson(test);
  const expected: (string | null)[] = [];
  const conversations = [];
  for (let n = 0; n < 3; n += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + n));
    conversations.push(await who.addAskedConversation({ title: `Turno ${n}`, created_at }));
  }
  for (let n = 0; n < 4; n += 1)
    expected.unshift(await who.addMessage(conversations[0] ?? "", { text: `turno ${n}` }));
  const seen: HistoryHit[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await search("turnos", { limit: "2", ...(cursor ? { cursor } : {}) }, who);
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items);
    cursor = page.nextCursor;
    const created_at = new Date(Date.UTC(2026, 5, 1));
    if (cursor)
      await who.addMessage(await who.addConversation({ title: "Turno nuevo", created_at }), { text: "otro" });
  }
  const titles = seen.filter(({ messageId }) => messageId === null);
  expect(titles.map((hit) => hit.conversationId)).toEqual(conversations.toReversed());
  expect(seen.slice(titles.length).map(({ messageId }) => messageId)).toEqual(expected);
});
