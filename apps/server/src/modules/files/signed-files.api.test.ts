import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addMember,
  newAssistant,
  newParticipant,
  newSharedAssistant,
  newTeam,
  type Participant,
  publish,
} from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { formOf, uploader } from "../../../test/upload.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

/** Requests the URL without headers, as `<img>` does. */
async function open(url: string) {
  const answer = await test.app.inject({ url });
  const { statusCode: status, body } = answer;
  return status === 200 ? { status, body } : { status, code: answer.json().code };
}

async function addressFor(person: Pick<Participant, "call">, fileId: string): Promise<string> {
  return (await person.call({ url: `/api/files/${fileId}/address` })).json().url;
}

async function newFile() {
  const ana = uploader(test);
  const conversationId = randomUUID();
  const { id } = await ana.upload({ conversationId, content: "Solo para Ana." });
  return { ana, conversationId, id, url: await addressFor(ana, id) };
}

const seen = { status: 200, body: "Solo para Ana." };
const gone = { status: 404, code: "not_found" };

describe("a signed URL", () => {
  it("serves the file without a token, with its type, and in ranges", async () => {
    const { url } = await newFile();
    expect(await open(url)).toEqual(seen);
    const part = await test.app.inject({ url, headers: { range: "bytes=5-8" } });
    expect([part.statusCode, part.body]).toEqual([206, "para"]);
    expect(part.headers).toMatchObject({
      "content-range": "bytes 5-8/14",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    });
    expect((await test.app.inject({ url, headers: { range: "bytes=20-" } })).statusCode).toBe(416);
  });

  it("can't be changed to another person's id", async () => {
    const { ana, id, url } = await newFile();
    const [mine, bea] = [new URL(url, "http://host"), uploader(test)];
    const hers = await bea.upload({ conversationId: randomUUID(), content: "De Bea." });
    const other = new URL(await addressFor(bea, hers.id), "http://host").searchParams.get("person");
    expect(other).not.toBe(mine.searchParams.get("person"));
    mine.searchParams.set("person", String(other));
    const refused = { status: 403, code: "signature_invalid" };
    expect(await open(mine.pathname + mine.search)).toEqual(refused);
    expect(await open(url.replace(id, hers.id))).toEqual(refused);
    expect(await open(url.replace(/\?.*/, ""))).toEqual(refused);
    expect(await open(url.replace(id, "nada"))).toEqual(gone);
    expect((await ana.call({ url: mine.pathname + mine.search })).statusCode).toBe(403);
  });

  it("with a valid signature shows nothing to an unknown person or one without access", async () => {
    const { id } = await newFile();
    const bea = newParticipant(test);
    await bea.call({ url: "/api/assistants/list" });
    const { db } = test.deps.database;
    const { id: beaId } = await db
      .selectFrom("people")
      .select("id")
      .where("email", "=", bea.email)
      .executeTakeFirstOrThrow();
    for (const personId of [beaId, randomUUID()]) {
      const { query } = test.deps.storage.signRead({ fileId: id, personId }, 60);
      expect(await open(`/api/files/${id}/signed?${query}`)).toEqual(gone);
    }
  });

  it("expires", async () => {
    const { id, url } = await newFile();
    const personId = new URL(url, "http://host").searchParams.get("person") ?? "";
    const { query } = test.deps.storage.signRead({ fileId: id, personId }, -1);
    expect(await open(`/api/files/${id}/signed?${query}`)).toEqual({
      status: 403,
      code: "signature_expired",
    });
  });

  it("stops working after a token without any role", async () => {
    const { ana, url } = await newFile();
    const dismissed = test.as({ ...ana.person, roles: [] });
    expect((await dismissed({ url: "/api/me/sessions" })).statusCode).toBe(200);
    expect(await open(url)).toEqual(gone);
    // With a role again, the URL works again.
    await ana.call({ url: "/api/models" });
    expect(await open(url)).toEqual(seen);
  });

  it("stops working when the file or its conversation is deleted", async () => {
    const first = await newFile();
    await first.ana.call({
      method: "DELETE",
      url: `/api/conversation/${first.conversationId}/file/${first.id}/delete`,
    });
    expect(await open(first.url)).toEqual(gone);
    const second = await newFile();
    await second.ana.call({ method: "DELETE", url: `/api/history/delete/${second.conversationId}` });
    expect(await open(second.url)).toEqual(gone);
  });
});

