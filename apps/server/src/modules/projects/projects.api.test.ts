import { randomUUID } from "node:crypto";
import type { ProjectDetails } from "@metatron/contract/projects/project";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { ingest } from "../../../test/knowledge.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import type { TestPerson } from "../../../test/test-issuer.ts";
import { formOf } from "../../../test/upload.ts";

const INSTRUCTIONS = "Responde siempre con el código de la base.";

let provider: OpenAiStandIn;
let test: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 6 });
  test = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5", OLLAMA_BASE_URL: "off" },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  provider.requests.length = 0;
});

const fields = { name: "Verano 2027", color: "chart-2", instructions: INSTRUCTIONS };

async function newProject(owner: Participant, changes = {}): Promise<ProjectDetails> {
  const payload = { ...fields, version: null, ...changes };
  const made = await owner.call({ method: "PUT", url: `/api/projects/${randomUUID()}`, payload });
  expect(made.statusCode, made.body).toBe(200);
  return made.json();
}

const save = (person: Participant, id: string, changes: object) =>
  person.call({ method: "PUT", url: `/api/projects/${id}`, payload: { ...fields, ...changes } });

const setMember = (owner: Participant, id: string, payload: { email: string; role: string }) =>
  owner.call({ method: "PUT", url: `/api/projects/${id}/members`, payload });

async function newTeam() {
  const [owner, editor, reader] = [newParticipant(test), newParticipant(test), newParticipant(test)];
  const project = await newProject(owner);
  await setMember(owner, project.id, { email: editor.email, role: "editor" });
  await setMember(owner, project.id, { email: reader.email, role: "reader" });
  // An invitation becomes a membership with the person's first look at the list.
  for (const member of [editor, reader]) await member.call({ url: "/api/projects" });
  return { owner, editor, reader, id: project.id };
}

const personOf = ({ sub, email, name, roles }: Participant): TestPerson => ({ sub, email, name, roles });

async function askIn(person: Participant, projectId: string | undefined, text = "¿Qué es un NOTAM?") {
  const request = question(text, projectId === undefined ? {} : { projectId });
  const answer = await ask(test, personOf(person), request);
  expect(answer.status, answer.body).toBe(200);
  return { ...answer, conversationId: request.conversationId };
}

async function projectOf(person: Participant, conversationId: string): Promise<string | null | undefined> {
  const { items } = (await person.call({ url: "/api/history/list_conversations" })).json();
  return items.find(({ id }: { id: string }) => id === conversationId)?.projectId;
}

const organise = (person: Participant, changes: object[]) =>
  person.call({ method: "POST", url: "/api/history/organise", payload: { changes } });

const listed = async (person: Participant) => (await person.call({ url: "/api/projects" })).json().items;

/** The prompts of answers, without those of titles and rewrites. */
const prompts = () =>
  provider.requests
    .map(({ body }) => JSON.stringify(body.messages))
    .filter((text) => text.includes("You are Metatron"))
    .join();

