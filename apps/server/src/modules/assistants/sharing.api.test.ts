import { randomUUID } from "node:crypto";
import type { AssistantRecord, AssistantSummary } from "@metatron/contract/assistants/assistant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import {
  addMember,
  formWith,
  newAssistant,
  newParticipant,
  newTeam,
  type Participant,
} from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { sendJson, startOutsideServer } from "../../../test/stand-ins/outside-server.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { ASSISTANT_REVIEW: "off" } });
});
afterAll(() => test.close());

const LEGAL = "chat_metatron_legal_leasing";
const AGENT = "chat_metatron_airport_agent";

const share = (person: Participant, id: string, emails: readonly string[], role = "viewer") =>
  person.call({ method: "POST", url: `/api/assistant/${id}/add_members`, payload: { emails, role } });
const grant = (person: Participant, id: string, audience: string, role: string | null) =>
  person.call({ method: "PUT", url: `/api/assistant/${id}/grant`, payload: { audience, role } });
const read = (person: Participant, id: string) => person.call({ url: `/api/assistant?assistant_id=${id}` });
const askAssistant = (person: Participant, payload: object) =>
  person.call({ method: "POST", url: "/api/assistant/chat_assistant", payload });
const insights = async (person: Participant, id: string) =>
  (await person.call({ url: `/api/assistant/${id}/insights` })).json();

describe("sharing", () => {
  it("adds several people at once and changes those who are members", async () => {
    const { owner, editor, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    const added = await share(owner, id, [editor.email, viewer.email, editor.email], "editor");
    expect(added.json().items).toMatchObject([
      { email: owner.email, role: "owner" },
      { email: viewer.email, role: "editor" },
      { email: editor.email, role: "editor" },
    ]);
    expect((await share(viewer, id, ["otra@aerovia.example"])).statusCode).toBe(403);
  });

  it("adds none of them if the last owner would lose the assistant", async () => {
    const { owner, editor } = newTeam(test);
    const { id } = await newAssistant(owner);
    const answer = await share(owner, id, [editor.email, owner.email], "viewer");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "last_owner"]);
    expect((await read(editor, id)).statusCode).toBe(404);
  });

  it("gives a role access with what it may do, and takes it away", async () => {
    const { owner, stranger } = newTeam(test);
    const lawyer = newParticipant(test, [LEGAL]);
    const { id } = await newAssistant(owner);
    expect((await grant(owner, id, LEGAL, "editor")).json().grants).toEqual([
      { audience: LEGAL, role: "editor" },
    ]);
    expect((await read(lawyer, id)).json()).toMatchObject({
      memberRole: null,
      can: { edit: true, share: false },
    });
    expect((await read(stranger, id)).statusCode).toBe(404);
    await grant(owner, id, LEGAL, "viewer");
    expect((await read(lawyer, id)).json()).toMatchObject({ can: { edit: false } });
    expect(
      (await lawyer.call({ method: "POST", url: `/api/assistant/${id}/leave`, payload: {} })).statusCode,
    ).toBe(409);
    await grant(owner, id, LEGAL, null);
    expect((await read(lawyer, id)).statusCode).toBe(404);
    expect((await grant(owner, id, "everyone", "editor")).statusCode).toBe(422);
  });

  it("stops a person's next question when their access is taken away, and keeps the conversation", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    const first = question("¿Qué chaleco llevo?", { assistantId: id });
    expect((await askAssistant(viewer, first)).statusCode).toBe(200);
    const url = `/api/assistant/${id}/delete_member?email=${encodeURIComponent(viewer.email)}`;
    await owner.call({ method: "DELETE", url });
    const { conversationId, answerId } = first;
    const next = question("¿Y el casco?", { assistantId: id, conversationId, parentId: answerId });
    expect((await askAssistant(viewer, next)).statusCode).toBe(404);
    const kept = await viewer.call({
      url: `/api/history/list_messages?conversationId=${conversationId}`,
    });
    expect(JSON.stringify(kept.json())).toContain("¿Qué chaleco llevo?");
    expect(JSON.stringify(kept.json())).not.toContain("¿Y el casco?");
  });
});

