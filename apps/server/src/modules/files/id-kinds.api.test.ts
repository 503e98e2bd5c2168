import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { assistantFields, newAssistant, newParticipant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { newSend } from "../../../test/send.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { formOf, uploader } from "../../../test/upload.ts";
import { onConversationDeleted } from "../../on-deleted.ts";
import { ensureOfficial } from "../assistants/index.ts";
import { storeSends, sweepUnusedHandler } from "../history/index.ts";
import { OFFICIAL_IDS, officialAssistants } from "../specialised/index.ts";

const HR = OFFICIAL_IDS["rh-plus"];
const VACATIONS = "¿Cuántos días de vacaciones tengo al año?";

const POLICY = `# Vacaciones
Cada persona de la plantilla tiene 23 días laborables de vacaciones al año. Las vacaciones se piden en RHConnect.`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  await ensureOfficial(db(), officialAssistants("gpt-5"));
  await addDocument(test, { ownerId: HR, title: "Vacaciones", text: POLICY });
  await addDocument(test, {
    ownerId: HR,
    title: "Nóminas",
    text: "La nómina se paga el día 28 de cada mes.",
  });
});
afterAll(() => test.close());

const external = () => newPerson(["chat_metatron_user_external"]);
const db = () => test.deps.database.db;

const documentsOf = (ownerId: string) =>
  db()
    .selectFrom("files")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("purpose", "=", "assistant")
    .execute();

const conversationsWith = (id: string) =>
  db().selectFrom("conversations").select("id").where("id", "=", id).execute();

