import { randomUUID } from "node:crypto";
import type { VerifiedAnswerFields } from "@metatron/contract/verified-answers/verified-answer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { recordingModel } from "../../../test/recording-model.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { verifiedFields } from "../../../test/verified-data.ts";
import { ensureOfficial } from "../assistants/index.ts";
import { createVerifiedAnswers } from "./index.ts";
import { readScopes } from "./verified-answers.repo.ts";

let now = new Date("2026-06-15T10:00:00Z");
let test: TestApp;
const reviewer = newPerson(["chat_metatron_user_admin"]);
const BY = {
  name: reviewer.name,
  role: "Recursos Humanos",
  on: "2026-06-15",
  until: "2999-12-31",
  language: "es",
};

const HR = randomUUID();
let fileId: string;

beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", LIMIT_STREAMS: "0" },
    deps: ({ db, models, log, retrieval: { glossary } }) => ({
      now: () => now,
      verifiedAnswers: createVerifiedAnswers({ db, models, log, glossary, now: () => now }),
    }),
  });
  const texts = { name: "RH+", description: "", instructions: "", model: "", starters: [] };
  await ensureOfficial(test.deps.db, [{ id: HR, specialty: "rh-plus", ...texts }]);
  const text = "# Vacaciones\nEl personal de tierra tiene veintitrés días laborables de vacaciones.";
  ({ id: fileId } = await addDocument(test, {
    ownerId: HR,
    text,
    title: "Vacaciones",
    name: "vacaciones.md",
  }));
});
afterAll(() => test.close());

const admin = () => test.as(reviewer);

async function save(changes: Partial<VerifiedAnswerFields>, id: string = randomUUID()) {
  const saved = await admin()({
    method: "PUT",
    url: `/api/admin/verified-answers/${id}`,
    payload: { ...verifiedFields, ...changes },
  });
  return { id, status: saved.statusCode, ...saved.json() };
}

const askRh = (text: string, changes = {}) => ask(test, newPerson(), question(text, changes), "rhplus");
const citationsIn = (parts: readonly { type: string; data?: unknown }[]) =>
  parts.filter(({ type }) => type === "data-citation").map(({ data }) => data);

