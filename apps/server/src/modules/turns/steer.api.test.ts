import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ChatRequest } from "@metatron/contract/chat/chat";
import { historyHit } from "@metatron/contract/chat/conversation";
import { type Message, message } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readEvents } from "../../../test/read-parts.ts";
import {
  ALLOW_SCRIPTED,
  type Notebook,
  openNotebook,
  type Script,
  scriptedModels,
  scriptedQuestion,
  scriptedToolBox,
} from "../../../test/scripted-model.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { readBranches } from "../history/index.ts";

const ana = newPerson(["chat_metatron_user_pro"]);
const eva = newPerson(["chat_metatron_user_pro"]);

let folder: string;
let test: TestApp;
let notebook: Notebook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-steer-"));
  const shared: Notebook = { note: (line) => notebook.note(line), lines: () => notebook.lines() };
  test = await startTestApp({
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels(shared) },
      toolRules: ALLOW_SCRIPTED,
      tools: scriptedToolBox(shared),
    }),
  });
});
beforeEach(() => {
  notebook = openNotebook(join(folder, randomUUID()));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const steer = (answerId: string, payload: object, person = ana) =>
  test.as(person)({ method: "POST", url: `/api/chat/steer/${answerId}`, payload });
const added = (text: string) => ({ id: randomUUID(), text });
const stop = (answerId: string) => test.as(ana)({ method: "POST", url: `/api/chat/stop/${answerId}` });

async function rowOf({ conversationId, answerId }: ChatRequest): Promise<Message> {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  const rows = pageOf(message).parse((await test.as(ana)({ method: "GET", url })).json()).items;
  const row = rows.find(({ id }) => id === answerId);
  if (!row) throw new Error("The answer is not in the history.");
  return row;
}

const reduced = (body: string, answerId: string) =>
  toAnswer(
    readEvents(body)
      .map(({ id, part }) => ({ id, event: part }))
      .reduce(followTurn, beginFollowing(answerId)).turn,
  );

/** Sends a question and returns the request once the model writes; `end` is what its reader received. */
async function asking(script: Script, until = "model 0") {
  const request = question(scriptedQuestion(script));
  const end = ask(test, ana, request);
  await vi.waitFor(() => expect(notebook.lines()).toContainEqual(expect.stringContaining(until)), 10_000);
  return { request, end };
}

const SLOW = "uno dos tres cuatro cinco seis siete ocho";
const modelLines = () => notebook.lines().filter((line) => line.startsWith("model"));
const withoutTools = async <T>(work: () => Promise<T>): Promise<T> => {
  const model = await test.deps.models.resolve("scripted", []);
  if (!model) throw new Error("There is no model.");
  model.info.tools = false;
  return work().finally(() => {
    model.info.tools = true;
  });
};

it("finds an added message in the search of the history, with its words marked", () =>
  withoutTools(async () => {
    const { request, end } = await asking({ steps: [{ text: SLOW }, { text: "Listo." }], pauseMs: 60 });
    await steer(request.answerId, added("Incluye el cabotaje de Punta Arenas."));
    await end;
    const found = await test.as(ana)({ method: "GET", url: "/api/history/search?q=cabotaje" });
    const [hit] = pageOf(historyHit).parse(found.json()).items;
    expect(hit?.messageId).toBe(request.answerId);
    const { text = "", marks = [] } = hit?.snippet ?? {};
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["cabotaje"]);
  }));

it("runs one more step when a message is added to a plain answer", () =>
  withoutTools(async () => {
    const { request, end } = await asking({ steps: [{ text: SLOW }, { text: "Más corto." }], pauseMs: 60 });
    const wish = added("Más corto, por favor.");
    expect((await steer(request.answerId, wish)).statusCode).toBe(204);
    // The same message again, as after a lost response.
    expect((await steer(request.answerId, wish)).statusCode).toBe(204);
    const { body } = await end;
    expect(modelLines()).toEqual([
      "model 0 without tools",
      'model 1 without tools after "Más corto, por favor."',
    ]);
    const row = await rowOf(request);
    expect(row).toMatchObject({ state: "complete", text: `${SLOW}\n\nMás corto.` });
    expect(row.content).toEqual([
      { type: "text", text: SLOW },
      { type: "steer", id: wish.id, text: wish.text },
      { type: "text", text: "Más corto." },
    ]);
    expect(row).toMatchObject(reduced(body, request.answerId));
    // Sources and usage are streamed once, although the answer had reached an end before.
    expect(body.match(/"type":"data-usage"/g)).toHaveLength(1);
    // The next question includes all three texts, in their order.
    const { conversationId, answerId: messageId } = request;
    const { db } = test.deps.database;
    const { person_id: personId } = await db
      .selectFrom("messages")
      .select("person_id")
      .where("id", "=", messageId)
      .executeTakeFirstOrThrow();
    const [branch] = await readBranches(db, [{ personId, conversationId, messageId }]);
    expect(branch?.slice(1).map(({ role, text }) => [role, text])).toEqual([
      ["assistant", SLOW],
      ["user", wish.text],
      ["assistant", "Más corto."],
    ]);
    const again = await ask(test, ana, request);
    expect(row).toMatchObject(reduced(again.body, request.answerId));
    const kept = await test.deps.database.db.selectFrom("turns").select("id").execute();
    expect(kept).toEqual([]);
  }));

it("adds a message to the next step of an answer with tools", async () => {
  const steps: Script["steps"] = [
    { text: SLOW, calls: [{ tool: "look", input: 1 }] },
    { text: "Dos." },
    { text: "Tres." },
  ];
  const { request, end } = await asking({ steps, pauseMs: 60 });
  await steer(request.answerId, added("Mira también Chile."));
  await steer(request.answerId, added("Y Perú."));
  const { body } = await end;
  expect(modelLines()).toEqual(["model 0", 'model 1 after "Mira también Chile. | Y Perú."']);
  const row = await rowOf(request);
  expect(row.steps?.map(({ steers = [] }) => steers.map(({ text }) => text))).toEqual([
    [],
    ["Mira también Chile.", "Y Perú."],
  ]);
  expect(row).toMatchObject(reduced(body, request.answerId));
});

it("shows the added message of an answer that is stopped", () =>
  withoutTools(async () => {
    const { request, end } = await asking({ steps: [{ text: SLOW.repeat(20) }], pauseMs: 60 });
    const wish = added("Déjalo.");
    await steer(request.answerId, wish);
    await stop(request.answerId);
    const { body } = await end;
    const row = await rowOf(request);
    expect(row).toMatchObject({ state: "stopped" });
    expect(row.content.at(-1)).toEqual({ type: "steer", ...wish });
    expect(row).toMatchObject(reduced(body, request.answerId));
    expect(modelLines()).toHaveLength(1);
  }));

it("refuses a message for an ended answer, unless the answer already has that message", () =>
  withoutTools(async () => {
    const { request, end } = await asking({ steps: [{ text: SLOW }, { text: "Vale." }], pauseMs: 60 });
    const wish = added("En una tabla.");
    await steer(request.answerId, wish);
    await end;
    const late = await steer(request.answerId, added("Tarde."));
    expect([late.statusCode, late.json().code]).toEqual([409, "turn_ended"]);
    expect((await steer(request.answerId, wish)).statusCode).toBe(204);
    expect((await steer(request.answerId, added("Ajena."), eva)).statusCode).toBe(404);
    expect((await steer(request.messageId, added("A la pregunta."))).statusCode).toBe(404);
    expect((await rowOf(request)).content.filter(({ type }) => type === "steer")).toHaveLength(1);
  }));

it("stores a message once that is sent twice at the same moment, after the personal-data check", () =>
  withoutTools(async () => {
    const { request, end } = await asking({ steps: [{ text: SLOW }, { text: "Vale." }], pauseMs: 60 });
    const wish = added("Con\u0000 acentos: ñandú");
    const both = await Promise.all([steer(request.answerId, wish), steer(request.answerId, wish)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await end;
    const texts = (await rowOf(request)).content.flatMap((part) => (part.type === "steer" ? part.text : []));
    expect(texts).toEqual(["Con acentos: ñandú"]);
  }));

it("loses no message that is added at any moment of an answer", () =>
  withoutTools(async () => {
    for (let round = 0; round < 12; round += 1) {
      notebook = openNotebook(join(folder, randomUUID()));
      const script = { steps: [{ text: "uno dos" }, { text: "tres" }], pauseMs: 4 };
      const { request, end } = await asking(script);
      await setTimeout(round * 2);
      const { statusCode } = await steer(request.answerId, added("Otra cosa."));
      await end;
      const isThere = (await rowOf(request)).content.some(({ type }) => type === "steer");
      expect({ round, statusCode, isThere }).toEqual({
        round,
        statusCode: isThere ? 204 : 409,
        isThere: statusCode === 204,
      });
    }
  }));