describe("a member's URL", () => {
  const remove = (owner: Participant, id: string, email: string) =>
    owner.call({ method: "DELETE", url: `/api/assistant/${id}/delete_member?email=${email}` });

  it("of a document stops working when the member is removed, and other members keep access", async () => {
    const team = newTeam(test);
    for (const { call } of Object.values(team)) await call({ url: "/api/assistants/list" });
    const { id: assistantId } = await newSharedAssistant(team);
    const form = { fields: { assistantId }, content: "Rampa" };
    const sent = await team.owner.call({ method: "POST", url: "/api/assistant/upload", ...formOf(form) });
    const [viewers, owners] = [
      await addressFor(team.viewer, sent.json().id),
      await addressFor(team.owner, sent.json().id),
    ];
    expect((await open(viewers)).status).toBe(200);
    await remove(team.owner, assistantId, team.viewer.email);
    expect(await open(viewers)).toEqual(gone);
    expect((await open(owners)).status).toBe(200);
  });

  it("follows the roles of the assistant and of the person", async () => {
    const owner = newParticipant(test);
    const agent = newParticipant(test, ["chat_metatron_airport_agent"]);
    await agent.call({ url: "/api/assistants/list" });
    const { id: assistantId } = await newAssistant(owner);
    await update(owner, assistantId, { roles: ["chat_metatron_airport_agent"] });
    await addMember(owner, assistantId, agent.email, "viewer");
    const form = { fields: { assistantId }, content: "Rampa" };
    const sent = await owner.call({ method: "POST", url: "/api/assistant/upload", ...formOf(form) });
    const url = await addressFor(agent, sent.json().id);
    expect((await open(url)).status).toBe(200);
    const { call: _, ...person } = agent;
    await test.as({ ...person, roles: ["chat_metatron_user_basic"] })({ url: "/api/assistants/list" });
    expect(await open(url)).toEqual(gone);
  });

  it("of an avatar works for people who see the assistant, and stops with that access", async () => {
    const team = newTeam(test);
    for (const { call } of Object.values(team)) await call({ url: "/api/assistants/list" });
    const { id } = await newSharedAssistant(team);
    const read = async (person: Participant) =>
      (await person.call({ url: `/api/assistant?assistant_id=${id}` })).json();
    const first = await drawAvatar(team.owner);
    await update(team.owner, id, { avatar: first.fileId });
    const shown: string = (await read(team.viewer)).avatar.url;
    expect((await open(shown)).status).toBe(200);
    const draft = await drawAvatar(team.owner);
    expect((await open(draft.url)).status).toBe(200);
    expect((await team.viewer.call({ url: `/api/files/${draft.fileId}/address` })).statusCode).toBe(404);

    // The picture of an earlier version is visible only to people who may restore it.
    await update(team.owner, id, { avatar: draft.fileId });
    expect(await open(shown)).toEqual(gone);
    const old = await team.editor.call({ url: `/api/assistant/${id}/version?version=2` });
    expect((await open(old.json().avatar.url)).status).toBe(200);

    const now: string = (await read(team.viewer)).avatar.url;
    expect((await open(now)).status).toBe(200);
    await remove(team.owner, id, team.viewer.email);
    expect(await open(now)).toEqual(gone);
  });

  async function drawAvatar({ call }: Participant): Promise<{ fileId: string; url: string }> {
    const payload = { name: randomUUID(), style: "shapes" };
    return (await call({ method: "POST", url: "/api/assistant/generate_avatar", payload })).json();
  }

  async function update(owner: Participant, id: string, changes: object) {
    const { name, description, instructions, model, starters, version } = (
      await owner.call({ url: `/api/assistant?assistant_id=${id}` })
    ).json();
    const answer = await owner.call({
      method: "PUT",
      url: `/api/assistant/update/${id}`,
      payload: { name, description, instructions, model, starters, version, ...changes },
    });
    expect(answer.statusCode).toBe(200);
    await publish(owner, id, answer.json().version);
  }
});