describe("a verified answer", () => {
  it("answers the same question in other words, marked with its reviewer, and a near question not", async () => {
    await save({
      question: "¿Cuántos días de permiso tengo por adoptar un loro?",
      answer: "Son **9 días**, según la nota del loro.",
    });
    const same = await askRh("Hola, ¿cuántos días me corresponden por adoptar un loro?");
    expect(same.text).toBe("Son **9 días**, según la nota del loro. [1]");
    expect(citationsIn(same.parts)).toEqual([
      expect.objectContaining({ n: 1, title: "Convenio", page: 7, verified: true, verifiedBy: BY }),
    ]);
    expect(same.parts).toContainEqual({ type: "data-grounded", data: { grounded: true } });
    for (const near of [
      "¿Cuántos días de permiso tengo por adoptar dos loros?",
      "¿Cuántas horas de permiso tengo por adoptar un loro?",
      "¿Cuántos días de permiso tengo por no adoptar un loro?",
      "Soy piloto, ¿cuántos días de permiso tengo por adoptar un loro?",
      "¿Cómo pido el permiso por adoptar un loro?",
    ])
      expect((await askRh(near)).text, near).not.toContain("9 días");
  });

  it("keeps to its chat when the same question is asked in two chats at once", async () => {
    const text = "¿Quién guarda el paraguas de la torre?";
    await save({ question: text, answer: "Lo guarda Recursos Humanos." });
    await save({ question: text, answer: "Lo guarda la torre.", chat: "chat-libre" });
    const scopes = (["rh-plus", "chat-libre"] as const).map((chat) => ({ chat, assistantId: undefined }));
    const [inRh, inFree] = await readScopes(test.deps.db, scopes, now);
    const answersTo = (rows: typeof inRh) =>
      rows?.filter(({ question }) => question === text).map(({ answer }) => answer);
    expect(answersTo(inRh)).toEqual(["Lo guarda Recursos Humanos."]);
    expect(answersTo(inFree)).toEqual(["Lo guarda la torre."]);
  });

  it("is kept with the message, so that other devices and exports show the mark", async () => {
    await save({ question: "¿Quién custodia la llave del hangar azul?", answer: "La custodia Marta." });
    const person = newPerson();
    const asked = question("quien custodia la llave del hangar azul");
    await ask(test, person, asked, "rhplus");
    const { items } = (
      await test.as(person)({ url: `/api/history/list_messages?conversationId=${asked.conversationId}` })
    ).json();
    expect(items[1]).toMatchObject({ text: "La custodia Marta. [1]", citations: [{ verifiedBy: BY }] });
  });

  it("matches the wordings that its reviewer adds", async () => {
    await save({
      question: "¿Dónde recojo el chaleco reflectante?",
      wordings: ["¿En qué ventanilla dan los chalecos?"],
      answer: "En la ventanilla 3.",
    });
    expect((await askRh("en que ventanilla dan los chalecos")).text).toContain("ventanilla 3");
  });

  it("matches a wording in another language, and says in which language it is written", async () => {
    await save({
      question: "¿Cuántos días tengo por el rodaje de un documental?",
      answer: "Son 5 días.",
      wordings: ["How many days do I get for filming a documentary?"],
    });
    const { text, parts } = await askRh("Can you tell me how many days I get for filming a documentary?");
    expect(text).toBe("Son 5 días. [1]");
    expect(citationsIn(parts)).toMatchObject([{ verifiedBy: { language: "es" } }]);
    // Without a model, no other language than those of the wordings is understood well enough.
    const { text: other } = await askRh("Quantos dias tenho para filmar um documentário?");
    expect(other).not.toContain("Son 5 días.");
  });

  it("is not used for a follow-up, which depends on the question before it", async () => {
    await save({ question: "¿Cuánto dura?", answer: "Dura 77 minutos." });
    expect((await askRh("¿Cuánto dura?")).text).toContain("77 minutos");
    const person = newPerson();
    const first = question("¿Cuántos días de vacaciones tengo?");
    await ask(test, person, first, "rhplus");
    const { conversationId, answerId } = first;
    const next = question("¿Cuánto dura?", { conversationId, parentId: answerId });
    expect((await ask(test, person, next, "rhplus")).text).not.toContain("77 minutos");
  });

  it("is used up to its last day and never after it", async () => {
    await save({
      question: "¿Cuándo cierra la cafetería del simulador?",
      answer: "Cierra a las 19:45.",
      expiresOn: "2026-06-15",
    });
    expect((await askRh("¿cuándo cierra la cafetería del simulador?")).text).toContain("19:45");
    now = new Date("2026-06-16T00:00:01Z");
    expect((await askRh("¿cuándo cierra la cafetería del simulador?")).text).not.toContain("19:45");
    const listed = await admin()({ url: "/api/admin/verified-answers?state=expired&search=cafeter%C3%ADa" });
    expect(listed.json().items).toMatchObject([{ state: "expired" }]);
    now = new Date("2026-06-15T10:00:00Z");
  });

  it("holds only for the assistant that it was verified for", async () => {
    const owner = newPerson();
    const { id: assistantId } = await newAssistant({ ...owner, call: test.as(owner) });
    const text = "¿Cuál es la clave de la sala turquesa?";
    const { status } = await save({ chat: "ai-builder", assistantId, question: text, answer: "Es la 4417." });
    expect(status).toBe(200);
    const there = await ask(test, owner, question(text, { assistantId }), "chat_assistant");
    expect(there.text).toContain("4417");
    expect((await askRh(text)).text).not.toContain("4417");
    expect((await ask(test, owner, question(text))).text).not.toContain("4417");
    expect((await save({ chat: "ai-builder", assistantId: randomUUID(), question: text })).status).toBe(404);
  });

  it("is put aside when the document that it cites changes", async () => {
    const { db } = test.deps;
    const text = "¿Cuántos días de vacaciones se guardan en el cajón violeta?";
    const source = { title: "Vacaciones", page: 1, passage: "Cajón violeta.", fileId, url: null };
    const { id, state } = await save({ question: text, answer: "Se guardan 61.", sources: [source] });
    expect(state).toBe("valid");
    expect((await askRh(text)).text).toContain("61");
    const { sha256 } = await db
      .selectFrom("files")
      .select("sha256")
      .where("id", "=", fileId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("files")
      .set({ sha256: "0".repeat(64) })
      .where("id", "=", fileId)
      .execute();
    expect((await askRh(text)).text).not.toContain("61");
    const changed = await admin()({ url: "/api/admin/verified-answers?state=source_changed" });
    expect(changed.json().items).toMatchObject([{ id }]);
    await db.updateTable("files").set({ sha256 }).where("id", "=", fileId).execute();
  });
});

describe("the administration", () => {
  it("makes a corrected answer from feedback, and thanks its author", async () => {
    const person = newPerson();
    const asked = question("¿Qué color lleva la tarjeta de tránsito?");
    await ask(test, person, asked, "rhplus");
    const { conversationId, answerId: messageId } = asked;
    await test.as(person)({
      method: "POST",
      url: "/api/chat/feedback",
      payload: { conversationId, messageId, feedback: "bad", preselectComment: "wrong" },
    });
    const { status, id } = await save({
      question: "¿Qué color lleva la tarjeta de tránsito?",
      answer: "Es granate.",
      feedbackId: messageId,
    });
    expect(status).toBe(200);
    const own = (await test.as(person)({ url: "/api/chat/feedback?thanks=due" })).json().items;
    expect(own).toMatchObject([{ messageId, state: "corrected" }]);
    // Deleting the conversation takes the feedback back; the verified answer has its own texts.
    await test.as(person)({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    expect((await askRh("¿Qué color lleva la tarjeta de tránsito?")).text).toContain("granate");
    const audited = await test.deps.db
      .selectFrom("audit")
      .select("action")
      .where("subject_id", "in", [id, messageId])
      .orderBy("seq")
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(["feedback.triaged", "verified_answer.saved"]);
    expect((await save({ feedbackId: randomUUID() })).status).toBe(404);
  });

  it("edits, expires, exports, counts uses and deletes, each with an audit entry", async () => {
    const text = "¿Cuántas sillas hay en el aula índigo?";
    const { id } = await save({ question: text, answer: "Hay 31." });
    await askRh(text);
    await save({ question: text, answer: "=Hay 32." }, id);
    const [listed] = (await admin()({ url: "/api/admin/verified-answers?search=%C3%ADndigo" })).json().items;
    expect(listed).toMatchObject({
      id,
      answer: "=Hay 32.",
      state: "valid",
      uses: 1,
      reviewer: reviewer.name,
    });
    const csv = await admin()({ url: "/api/admin/verified-answers/export?language=es" });
    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.body).toContain(text);
    expect(csv.body).toContain("'=Hay 32.");
    await save({ question: text, answer: "Hay 32.", expiresOn: "2026-06-14" }, id);
    expect((await askRh(text)).text).not.toContain("32");
    const remove = () => admin()({ method: "DELETE", url: `/api/admin/verified-answers/${id}` });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    const actions = await test.deps.db
      .selectFrom("audit")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("seq")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "verified_answer.saved",
      "verified_answer.saved",
      "verified_answer.saved",
      "verified_answer.deleted",
    ]);
  });

  it("suggests verified questions for the test set of their assistant", async () => {
    const text = "¿Cuántos faroles tiene la pista ámbar?";
    await save({ question: text, answer: "Tiene 12." });
    const { items } = (await admin()({ url: `/api/admin/quality/${HR}/suggestions` })).json();
    expect(items).toContainEqual(expect.objectContaining({ kind: "verified", question: text }));
  });

  it("does not link a file of a conversation, which is private to its person", async () => {
    const { sources } = await save({
      sources: [{ title: "Mi nómina", page: null, passage: "", fileId: randomUUID(), url: null }],
    });
    expect(sources).toEqual([{ title: "Mi nómina", page: null, passage: "", fileId: null, url: null }]);
  });
});