describe("a project", () => {
  it("is announced to an invited person once, until that person leaves it", async () => {
    const [owner, invited] = [newParticipant(test), newParticipant(test)];
    const { id, name: project } = await newProject(owner);
    await setMember(owner, id, { email: invited.email, role: "editor" });
    const notices = async () => (await invited.call({ url: "/api/notices" })).json();
    const content = { kind: "project_shared", projectId: id, project, role: "editor", by: owner.name };
    expect(await notices()).toMatchObject({ items: [{ read: false, content }], unread: 1 });
    expect((await notices()).items).toHaveLength(1);
    expect((await owner.call({ url: "/api/notices" })).json().items).toEqual([]);
    await invited.call({ method: "POST", url: `/api/projects/${id}/leave` });
    expect((await notices()).items).toEqual([]);
  });

  it("is listed for its members with their part in it", async () => {
    const { owner, editor, reader, id } = await newTeam();
    expect(await listed(owner)).toMatchObject([{ id, role: "owner", owner: null, members: 3 }]);
    expect(await listed(editor)).toMatchObject([{ id, role: "editor", owner: owner.name }]);
    expect(await listed(reader)).toMatchObject([{ id, role: "reader", color: "chart-2" }]);
    expect(await listed(newParticipant(test))).toEqual([]);
  });

  it("keeps the first of two changes at once and refuses the second", async () => {
    const { owner, editor, id } = await newTeam();
    expect((await save(editor, id, { instructions: "A", version: 1 })).statusCode).toBe(200);
    const refused = await save(owner, id, { instructions: "B", version: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "version_conflict"]);
    // A repeated save of what is stored is the same save.
    expect((await save(editor, id, { instructions: "A", version: 1 })).json().version).toBe(2);
  });

  it("does not take the id of a conversation", async () => {
    const person = newParticipant(test);
    const { conversationId } = await askIn(person, undefined);
    const refused = await save(person, conversationId, { version: null });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "id_taken"]);
  });

  it("keeps an owner", async () => {
    const { owner, editor, id } = await newTeam();
    const leave = () => owner.call({ method: "POST", url: `/api/projects/${id}/leave` });
    expect((await leave()).json().code).toBe("last_owner");
    expect((await setMember(owner, id, { email: owner.email, role: "reader" })).json().code).toBe(
      "last_owner",
    );
    await setMember(owner, id, { email: editor.email, role: "owner" });
    expect((await leave()).statusCode).toBe(204);
    expect(await listed(owner)).toEqual([]);
  });

  it("is inherited by an editor when the account of its owner is deleted", async () => {
    const { owner, editor, reader, id } = await newTeam();
    const { conversationId } = await askIn(editor, id);
    const { db } = test.deps.database;
    await db.deleteFrom("people").where("email", "=", owner.email).execute();
    expect(await listed(editor)).toMatchObject([{ id, role: "owner" }]);
    await db.deleteFrom("people").where("email", "=", reader.email).execute();
    await db.deleteFrom("people").where("email", "=", editor.email).execute();
    expect(await db.selectFrom("projects").select("id").where("id", "=", id).execute()).toEqual([]);
    expect(conversationId).toBeDefined();
  });

  it("is in the export of a person's data", async () => {
    const { owner } = await newTeam();
    const archive = await owner.call({ url: "/api/me/export" });
    expect(archive.rawPayload.includes("projects.json")).toBe(true);
    expect(archive.rawPayload.includes("project_members.json")).toBe(true);
  });
});

describe("a conversation in a project", () => {
  it("inherits the instructions and is listed for the members", async () => {
    const { owner, editor, reader, id } = await newTeam();
    const { conversationId, parts } = await askIn(editor, id);
    expect(prompts()).toContain(INSTRUCTIONS);
    expect(JSON.stringify(parts)).not.toContain("project_unavailable");
    expect(await projectOf(editor, conversationId)).toBe(id);
    const page = await owner.call({ url: `/api/projects/${id}/conversations` });
    expect(page.json().items).toMatchObject([{ id: conversationId, author: editor.name, isMine: false }]);
    const url = `/api/projects/${id}/conversations/${conversationId}`;
    const shown = (await reader.call({ url })).json();
    expect(shown).toMatchObject({ author: editor.name, isShared: true, isMine: false });
    expect(shown.messages[0].text).toBe("¿Qué es un NOTAM?");
    expect((await newParticipant(test).call({ url })).statusCode).toBe(404);
    // Members read it; it is in the list of its owner alone.
    expect(await projectOf(owner, conversationId)).toBeUndefined();
  });

  it("gives RH+ only the tone of the instructions", async () => {
    const owner = newParticipant(test);
    const { id } = await newProject(owner);
    await ask(
      test,
      personOf(owner),
      question("¿Cuántos días de vacaciones tengo?", { projectId: id }),
      "rhplus",
    );
    expect(prompts()).toContain("in tone, length and form only, never in what the answer says");
  });

  it("is answered from the files of the project, which members may open", async () => {
    const { owner, editor, reader, id } = await newTeam();
    const form = formOf({
      content: "La contraseña del hangar 7 es albatros. El turno de noche empieza a las 22:00.",
    });
    const added = await editor.call({ method: "POST", url: `/api/projects/${id}/files`, ...form });
    expect(added.statusCode, added.body).toBe(202);
    await ingest(test, added.json().id);
    const files = (await reader.call({ url: `/api/projects/${id}/files` })).json().files;
    expect(files).toMatchObject([{ id: added.json().id, status: "ready" }]);
    await askIn(owner, id, "¿Cuál es la contraseña del hangar 7?");
    expect(prompts()).toContain("albatros");
    provider.requests.length = 0;
    await askIn(owner, undefined, "¿Cuál es la contraseña del hangar 7?");
    expect(prompts()).not.toContain("albatros");
    const open = (person: Participant) => person.call({ url: `/api/files/${added.json().id}/content` });
    expect((await open(reader)).statusCode).toBe(200);
    await owner.call({
      method: "POST",
      url: `/api/projects/${id}/members/remove`,
      payload: { email: reader.email },
    });
    expect((await open(reader)).statusCode).toBe(404);
  });

  it("is moved in and out, alone and with others; a deleted project refuses and changes nothing", async () => {
    const { owner, reader, id } = await newTeam();
    const [a, b] = [await askIn(owner, undefined), await askIn(owner, undefined)];
    const moved = await organise(
      owner,
      [a, b].map(({ conversationId }) => ({ id: conversationId, projectId: id })),
    );
    expect(moved.json().items).toMatchObject([{ projectId: id }, { projectId: id }]);
    const patch = (projectId: string | null) =>
      owner.call({
        method: "PATCH",
        url: `/api/history/update_title/${a.conversationId}`,
        payload: { projectId },
      });
    expect((await patch(null)).json().projectId).toBeNull();
    // A change of something else leaves the project alone.
    await organise(owner, [{ id: b.conversationId, archived: true }]);
    expect(await projectOf(owner, b.conversationId)).toBe(id);
    for (const wanted of [randomUUID(), a.conversationId]) {
      const refused = await patch(wanted);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "project_unavailable"]);
    }
    const own = await askIn(reader, undefined);
    const refused = await organise(reader, [{ id: own.conversationId, projectId: id }]);
    expect(refused.json().code).toBe("project_unavailable");
  });

  it("is copied by a member, and the copy says who asked", async () => {
    const { owner, editor, reader, id } = await newTeam();
    const { conversationId } = await askIn(owner, id);
    const copy = async (person: Participant) => {
      const payload = { conversationId: randomUUID() };
      const url = `/api/projects/${id}/conversations/${conversationId}/copy`;
      const made = await person.call({ method: "POST", url, payload });
      expect(made.statusCode, made.body).toBe(201);
      return made.json();
    };
    const edited = await copy(editor);
    expect(edited.projectId).toBe(id);
    // Readers add nothing to the project, so their copy is theirs alone.
    expect((await copy(reader)).projectId).toBeNull();
    const { items } = (
      await editor.call({ url: `/api/history/list_messages?conversationId=${edited.id}` })
    ).json();
    expect(items[0]).toMatchObject({ role: "user", askedBy: owner.name });
    const shown = await reader.call({ url: `/api/projects/${id}/conversations/${edited.id}` });
    expect(shown.json()).toMatchObject({ author: editor.name });
    expect(shown.json().messages[0].askedBy).toBe(owner.name);
  });
});

