import type { AssistantRecord, Member } from "@metatron/contract/assistants/assistant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
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
import { newPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const members = async (person: Participant, id: string): Promise<Member[]> =>
  (await person.call({ url: `/api/assistant/${id}/members` })).json().items;

const open = async (person: Participant, id: string) =>
  (await person.call({ url: `/api/assistant?assistant_id=${id}` })).statusCode;

const remove = (person: Participant, id: string, email: string) =>
  person.call({
    method: "DELETE",
    url: `/api/assistant/${id}/delete_member?email=${encodeURIComponent(email)}`,
  });

const personOf = ({ sub, email, name, roles }: Participant) => ({ sub, email, name, roles });

const post = (person: Participant, url: string, payload: object = {}) =>
  person.call({ method: "POST", url, payload });

describe("members", () => {
  it("find the assistant at their next visit, with their current role", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    expect(await open(viewer, id)).toBe(404);
    const added = await addMember(owner, id, viewer.email.toUpperCase(), "viewer");
    expect(added.json()).toMatchObject({ email: viewer.email, role: "viewer", joined: false });
    expect((await addMember(owner, id, viewer.email, "editor")).json()).toMatchObject({ role: "editor" });
    const shared = (await viewer.call({ url: "/api/assistants/list?scope=shared" })).json();
    expect(shared.items).toMatchObject([{ id, memberRole: "editor" }]);
    expect(await members(viewer, id)).toMatchObject([
      { email: owner.email, role: "owner", joined: true },
      { email: viewer.email, name: viewer.name, role: "editor", joined: true },
    ]);
  });

  it("lose access when removed, and can't rejoin on their own", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    expect(await open(team.viewer, id)).toBe(200);
    expect((await remove(team.owner, id, team.viewer.email)).statusCode).toBe(204);
    expect(await open(team.viewer, id)).toBe(404);
    expect((await remove(team.owner, id, team.viewer.email)).statusCode).toBe(404);
  });

  it("can leave, but the last owner can't leave, be removed or be demoted", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    expect((await post(team.editor, `/api/assistant/${id}/leave`)).statusCode).toBe(204);
    expect(await open(team.editor, id)).toBe(404);
    for (const answer of [
      await post(team.owner, `/api/assistant/${id}/leave`),
      await remove(team.owner, id, team.owner.email),
      await addMember(team.owner, id, team.owner.email, "viewer"),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, "last_owner"]);
    expect(await members(team.owner, id)).toHaveLength(2);
  });

  it("keep one owner when two leave at once", async () => {
    const { owner, editor } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "owner");
    expect(await open(editor, id)).toBe(200);
    const left = await Promise.all([owner, editor].map((one) => post(one, `/api/assistant/${id}/leave`)));
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });

  it("do not count an invited owner who has not signed in as an owner", async () => {
    const owner = newParticipant(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, "quizas@aerovia.example", "owner");
    expect((await post(owner, `/api/assistant/${id}/leave`)).json().code).toBe("last_owner");
  });
});