describe("with a model", () => {
  const model = recordingModel();
  let modelled: TestApp;
  beforeAll(async () => {
    modelled = await startTestApp({
      environment: { OLLAMA_BASE_URL: "off" },
      deps: ({ models }) => ({ models: { ...models, ...model.models } }),
    });
    await modelled.as(reviewer)({
      method: "PUT",
      url: `/api/admin/verified-answers/${randomUUID()}`,
      payload: {
        ...verifiedFields,
        question: "¿Qué permiso hay por el bautizo de un sobrino?",
        answer: "Son 8 horas.",
      },
    });
  });
  afterAll(() => modelled.close());
  const askModelled = (text: string) => ask(modelled, newPerson(), question(text), "rhplus");

  it("answers the same question without asking the model", async () => {
    const { text } = await askModelled("¿Me puedes decir qué permiso hay por el bautizo de mi sobrino?");
    expect(text).toBe("Son 8 horas. [1]");
    expect(model.callsFor("answer")).toEqual([]);
    expect(model.callsFor("classify")).toEqual([]);
  });

  it("lets the model decide about other words, and not about another number, role or negation", async () => {
    model.reset();
    model.says.classify = () => "1";
    expect((await askModelled("Bautizan a mi sobrino: ¿de qué permiso dispongo?")).text).toBe(
      "Son 8 horas. [1]",
    );
    model.says.classify = () => "0";
    expect((await askModelled("Bautizan a mi sobrino: ¿de qué permiso disfruto?")).text).toBe("Respuesta.");
    model.says.classify = () => "1";
    for (const near of [
      "Bautizan a mis 2 sobrinos: ¿de qué permiso dispongo?",
      "Soy piloto y bautizan a mi sobrino: ¿de qué permiso dispongo?",
      "No bautizan a mi sobrino: ¿de qué permiso dispongo?",
    ])
      expect((await askModelled(near)).text, near).toBe("Respuesta.");
  });

  it("lets the model decide about the same question in another language", async () => {
    const saved = await modelled.as(reviewer)({
      method: "PUT",
      url: `/api/admin/verified-answers/${randomUUID()}`,
      payload: {
        ...verifiedFields,
        question: "¿Cuántos días de vacaciones tengo al año?",
        answer: "Son 23 días.",
      },
    });
    expect(saved.statusCode).toBe(200);
    model.reset();
    model.says.classify = () => "1";
    for (const same of [
      "How many vacation days do I have per year?",
      "Quantos dias de férias tenho por ano?",
    ])
      expect((await askModelled(same)).text, same).toBe("Son 23 días. [1]");
    for (const near of [
      "How many vacation days do I have after 2 years?",
      "How many vacation days do I have without a contract?",
    ])
      expect((await askModelled(near)).text, near).toBe("Respuesta.");
    model.says.classify = () => "0";
    expect((await askModelled("How many vacation days can I carry over?")).text).toBe("Respuesta.");
  });
});