describe("a limit to roles", () => {
  it("names the members and roles that it would exclude before it is saved", async () => {
    const { owner, viewer, editor } = newTeam(test);
    const lawyer = newParticipant(test, [LEGAL]);
    const { id } = await newAssistant(owner);
    await share(owner, id, [viewer.email, lawyer.email, "nueva@aerovia.example"]);
    for (const person of [viewer, lawyer]) await read(person, id);
    await grant(owner, id, AGENT, "viewer");
    const excluded = async (roles: string) =>
      (await owner.call({ url: `/api/assistant/${id}/excluded?roles=${roles}` })).json();
    expect(await excluded(LEGAL)).toEqual({
      people: [{ name: viewer.name, email: viewer.email }],
      audiences: [AGENT],
      unknown: 1,
    });
    expect(await excluded("")).toEqual({ people: [], audiences: [], unknown: 1 });
    await share(owner, id, [editor.email], "editor");
    await read(editor, id);
    expect((await editor.call({ url: `/api/assistant/${id}/excluded` })).statusCode).toBe(403);
  });
});

describe("finding people", () => {
  it("finds people who have signed in, by name or e-mail, but not for external people", async () => {
    const { owner, viewer, external } = newTeam(test);
    await viewer.call({ url: "/api/assistants/list" });
    const find = async (person: Participant, q: string) =>
      (await person.call({ url: `/api/assistants/people?q=${encodeURIComponent(q)}` })).json().items;
    expect(await find(owner, viewer.email.slice(0, 12).toUpperCase())).toContainEqual({
      name: viewer.name,
      email: viewer.email,
    });
    expect(await find(owner, "%")).toEqual([]);
    expect(await find(external, viewer.email)).toEqual([]);
  });

  it("asks the directory where one is configured", async () => {
    const directory = await startOutsideServer((request, response) => {
      expect(request.headers.authorization).toBe("Bearer llave");
      sendJson(response, 200, {
        Resources: [
          {
            displayName: "Ana Ruiz",
            emails: [{ value: "otra@x.example" }, { value: "Ana@x.example", primary: true }],
          },
          { displayName: "Ana Baja", userName: "baja@x.example", active: false },
          { userName: "ana.sola@x.example" },
          { displayName: "Sin correo", userName: "u123" },
        ],
      });
    });
    const own = await startTestApp({
      environment: { DIRECTORY_URL: `${directory.baseUrl}/scim/v2/`, DIRECTORY_TOKEN: "llave" },
    });
    const person = newParticipant(own);
    const answer = await person.call({ url: `/api/assistants/people?q=${encodeURIComponent('An"a')}` });
    expect(answer.json().items).toEqual([
      { name: "Ana Ruiz", email: "ana@x.example" },
      { name: "ana.sola@x.example", email: "ana.sola@x.example" },
    ]);
    const [asked] = directory.requests;
    expect(asked?.url.pathname).toBe("/scim/v2/Users");
    expect(asked?.url.searchParams.get("filter")).toContain('displayName co "An\\"a"');
    directory.trouble(/Users/, { kind: "status", status: 403 });
    const { viewer } = newTeam(own);
    await viewer.call({ url: "/api/assistants/list" });
    const without = await person.call({
      url: `/api/assistants/people?q=${encodeURIComponent(viewer.email)}`,
    });
    expect(without.json().items).toEqual([{ name: viewer.name, email: viewer.email }]);
    await own.close();
    await directory.close();
  });
});