describe("invitations", () => {
  it("bind at the first sign-in, whichever call comes first", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    await viewer.call({ url: "/api/history/list_conversations" });
    expect(await members(owner, id)).toMatchObject([{}, { email: viewer.email, joined: true }]);
  });

  it("stay with the person when the e-mail is reassigned", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    expect(await open(viewer, id)).toBe(200);

    const heir = { ...newPerson(), email: viewer.email };
    expect(await open({ ...heir, call: test.as(heir) }, id)).toBe(404);
    const moved = { ...personOf(viewer), email: `otra-${viewer.email}` };
    expect(await open({ ...moved, call: test.as(moved) }, id)).toBe(200);
  });

  it("do not bind to an unverified e-mail", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    const token = await test.issuer.accessToken(personOf(viewer), { email_verified: false });
    const answer = await test.app.inject({
      url: `/api/assistant?assistant_id=${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(await members(owner, id)).toMatchObject([{}, { joined: false }]);
  });

  it("give external people access unless the assistant names other roles, and tell them", async () => {
    const { owner, external } = newTeam(test);
    const { id, name } = await newAssistant(owner);
    await addMember(owner, id, external.email, "viewer");
    const notices = async () => (await external.call({ url: "/api/notices" })).json();
    const content = {
      kind: "assistant_shared",
      assistantId: id,
      assistant: name,
      role: "viewer",
      by: owner.name,
    };
    expect(await notices()).toMatchObject({ unread: 1, items: [{ read: false, content }] });
    // Asking again, or opening the assistant, tells nothing a second time.
    expect(await open(external, id)).toBe(200);
    expect((await notices()).items).toHaveLength(1);
    const asked = question("¿Qué chaleco llevo?", { assistantId: id });
    expect((await ask(test, personOf(external), asked, "chat_assistant")).status).toBe(200);

    const url = `/api/assistant/update/${id}`;
    const roles = ["chat_metatron_user_basic"];
    expect((await owner.call({ method: "PUT", url, payload: { roles, version: 1 } })).statusCode).toBe(200);
    await publish(owner, id, 2);
    expect(await open(external, id)).toBe(404);
    const own = await newAssistant(external);
    expect(await open(external, own.id)).toBe(200);
  });
});

describe("an e-mail that a token claims without verification", () => {
  /** A member with their own e-mail whose new token claims the other one, unverified. */
  async function withImpostor(role: "viewer" | "editor" = "viewer") {
    const { owner, viewer: eve, editor: boss } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, eve.email, role);
    expect(await open(eve, id)).toBe(200);
    const claimed = { ...personOf(eve), email: boss.email };
    const authorization = `Bearer ${await test.issuer.accessToken(claimed, { email_verified: false })}`;
    const asImpostor = (url: string) => test.app.inject({ url, headers: { authorization } });
    expect((await asImpostor("/api/assistants/list")).statusCode).toBe(200);
    const roleOf = async () =>
      (await asImpostor(`/api/assistant?assistant_id=${id}`)).json().memberRole as string | undefined;
    return { owner, eve, boss, id, roleOf };
  }

  it("gets no role of the verified person", async () => {
    const { owner, boss, id, roleOf } = await withImpostor();
    const added = await addMember(owner, id, boss.email, "editor");
    expect(added.json()).toMatchObject({ email: boss.email, role: "editor", joined: false });
    expect(await roleOf()).toBe("viewer");
    expect((await boss.call({ url: `/api/assistant?assistant_id=${id}` })).json().memberRole).toBe("editor");
  });

  it("does not receive the assistant in a transfer", async () => {
    const { owner, boss, id, roleOf } = await withImpostor("editor");
    const handed = await post(owner, `/api/assistant/${id}/transfer`, { email: boss.email });
    expect([handed.statusCode, handed.json().code]).toEqual([409, "person_unknown"]);
    expect(await roleOf()).toBe("editor");
  });

  it("is not shown to others, and does not cause the removal of the other member", async () => {
    const { owner, eve, boss, id, roleOf } = await withImpostor();
    expect((await members(owner, id)).map(({ email }) => email)).toEqual([owner.email, eve.email]);
    await addMember(owner, id, boss.email, "viewer");
    expect(await open(boss, id)).toBe(200);
    expect((await remove(owner, id, boss.email)).statusCode).toBe(204);
    expect(await open(boss, id)).toBe(404);
    expect(await roleOf()).toBe("viewer");
  });

  it("passes to a person who verifies it, with the role", async () => {
    const { owner, viewer } = newTeam(test);
    const { id } = await newAssistant(owner);
    await addMember(owner, id, viewer.email, "viewer");
    expect(await open(viewer, id)).toBe(200);
    const heir = { ...newPerson(), email: viewer.email };
    await test.as(heir)({ url: "/api/assistants/list" });
    await addMember(owner, id, viewer.email, "editor");
    const roleOf = async (person: typeof heir) =>
      (await test.as(person)({ url: `/api/assistant?assistant_id=${id}` })).json().memberRole;
    expect(await roleOf(heir)).toBe("editor");
    expect(await roleOf({ ...personOf(viewer), email: `otra-${viewer.email}` })).toBe("viewer");
  });
});

it("keeps no e-mail in the audit", async () => {
  const team = newTeam(test);
  const { id } = await newSharedAssistant(team);
  await open(team.editor, id);
  await addMember(team.owner, id, team.editor.email, "viewer");
  await post(team.owner, `/api/assistant/${id}/transfer`, { email: team.editor.email });
  await remove(team.editor, id, team.owner.email);
  await post(team.viewer, `/api/assistant/${id}/leave`);
  const entries = await test.deps.database.db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", id)
    .execute();
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      "assistant.created",
      "assistant.member_added",
      "assistant.member_changed",
      "assistant.handed_over",
      "assistant.member_removed",
      "assistant.member_left",
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain("@");
});

describe("transferring ownership", () => {
  it("makes a member the owner and the owner an editor", async () => {
    const team = newTeam(test);
    const { id } = await newSharedAssistant(team);
    const unknown = await post(team.owner, `/api/assistant/${id}/transfer`, {
      email: "nadie@aerovia.example",
    });
    expect([unknown.statusCode, unknown.json().code]).toEqual([409, "person_unknown"]);
    await open(team.editor, id);
    const handed = await post(team.owner, `/api/assistant/${id}/transfer`, { email: team.editor.email });
    const rolesBy = Object.fromEntries(handed.json().items.map(({ email, role }: Member) => [email, role]));
    expect(rolesBy).toMatchObject({ [team.owner.email]: "editor", [team.editor.email]: "owner" });
    expect((await remove(team.editor, id, team.owner.email)).statusCode).toBe(204);
  });

  it("is possible for an administrator, who sees no content", async () => {
    const team = newTeam(test);
    const { id } = await newAssistant(team.owner, { name: `Legado ${team.owner.sub}` });
    const found = await team.admin.call({ url: `/api/admin/assistants?q=legado%20${team.owner.sub}` });
    const [record]: AssistantRecord[] = found.json().items;
    expect(record).toMatchObject({ id, emailOwner: team.owner.email, members: 1, official: false });
    expect(record).toMatchObject({ documents: 0, people: 0, conversations: 0 });
    expect(JSON.stringify(record)).not.toContain("instructions");
    expect(await open(team.admin, id)).toBe(404);
    expect(
      (await post(team.admin, `/api/assistant/${id}/transfer`, { email: team.stranger.email })).statusCode,
    ).toBe(200);
    expect(await open(team.admin, id)).toBe(404);
    expect(await members(team.stranger, id)).toMatchObject([
      { email: team.owner.email, role: "editor" },
      { email: team.stranger.email, role: "owner" },
    ]);
    expect(
      (await post(team.viewer, `/api/assistant/${id}/transfer`, { email: team.viewer.email })).statusCode,
    ).toBe(404);
  });
});
