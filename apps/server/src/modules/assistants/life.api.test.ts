import { randomUUID } from "node:crypto";
import type { AssistantLife } from "@metatron/contract/assistants/life";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import {
  addMember,
  newAssistant,
  newParticipant,
  newSharedAssistant,
  newTeam,
  type Participant,
} from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { ensureOfficial } from "./ensure-official.ts";

const reviewer = newPerson();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { ASSISTANT_REVIEWERS: ` ${reviewer.email.toUpperCase()} ,` } });
});
afterAll(() => test.close());

const post = (person: Participant, url: string, payload: object) =>
  person.call({ method: "POST", url: `/api/assistant/${url}`, payload });
const put = (person: Participant, url: string, payload: object) =>
  person.call({ method: "PUT", url: `/api/${url}`, payload });

const read = async (person: Participant, id: string) =>
  (await person.call({ url: `/api/assistant?assistant_id=${id}` })).json();
const life = async (person: Participant, id: string): Promise<AssistantLife> =>
  (await person.call({ url: `/api/assistant/${id}/life` })).json();
const save = async (person: Participant, id: string, changes: object) => {
  const { version } = await read(person, id);
  return put(person, `assistant/update/${id}`, { version, ...changes });
};
const grant = (person: Participant, id: string, audience = "everyone", role: string | null = "viewer") =>
  put(person, `assistant/${id}/grant`, { audience, role });
const request = async (person: Participant, id: string, note = "Lista") => {
  const { version } = await read(person, id);
  return post(person, `${id}/reviews`, { id: randomUUID(), version, note });
};
const decide = (person: Participant, of: AssistantLife, decision: string, more: object = {}) =>
  post(person, `${of.id}/reviews/${of.review?.id}/decision`, {
    decision,
    version: of.review?.version,
    ...more,
  });

const theReviewer = (): Participant => ({ ...reviewer, call: test.as(reviewer) });

/** An assistant of the owner that everyone may use, approved by an administrator. */
async function newOpenAssistant({ owner, admin }: { owner: Participant; admin: Participant }) {
  const { id } = await newAssistant(owner);
  await grant(owner, id);
  await request(owner, id);
  expect((await decide(admin, await life(owner, id), "approve")).statusCode).toBe(200);
  return id;
}

describe("saving", () => {
  it("publishes at once while only editors use the assistant", async () => {
    const { owner, editor } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    expect((await save(owner, id, { name: "Rampa 2" })).json()).toMatchObject({
      version: 2,
      publishedVersion: 2,
      state: "published",
    });
  });

  it("changes nothing for viewers until it is published", async () => {
    const team = newTeam(test);
    const { owner, editor, viewer } = team;
    const { id, name } = await newSharedAssistant(team);
    expect((await save(editor, id, { name: "Rampa nueva", starters: ["¿Y ahora?"] })).json()).toMatchObject({
      version: 2,
      publishedVersion: 1,
      state: "draft",
    });
    expect(await read(viewer, id)).toMatchObject({ name, version: 1, state: "published" });
    expect(await read(editor, id)).toMatchObject({ name: "Rampa nueva", state: "draft" });
    const listed = (await viewer.call({ url: "/api/assistants/list" })).json().items;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ name, version: 1 });

    const stale = await post(owner, `${id}/publish`, { version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "version_conflict"]);
    expect((await post(viewer, `${id}/publish`, { version: 2 })).statusCode).toBe(403);
    expect((await post(owner, `${id}/publish`, { version: 2 })).json()).toMatchObject({
      state: "published",
      publishedVersion: 2,
      publishedBy: { email: owner.email },
    });
    expect(await read(viewer, id)).toMatchObject({ name: "Rampa nueva", version: 2 });
  });

  it("limits access by the published roles, not by those of the draft", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    await save(team.owner, id, { roles: ["chat_metatron_legal_leasing"] });
    expect((await team.viewer.call({ url: `/api/assistant?assistant_id=${id}` })).statusCode).toBe(200);
    await post(team.owner, `${id}/publish`, { version: 2 });
    expect((await team.viewer.call({ url: `/api/assistant?assistant_id=${id}` })).statusCode).toBe(404);
  });

  it("shows what publishing changes, with the documents and the test result", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    await save(team.owner, id, { instructions: "Responde sobre rampa y hangar." });
    expect(await life(team.editor, id)).toMatchObject({
      published: { version: 1, instructions: "Responde solo sobre rampa." },
      proposed: { version: 2, instructions: "Responde sobre rampa y hangar." },
      documents: { added: [], removed: [], changed: [] },
      tests: null,
      review: null,
      can: { publish: true, request: false, decide: false, retire: false, makeOfficial: false },
    });
  });
});