describe("the id of an official assistant, used by an external person", () => {
  it("opens no conversation, shows no document, answers from none and deletes none", async () => {
    const before = await documentsOf(HR);
    expect(before).toHaveLength(2);
    const eve = uploader(test, external());

    expect((await eve.sign({ ownerId: HR })).status).toBe(404);
    expect((await eve.call({ url: `/api/conversation/${HR}/file/all/metadata` })).statusCode).toBe(404);
    const form = formOf({ content: "hola" });
    const upload = { method: "POST", url: `/api/conversation/${HR}/files/upload`, ...form } as const;
    expect((await eve.call(upload)).statusCode).toBe(404);
    for (const text of [VACATIONS, "¿Y cómo los pido?"]) {
      const answer = await ask(test, eve.person, question(text, { conversationId: HR }));
      expect([answer.status, answer.text]).toEqual([404, ""]);
    }
    const picture = {
      id: randomUUID(),
      prompt: "un avión",
      conversationId: HR,
      messageId: randomUUID(),
      answerId: randomUUID(),
    };
    const painted = await eve.call({ method: "POST", url: "/api/images/generate", payload: picture });
    expect(painted.statusCode).toBe(404);
    expect((await eve.call({ method: "DELETE", url: `/api/history/delete/${HR}` })).statusCode).toBe(404);

    expect(await conversationsWith(HR)).toEqual([]);
    expect(await documentsOf(HR)).toEqual(before);
    const rhPlus = await ask(test, newPerson(), question(VACATIONS), "rhplus");
    expect(rhPlus.parts.some(({ type }) => type === "data-citation")).toBe(true);
  });

  it("does not fail the sends of other people that are stored in the same statement", async () => {
    const answers = await Promise.all([
      ask(test, external(), question("Hola", { conversationId: HR })),
      ask(test, newPerson(), question("Hola")),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });
});

describe("a conversation with an assistant's id", () => {
  /** Inserts a conversation that an installation may hold from before ids were checked by kind. */
  async function plant(personId: string) {
    const { pool } = test.deps.database;
    const old = new Date(Date.now() - 3 * 24 * 60 * 60_000);
    await pool.query("alter table conversations disable trigger user");
    const planted = db()
      .insertInto("conversations")
      .values({
        id: HR,
        person_id: personId,
        unique_id: HR,
        title: "Mía",
        chat: "chat-libre",
        model: "gpt-5",
        emoji: null,
        assistant_id: null,
        base_knowledge: null,
        created_at: old,
        updated_at: old,
      })
      .execute();
    await planted.finally(() => pool.query("alter table conversations enable trigger user"));
  }

  async function personWithIt() {
    const eve = uploader(test, external());
    await eve.call({ url: "/api/history/list_conversations" });
    const { id } = await db()
      .selectFrom("people")
      .select("id")
      .where("email", "=", eve.person.email)
      .executeTakeFirstOrThrow();
    await plant(id);
    return eve;
  }

  it("does not list or quote the assistant's documents, and its deletion keeps them", async () => {
    const before = await documentsOf(HR);
    const eve = await personWithIt();
    const listed = await eve.call({ url: `/api/conversation/${HR}/file/all/metadata` });
    expect(listed.json()).toEqual({ files: [] });
    await ask(test, eve.person, question("Hola", { conversationId: HR }));
    const answer = await ask(test, eve.person, question(VACATIONS, { conversationId: HR }));
    expect(answer.parts.filter(({ type }) => type === "data-citation")).toEqual([]);
    const summary = await ask(test, eve.person, question("Resume el documento", { conversationId: HR }));
    expect(summary.parts.filter(({ type }) => type === "data-citation")).toEqual([]);
    const [document] = before;
    const named = await ask(
      test,
      eve.person,
      question("¿Qué dice?", { conversationId: HR, files: [document?.id ?? ""] }),
    );
    expect(named.status).toBe(404);
    const gone = await eve.call({
      method: "DELETE",
      url: `/api/conversation/${HR}/file/${document?.id}/delete`,
    });
    expect(gone.statusCode).toBe(404);
    await eve.call({ method: "DELETE", url: `/api/history/delete/${HR}` });
    expect(await documentsOf(HR)).toEqual(before);
    await db().deleteFrom("deleted_conversations").where("id", "=", HR).execute();
  });

  it("is swept without the assistant's documents", async () => {
    const before = await documentsOf(HR);
    expect(before).toHaveLength(2);
    await personWithIt();
    await sweepUnusedHandler({ db: db(), onDeleted: onConversationDeleted(test.deps) }).handle({}, "job");
    expect(await conversationsWith(HR)).toEqual([]);
    expect(await documentsOf(HR)).toEqual(before);
  });
});

describe("the id of a conversation", () => {
  const create = (person: ReturnType<typeof newParticipant>, id: string) =>
    person.call({ method: "POST", url: "/api/assistant/new", payload: assistantFields({ id }) });

  it("creates no assistant, neither new nor copied, also after the conversation is deleted", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const file = await ana.upload({ conversationId, content: "El turno empieza a las seis." });
    const eve = newParticipant(test);
    expect((await create(eve, conversationId)).json()).toMatchObject({ status: 409, code: "id_taken" });
    const own = await newAssistant(eve);
    const copy = { id: conversationId, name: "Copia" };
    const copied = await eve.call({
      method: "POST",
      url: `/api/assistant/${own.id}/duplicate`,
      payload: copy,
    });
    expect(copied.json()).toMatchObject({ status: 409, code: "id_taken" });
    expect((await eve.call({ url: `/api/files/${file.id}/content` })).statusCode).toBe(404);
    expect(await ana.list(conversationId)).toMatchObject([{ id: file.id }]);

    await ana.call({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    expect((await create(eve, conversationId)).statusCode).toBe(409);
  });

  it("is taken by one of the two when both are created at once", async () => {
    const eve = newParticipant(test);
    const ana = newPerson();
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const [assistant, answer] = await Promise.all([
        create(eve, id),
        ask(test, ana, question("Hola", { conversationId: id })),
      ]);
      const made = [assistant.statusCode === 201, answer.status === 200];
      expect(made.filter(Boolean)).toHaveLength(1);
      expect([assistant.statusCode, answer.status]).toEqual(made[0] ? [201, 404] : [409, 200]);
    }
  });

  it("is refused after an assistant with that id was deleted", async () => {
    const eve = newParticipant(test);
    const { id } = await newAssistant(eve);
    await eve.call({ method: "DELETE", url: `/api/assistant/assistant_delete?assistant_id=${id}` });
    expect((await ask(test, newPerson(), question("Hola", { conversationId: id }))).status).toBe(404);
  });
});

describe("the ids of another person's question and answer", () => {
  it("are stored for only one of two people whose questions are in the same statement", async () => {
    const people = [uploader(test), uploader(test)];
    for (const { call } of people) await call({ url: "/api/history/list_conversations" });
    const rows = await db()
      .selectFrom("people")
      .select("id")
      .where(
        "email",
        "in",
        people.map(({ person }) => person.email),
      )
      .execute();
    const ids = { questionId: randomUUID(), answerId: randomUUID() };
    const sends = rows.map(({ id }) => newSend(id, ids));
    const outcomes = (await storeSends(db(), sends)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["stored", "known"]);
  });

  it("do not affect another question of the same statement", async () => {
    const [ana, eve] = [newPerson(), newPerson()];
    const asked = question("¿Cuándo empieza mi turno?");
    const stolen = { ...question("Hola"), messageId: asked.messageId, answerId: asked.answerId };
    const [first, second] = await Promise.all([ask(test, ana, asked), ask(test, eve, stolen)]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    const rows = await db()
      .selectFrom("messages")
      .select(["conversation_id", "state"])
      .where("id", "=", asked.answerId)
      .execute();
    const winner = first.status === 200 ? asked : stolen;
    expect(rows).toEqual([{ conversation_id: winner.conversationId, state: "complete" }]);
  });

  it("do not read or change a question that was stored before", async () => {
    const [ana, eve] = [newPerson(), newPerson()];
    const asked = question("Mi número de taquilla es el 4711.");
    await ask(test, ana, asked);
    for (const ids of [
      { messageId: asked.messageId },
      { answerId: asked.answerId },
      { messageId: asked.answerId },
      { answerId: asked.messageId },
      { parentId: asked.answerId },
      { conversationId: asked.conversationId },
    ])
      expect((await ask(test, eve, question("¿Qué taquilla?", ids))).status).toBe(404);
    for (const id of [asked.answerId, asked.messageId])
      expect((await test.as(eve)({ url: `/api/chat/stream/${id}` })).statusCode).toBe(404);
    const list = `/api/history/list_messages?conversationId=${asked.conversationId}`;
    const { items } = (await test.as(ana)({ url: list })).json();
    expect(items).toHaveLength(2);
    expect((await test.as(eve)({ url: list })).statusCode).toBe(404);
  });
});

describe("the id of a file", () => {
  it("can't be uploaded to, completed, or deleted as another kind by anyone else", async () => {
    const [ana, eve] = [uploader(test), uploader(test)];
    const [home, other] = [randomUUID(), randomUUID()];
    const file = await ana.upload({ conversationId: home, content: "Mi nómina." });
    await eve.upload({ conversationId: other, content: "Nada." });
    const assistant = await newAssistant({ ...eve.person, call: eve.call });

    expect((await eve.sign({ fileId: file.id, ownerId: other })).status).toBe(404);
    expect((await eve.sign({ fileId: file.id, purpose: "image", name: "a.png" })).status).toBe(404);
    expect((await eve.complete(other, file.id)).statusCode).toBe(404);
    const asDocument = { fileId: file.id, assistantId: assistant.id };
    for (const request of [
      { method: "POST", url: "/api/assistant/upload", payload: asDocument },
      { method: "DELETE", url: `/api/assistant/${assistant.id}/artifact/${file.id}/delete` },
      { method: "DELETE", url: `/api/conversation/${other}/file/${file.id}/delete` },
      { method: "DELETE", url: `/api/images/${file.id}` },
      { method: "GET", url: `/api/conversation/${file.id}/file/all/metadata` },
      { method: "GET", url: `/api/news/pictures/${file.id}` },
    ] as const)
      expect((await eve.call(request)).statusCode, request.url).toBe(404);
    const avatar = await eve.call({
      method: "POST",
      url: "/api/assistant/new",
      payload: assistantFields({ avatar: file.id }),
    });
    expect(avatar.statusCode).toBe(404);
    expect(await ana.list(home)).toMatchObject([{ id: file.id }]);
    // A person's own file of one kind can't be used as another kind either.
    expect((await ana.sign({ fileId: file.id, ownerId: home, size: 12 })).body.code).toBe("id_taken");
    const picture = { fileId: file.id, purpose: "image", name: "a.png", size: 11 } as const;
    expect((await ana.sign(picture)).body.code).toBe("id_taken");
  });

  it("that was deleted restores nothing, also before its object is deleted", async () => {
    const [ana, eve] = [uploader(test), uploader(test)];
    const home = randomUUID();
    const file = await ana.upload({ conversationId: home, content: "Mi nómina." });
    await ana.call({ method: "DELETE", url: `/api/conversation/${home}/file/${file.id}/delete` });
    const again = await eve.sign({ fileId: file.id, ownerId: randomUUID(), size: file.size });
    expect([again.status, again.body.uploaded]).toEqual([200, false]);
  });
});

describe("ids of the same kind that another person uses", () => {
  it("answer 404 or 409 and change nothing", async () => {
    const [ana, eve] = [newParticipant(test), newParticipant(test)];
    const both = async (request: { method: "POST" | "PUT"; url: string; payload: object }) => [
      (await ana.call(request)).statusCode,
      (await eve.call(request)).statusCode,
    ];
    const report = { id: randomUUID(), kind: "Error", description: "No abre", context: {} };
    expect(await both({ method: "POST", url: "/api/issues", payload: report })).toEqual([201, 409]);
    const aCase = { id: randomUUID(), desk: "rh", subject: "s", description: "d", category: "Otros" };
    expect(await both({ method: "POST", url: "/api/rhconnect/cases", payload: aCase })).toEqual([201, 409]);
    const made = assistantFields();
    expect(await both({ method: "POST", url: "/api/assistant/new", payload: made })).toEqual([201, 409]);
    const picture = { id: randomUUID(), prompt: "un avión" };
    expect(await both({ method: "POST", url: "/api/images/generate", payload: picture })).toEqual([200, 404]);
    const [anas, eves] = [await newAssistant(ana), await newAssistant(eve)];
    const testId = randomUUID();
    const payload = { question: "¿Qué?", facts: ["Nada"] };
    const own = { method: "PUT", url: `/api/assistant/${anas.id}/tests/${testId}`, payload } as const;
    expect((await ana.call(own)).statusCode).toBe(200);
    const stolen = { method: "PUT", url: `/api/assistant/${eves.id}/tests/${testId}`, payload } as const;
    expect((await eve.call(stolen)).statusCode).toBe(409);
  });
});
