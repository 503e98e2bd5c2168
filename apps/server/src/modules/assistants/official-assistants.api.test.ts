import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { addMember, newAssistant, newParticipant, newTeam, publish } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { officialForChat } from "./assistant-for-chat.ts";
import { ensureOfficial, type OfficialAssistant } from "./ensure-official.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const shipped: OfficialAssistant = {
  id: randomUUID(),
  specialty: "service-desk",
  name: "Mesa de servicio",
  description: "Ayuda de IT.",
  instructions: "Guía paso a paso.",
  model: "gpt-5",
  starters: ["No me entra el correo"],
};
const ensure = (changes: Partial<OfficialAssistant> = {}) =>
  ensureOfficial(test.deps.database.db, [{ ...shipped, ...changes }]);
const read = async () =>
  (
    await officialForChat(
      { db: test.deps.database.db },
      { roles: ["chat_metatron_user_basic"] },
      "service-desk",
    )
  )?.assistant;

it("creates official assistants, updates their texts, and keeps an administrator's changes", async () => {
  expect(await read()).toBeUndefined();
  await ensure();
  await ensure();
  expect(await read()).toMatchObject({
    id: shipped.id,
    official: true,
    collection: { kind: "assistant", id: shipped.id },
  });
  await ensure({ instructions: "Guía nueva." });
  expect((await read())?.instructions).toBe("Guía nueva.");

  const admin = newParticipant(test, ["chat_metatron_user_admin"]);
  const url = `/api/assistant/update/${shipped.id}`;
  await admin.call({ method: "PUT", url, payload: { instructions: "De la casa.", version: 1 } });
  expect((await read())?.instructions).toBe("Guía nueva.");
  await publish(admin, shipped.id, 2);
  await ensure({ instructions: "Otra del producto." });
  expect((await read())?.instructions).toBe("De la casa.");
  const versions = await admin.call({ url: `/api/assistant/${shipped.id}/versions` });
  expect(versions.json().items).toMatchObject([{ version: 2 }, { version: 1, by: null }]);
});

it("lets a removed member read the old conversation but not continue it", async () => {
  const [owner, viewer] = [newParticipant(test), newParticipant(test)];
  const { id } = await newAssistant(owner);
  await addMember(owner, id, viewer.email, "viewer");
  const { call, ...person } = viewer;
  const first = question("Hola", { assistantId: id });
  const askedAt = Date.now();
  expect((await ask(test, person, first, "chat_assistant")).status).toBe(200);
  const [seen] = (await call({ url: "/api/assistants/list" })).json().items;
  expect(Date.parse(seen.lastInteraction)).toBeGreaterThanOrEqual(askedAt);

  const email = encodeURIComponent(viewer.email);
  await owner.call({ method: "DELETE", url: `/api/assistant/${id}/delete_member?email=${email}` });
  const { conversationId } = first;
  const next = question("¿Y ahora?", { assistantId: id, conversationId });
  expect((await ask(test, person, next, "chat_assistant")).status).toBe(404);
  const messages = await call({ url: `/api/history/list_messages?conversationId=${conversationId}` });
  expect(messages.json().items).toHaveLength(2);
});

it("does not answer with a deleted assistant", async () => {
  const owner = newParticipant(test);
  const { id } = await newAssistant(owner);
  const { call, ...person } = owner;
  const first = question("Hola", { assistantId: id });
  await ask(test, person, first, "chat_assistant");
  await call({ method: "DELETE", url: `/api/assistant/assistant_delete?assistant_id=${id}` });
  const { conversationId } = first;
  const next = question("¿Sigues?", { assistantId: id, conversationId });
  expect((await ask(test, person, next, "chat_assistant")).status).toBe(404);
  const messages = await call({ url: `/api/history/list_messages?conversationId=${conversationId}` });
  expect(messages.json().items).toHaveLength(2);
});

it("excludes external people from RH+ unless it names their role", async () => {
  const id = randomUUID();
  const { external, admin } = newTeam(test);
  await ensureOfficial(test.deps.database.db, [{ ...shipped, id, specialty: "rh-plus", name: "RH+" }]);
  const { call, ...person } = external;
  const refused = await ask(test, person, question("¿Cuántas vacaciones tengo?"), "rhplus");
  expect([refused.status, refused.problem.code]).toEqual([404, "not_found"]);
  const chats = async () => (await call({ url: "/api/models" })).json().chats;
  expect(await chats()).toEqual(["chat-libre", "images", "ai-builder"]);
  expect((await ask(test, person, question("Hola"), "chatlibre")).status).toBe(200);

  const roles = ["chat_metatron_user_basic", "chat_metatron_user_external"];
  await admin.call({
    method: "PUT",
    url: `/api/assistant/update/${id}`,
    payload: { roles, version: 1 },
  });
  await publish(admin, id, 2);
  expect((await ask(test, person, question("¿Cuántas vacaciones tengo?"), "rhplus")).status).toBe(200);
  expect(await chats()).toContain("rh-plus");
  const { call: ofPro, ...pro } = newParticipant(test, ["chat_metatron_user_pro"]);
  expect((await ask(test, pro, question("¿Cuántas vacaciones tengo?"), "rhplus")).status).toBe(404);
  expect((await ofPro({ url: "/api/models" })).json().chats).not.toContain("rh-plus");
});

it("lets external people use an official assistant that names their role", async () => {
  await ensure();
  const { admin, external } = newTeam(test);
  const change = async (roles: readonly string[] | null) => {
    const current = (await admin.call({ url: `/api/assistant?assistant_id=${shipped.id}` })).json();
    const url = `/api/assistant/update/${shipped.id}`;
    const payload = { roles, version: current.version };
    const changed = (await admin.call({ method: "PUT", url, payload })).json();
    await publish(admin, shipped.id, changed.version);
    return changed;
  };
  const seen = async () => {
    const list = await external.call({ url: "/api/assistants/list?scope=official" });
    return list.json().items.map(({ id }: { id: string }) => id);
  };
  expect(await seen()).not.toContain(shipped.id);
  const roles = ["chat_metatron_user_external", "chat_metatron_user_basic"];
  expect((await change(roles)).roles).toEqual(roles);
  expect(await seen()).toContain(shipped.id);
  await change(null);
});