describe("leaving and deleting", () => {
  it("takes the conversations of a removed member out; their next question is answered with a notice", async () => {
    const { owner, editor, id } = await newTeam();
    const { conversationId } = await askIn(editor, id);
    const kept = await askIn(owner, id);
    await owner.call({
      method: "POST",
      url: `/api/projects/${id}/members/remove`,
      payload: { email: editor.email },
    });
    expect((await editor.call({ url: `/api/projects/${id}` })).statusCode).toBe(404);
    expect(await projectOf(editor, conversationId)).toBeNull();
    expect(await projectOf(owner, kept.conversationId)).toBe(id);
    provider.requests.length = 0;
    const later = await ask(
      test,
      personOf(editor),
      question("¿Y mañana?", { conversationId, projectId: id }),
    );
    expect(later.status).toBe(200);
    expect(JSON.stringify(later.parts)).toContain("project_unavailable");
    expect(prompts()).not.toContain(INSTRUCTIONS);
  });

  it("deletes the files of a project and returns every conversation to its owner", async () => {
    const { owner, editor, id } = await newTeam();
    const mine = await askIn(owner, id);
    const theirs = await askIn(editor, id);
    await editor.call({ method: "POST", url: `/api/projects/${id}/files`, ...formOf({ content: "Nota" }) });
    const forbidden = await editor.call({ method: "DELETE", url: `/api/projects/${id}` });
    expect(forbidden.statusCode).toBe(403);
    expect((await owner.call({ method: "DELETE", url: `/api/projects/${id}` })).statusCode).toBe(204);
    expect(await projectOf(owner, mine.conversationId)).toBeNull();
    expect(await projectOf(editor, theirs.conversationId)).toBeNull();
    const { db } = test.deps.database;
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", id).execute()).toEqual([]);
    // A first question that was typed while the project was deleted is answered, outside of it.
    const late = await askIn(owner, id);
    expect(JSON.stringify(late.parts)).toContain("project_unavailable");
    expect(await projectOf(owner, late.conversationId)).toBeNull();
  });

  it("is recorded in the audit without names and texts", async () => {
    const { owner, id } = await newTeam();
    await owner.call({ method: "DELETE", url: `/api/projects/${id}` });
    const entries = await test.deps.database.db
      .selectFrom("audit")
      .select(["action", "details"])
      .where("subject_id", "=", id)
      .orderBy("seq")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "project.created",
      "project.member_added",
      "project.member_added",
      "project.deleted",
    ]);
    expect(JSON.stringify(entries)).not.toContain(fields.name);
  });
});