describe("with an embedding model", () => {
  const model = recordingModel();
  const embedded: string[][] = [];
  /** Texts about the same subject have the same direction. */
  const vectorOf = (text: string) => (/madruga|amanecer/i.test(text) ? [1, 0] : [0, 1]);
  let fails = false;
  let found: TestApp;
  beforeAll(async () => {
    found = await startTestApp({
      environment: { OLLAMA_BASE_URL: "off" },
      deps: ({ db, models, log, retrieval: { glossary } }) => {
        const answering = { ...models, ...model.models };
        const embedding = {
          embeddingModel: "test",
          async embed(texts: readonly string[]) {
            embedded.push([...texts]);
            if (fails) throw new Error("The embedding model is away.");
            return { vectors: texts.map(vectorOf), modelId: "test" };
          },
        };
        return {
          models: answering,
          verifiedAnswers: createVerifiedAnswers({ db, log, glossary, models: embedding as never }),
        };
      },
    });
    const questions = [
      ["¿Qué compensación hay por madrugar?", "Un plus de madrugada."],
      ["¿Dónde recojo la tarjeta de identificación?", "En seguridad."],
    ];
    for (const [asked, answer] of questions)
      await found.as(reviewer)({
        method: "PUT",
        url: `/api/admin/verified-answers/${randomUUID()}`,
        payload: { ...verifiedFields, question: asked, answer },
      });
  });
  afterAll(() => found.close());
  const askFound = (text: string) => ask(found, newPerson(), question(text), "rhplus");

  it("offers the nearest questions to the model where they share no words, and the model decides", async () => {
    model.says.classify = () => "1";
    expect((await askFound("Entro al amanecer: ¿se paga aparte?")).text).toBe("Un plus de madrugada. [1]");
    const [call] = model.callsFor("classify");
    expect(JSON.stringify(call?.messages)).toContain("1. ¿Qué compensación hay por madrugar?");
    model.says.classify = () => "0";
    expect((await askFound("Empiezo al amanecer: ¿se paga mejor?")).text).toBe("Respuesta.");
  });

  it("answers as any other question when the embedding model fails", async () => {
    fails = true;
    model.says.classify = () => "1";
    expect((await askFound("Llego al amanecer: ¿se abona aparte?")).text).toBe("Respuesta.");
    expect(embedded.length).toBeGreaterThan(2);
    fails = false;
  });
});