describe("a review", () => {
  it("opens an assistant to everyone once a reviewer approves it", async () => {
    const { owner, stranger, external } = newTeam(test);
    const { id } = await newAssistant(owner);
    expect((await grant(owner, id)).json().grants).toEqual([{ audience: "everyone", role: "viewer" }]);
    expect(await read(stranger, id)).toMatchObject({ code: "not_found" });
    const refused = await post(owner, `${id}/publish`, { version: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "review_required"]);

    expect((await request(owner, id)).json()).toMatchObject({
      state: "in_review",
      review: { state: "open", note: "Lista", requestedBy: { email: owner.email } },
    });
    const named = theReviewer();
    const waiting = (await named.call({ url: "/api/assistants/reviews" })).json().items;
    expect(waiting).toContainEqual(expect.objectContaining({ assistantId: id, version: 1 }));
    expect((await owner.call({ url: "/api/assistants/reviews" })).json().items).toEqual([]);
    expect((await decide(owner, await life(owner, id), "approve")).statusCode).toBe(403);
    const answer = await decide(named, await life(named, id), "approve", {
      comment: "Bien",
      validUntil: "2031-05-01",
    });
    expect(answer.json()).toMatchObject({
      state: "published",
      isOpenToAudience: true,
      reviewExpiresAt: "2031-05-01T23:59:59.999Z",
      review: { state: "approved", comments: [{ text: "Bien", by: { email: reviewer.email } }] },
    });
    expect(await read(stranger, id)).toMatchObject({ id, memberRole: null, can: { edit: false } });
    expect((await stranger.call({ url: "/api/assistants/list?scope=shared" })).json().items).toMatchObject([
      { id },
    ]);
    expect(await read(external, id)).toMatchObject({ code: "not_found" });
  });

  it("publishes the version that was reviewed, not one that was saved after it", async () => {
    const { owner, admin, stranger } = newTeam(test);
    const id = await newOpenAssistant({ owner, admin });
    await save(owner, id, { name: "Revisado" });
    await request(owner, id);
    const seen = await life(admin, id);
    await save(owner, id, { name: "Más nuevo" });
    expect((await decide(admin, seen, "approve")).json()).toMatchObject({ version: 3, publishedVersion: 2 });
    expect(await read(stranger, id)).toMatchObject({ name: "Revisado" });
    expect(await read(owner, id)).toMatchObject({ name: "Más nuevo", state: "draft" });
  });

  it("refuses a decision about a version that the review has moved away from", async () => {
    const { owner, admin } = newTeam(test);
    const id = await newOpenAssistant({ owner, admin });
    await save(owner, id, { name: "Dos" });
    await request(owner, id, "Primera");
    const seen = await life(admin, id);
    await save(owner, id, { name: "Tres" });
    expect((await request(owner, id, "Segunda")).json().review).toMatchObject({
      id: seen.review?.id,
      version: 3,
    });
    const answer = await decide(admin, seen, "approve");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "version_conflict"]);
  });

  it("keeps a comment that was written while someone else decided", async () => {
    const { owner, admin } = newTeam(test);
    const id = await newOpenAssistant({ owner, admin });
    await save(owner, id, { name: "Dos" });
    await request(owner, id);
    const seen = await life(admin, id);
    expect((await decide(admin, seen, "return", { comment: "Falta una fuente" })).json()).toMatchObject({
      state: "draft",
      review: { state: "returned" },
    });
    const late = theReviewer();
    const comment = { id: randomUUID(), text: "Y revisa el nombre" };
    for (const _again of [1, 2])
      expect((await post(late, `${id}/reviews/${seen.review?.id}/comments`, comment)).statusCode).toBe(200);
    expect((await life(owner, id)).review?.comments.map(({ text }) => text)).toEqual([
      "Falta una fuente",
      "Y revisa el nombre",
    ]);
    const second = await decide(late, seen, "approve");
    expect([second.statusCode, second.json().code]).toEqual([409, "review_closed"]);
  });

  it("lets one of two reviewers decide", async () => {
    const { owner, admin } = newTeam(test);
    const id = await newOpenAssistant({ owner, admin });
    await save(owner, id, { name: "Dos" });
    await request(owner, id);
    const seen = await life(admin, id);
    const answers = await Promise.all([
      decide(admin, seen, "approve"),
      decide(theReviewer(), seen, "return", { comment: "No" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("shows a private assistant to no reviewer", async () => {
    const { owner, admin } = newTeam(test);
    const { id } = await newAssistant(owner);
    for (const person of [admin, theReviewer()])
      expect((await person.call({ url: `/api/assistant/${id}/life` })).statusCode).toBe(404);
  });

  it("can be withdrawn by an editor, and a version published for members opens to no role", async () => {
    const { owner, admin, stranger } = newTeam(test);
    const id = await newOpenAssistant({ owner, admin });
    await save(owner, id, { name: "Dos" });
    await request(owner, id);
    expect((await decide(owner, await life(owner, id), "withdraw")).json()).toMatchObject({
      state: "draft",
      review: { state: "withdrawn" },
    });
    await grant(owner, id, "everyone", null);
    expect((await post(owner, `${id}/publish`, { version: 2 })).statusCode).toBe(200);
    await grant(owner, id);
    expect(await read(stranger, id)).toMatchObject({ code: "not_found" });
  });
});

describe("a closed assistant", () => {
  it("answers nobody when it is retired, and again when it is brought back", async () => {
    const team = newTeam(test);
    const { owner, editor, viewer } = team;
    const { id } = await newSharedAssistant(team);
    expect((await put(editor, `assistant/${id}/retired`, { retired: true })).statusCode).toBe(403);
    expect((await put(owner, `assistant/${id}/retired`, { retired: true })).json()).toMatchObject({
      state: "retired",
    });
    for (const person of [owner, viewer]) {
      const answer = await post(person, "chat_assistant", question("Hola", { assistantId: id }));
      expect([answer.statusCode, answer.json().code]).toEqual([403, "assistant_retired"]);
    }
    expect(await read(viewer, id)).toMatchObject({ state: "retired" });
    const names = async (person: Participant) =>
      (await person.call({ url: "/api/assistants/list" })).json().items.map((one: { id: string }) => one.id);
    expect(await names(viewer)).not.toContain(id);
    expect(await names(editor)).toContain(id);
    await put(owner, `assistant/${id}/retired`, { retired: false });
    const again = await post(viewer, "chat_assistant", question("Hola", { assistantId: id }));
    expect(again.statusCode).toBe(200);
  });

  it("stays disabled until an administrator allows it", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    expect((await put(team.owner, `admin/assistants/${id}/disabled`, { disabled: true })).statusCode).toBe(
      403,
    );
    expect((await put(team.admin, `admin/assistants/${id}/disabled`, { disabled: true })).statusCode).toBe(
      204,
    );
    const asked = await post(team.owner, "chat_assistant", question("Hola", { assistantId: id }));
    expect([asked.statusCode, asked.json().code]).toEqual([403, "assistant_disabled"]);
    await put(team.owner, `assistant/${id}/retired`, { retired: false });
    expect(await read(team.owner, id)).toMatchObject({ state: "disabled" });
    await put(team.admin, `admin/assistants/${id}/disabled`, { disabled: false });
    expect(await read(team.owner, id)).toMatchObject({ state: "published" });
  });
});

describe("an official assistant", () => {
  it("is made from an approved one, changed by administrators, and given back", async () => {
    const { owner, admin, stranger } = newTeam(test);
    const { id: unseen } = await newAssistant(owner);
    const refused = await put(admin, `admin/assistants/${unseen}/official`, { official: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "review_required"]);

    const id = await newOpenAssistant({ owner, admin });
    expect((await put(admin, `admin/assistants/${id}/official`, { official: true })).statusCode).toBe(204);
    expect(await read(stranger, id)).toMatchObject({ official: true });
    expect(await read(owner, id)).toMatchObject({ official: true, can: { edit: false } });
    expect((await save(admin, id, { name: "De la empresa" })).json()).toMatchObject({ state: "draft" });
    expect(await read(stranger, id)).toMatchObject({ version: 1 });
    expect((await post(admin, `${id}/publish`, { version: 2 })).statusCode).toBe(200);
    expect(await read(stranger, id)).toMatchObject({ name: "De la empresa" });
    await put(admin, `admin/assistants/${id}/official`, { official: false });
    expect(await read(owner, id)).toMatchObject({
      official: false,
      memberRole: "owner",
      can: { share: true },
    });
  });

  it("that is part of the product stays official and in use", async () => {
    const admin = newParticipant(test, ["chat_metatron_user_admin"]);
    const id = randomUUID();
    const texts = { name: "General", description: "", instructions: "", model: "gpt-5", starters: [] };
    await ensureOfficial(test.deps.db, [{ id, specialty: "general", ...texts }]);
    for (const [call, body] of [
      ["official", { official: false }],
      ["disabled", { disabled: true }],
    ] as const)
      expect((await put(admin, `admin/assistants/${id}/${call}`, body)).statusCode).toBe(403);
  });
});