describe("insights", () => {
  it("are counts without texts, and only from five people on", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await grant(owner, id, "everyone", "viewer");
    const people = Array.from({ length: 5 }, () => newParticipant(test));
    const answered: { person: Participant; conversationId: string; messageId: string }[] = [];
    for (const person of people.slice(0, 4)) answered.push(await askOnce(person, id));
    expect(await insights(owner, id)).toMatchObject({
      days: 30,
      people: null,
      conversations: null,
      answers: null,
    });
    for (const person of people.slice(4)) answered.push(await askOnce(person, id));
    expect(await insights(owner, id)).toMatchObject({
      people: 5,
      conversations: 5,
      answers: 5,
      good: 0,
      bad: 0,
    });
    for (const { person, ...of } of answered.slice(0, 2))
      await person.call({ method: "POST", url: "/api/chat/feedback", payload: { ...of, feedback: "bad" } });
    // Two people rated: their ratings would say what each of them thought.
    expect(await insights(owner, id)).toMatchObject({ people: 5, good: null, bad: null });
    expect((await viewer.call({ url: `/api/assistant/${id}/insights` })).statusCode).toBe(403);
  });

  it("count questions that the documents do not answer, from five people on", async () => {
    const { owner } = newTeam(test);
    const { id } = await newAssistant(owner);
    await grant(owner, id, "everyone", "viewer");
    await addDocument(test, { ownerId: id, text: "El chaleco reflectante se cambia cada 12 meses." });
    const people = Array.from({ length: 6 }, () => newParticipant(test));
    for (const person of people) await askOnce(person, id, "¿Cada cuánto se cambia el chaleco reflectante?");
    expect(await insights(owner, id)).toMatchObject({ people: 6, answers: 6, unanswered: 0 });
    for (const person of people.slice(0, 4)) await askOnce(person, id, "¿Qué menú hay en el vuelo a Lima?");
    // Four people: the count would say what they asked.
    expect(await insights(owner, id)).toMatchObject({ answers: 10, unanswered: null });
    for (const person of people.slice(4)) await askOnce(person, id, "¿Qué menú hay en el vuelo a Lima?");
    expect(await insights(owner, id)).toMatchObject({ answers: 12, unanswered: 6 });
  });
});

async function askOnce(person: Participant, assistantId: string, text = "¿Qué chaleco llevo?") {
  const asked = question(text, { assistantId });
  expect((await askAssistant(person, asked)).statusCode).toBe(200);
  return { person, conversationId: asked.conversationId, messageId: asked.answerId };
}

describe("the administrators' list", () => {
  it("sorts, pages, shows states and agrees with the gallery", async () => {
    const { owner, viewer, admin } = newTeam(test);
    const mark = `Orden ${randomUUID().slice(0, 8)}`;
    const [few, many] = [
      await newAssistant(owner, { name: `${mark} Áurea` }),
      await newAssistant(owner, { name: `${mark} Bravo` }),
    ];
    await addMember(owner, many.id, viewer.email, "viewer");
    const file = formWith(
      { name: "nota.txt", type: "text/plain", bytes: Buffer.from("Chaleco") },
      { assistantId: many.id },
    );
    expect((await owner.call({ method: "POST", url: "/api/assistant/upload", ...file })).statusCode).toBe(
      202,
    );
    await grant(owner, few.id, LEGAL, "viewer");
    const list = async (query: string): Promise<{ items: AssistantRecord[]; nextCursor: string | null }> =>
      (await admin.call({ url: `/api/admin/assistants?q=${encodeURIComponent(mark)}&${query}` })).json();
    const ids = ({ items }: { items: AssistantRecord[] }) => items.map(({ id }) => id);
    expect(ids(await list("order=name"))).toEqual([few.id, many.id]);
    expect(ids(await list("order=members&direction=desc"))).toEqual([many.id, few.id]);
    const first = await list("order=documents&direction=desc&limit=1");
    const second = await list(`order=documents&direction=desc&limit=1&cursor=${first.nextCursor}`);
    expect([...ids(first), ...ids(second)]).toEqual([many.id, few.id]);

    const cards: AssistantSummary[] = (await owner.call({ url: "/api/assistants/list?scope=mine" })).json()
      .items;
    for (const record of (await list("order=name")).items) {
      const card = cards.find(({ id }) => id === record.id);
      expect([record.members, record.documents]).toEqual([card?.memberCount, card?.fileCount]);
    }
    expect((await list("order=name")).items[0]).toMatchObject({ state: "published", audiences: [LEGAL] });
  });
});
