import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type PushServiceStandIn, startPushServiceStandIn } from "../../../test/stand-ins/push-service.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { createPushSender, newVapidKeys, type PushDevice } from "../../adapters/push/index.ts";
import { announceNewsHandler } from "../news/index.ts";
import { sendPushHandler, startDuePushes } from "./send-push.job.ts";

const keys = newVapidKeys();
let service: PushServiceStandIn;
let test: TestApp;

beforeAll(async () => {
  service = await startPushServiceStandIn();
  const sender = createPushSender({ ...keys, subject: "mailto:ti@example.com", loopback: true });
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      PUSH_PUBLIC_KEY: keys.publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
      PUSH_SUBJECT: "mailto:ti@example.com",
    },
    deps: () => ({ push: sender }),
  });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
afterEach(async () => {
  await db().deleteFrom("push_subscriptions").execute();
  service.received.length = 0;
});

const db = () => test.deps.db;
const admin = newPerson(["chat_metatron_user_admin"]);
const bodyOf = ({ endpoint, p256dh, auth }: PushDevice) => ({
  endpoint,
  keys: { p256dh, auth },
  language: "pt",
});

async function subscribe(person: TestPerson, device = service.newDevice(), sid?: string) {
  const token = await test.issuer.accessToken(person, sid ? { sid } : {});
  const saved = await test.app.inject({
    method: "PUT",
    url: "/api/me/push",
    headers: { authorization: `Bearer ${token}` },
    payload: bodyOf(device),
  });
  expect(saved.statusCode).toBe(200);
  return { ...device, id: String(saved.json().id) };
}

const waiting = () => db().selectFrom("pushes").selectAll().execute();

async function devicesOf(person: TestPerson): Promise<string[]> {
  const rows = await db()
    .selectFrom("push_subscriptions as s")
    .innerJoin("people as p", "p.id", "s.person_id")
    .select("s.id")
    .where("p.email", "=", person.email)
    .execute();
  return rows.map(({ id }) => id);
}

/** The time in which a reader could still get the end of an answer is over. */
const passGrace = () =>
  db()
    .updateTable("pushes")
    .set({ due_at: new Date(0) })
    .execute();

/** On a busy machine the time would be over before the test has looked. */
const holdGrace = () =>
  db()
    .updateTable("pushes")
    .set({ due_at: new Date("2100-01-01") })
    .execute();

async function sendDue(): Promise<void> {
  await passGrace();
  const pushes = await waiting();
  const { handle } = sendPushHandler(test.deps);
  // A job that is repeated finds nothing to send.
  for (const { id } of [...pushes, ...pushes]) await handle({ pushId: id }, "job");
}

/** Asks without a reader, as a person does who closes the app at once. */
async function askAndLeave(person: TestPerson) {
  const { id } = await db()
    .selectFrom("people")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  const request = question("¿Cuántos días de vacaciones tengo?");
  await test.deps.turns.ask({
    session: {
      personId: id,
      uniqueId: person.sub,
      userName: person.name,
      userEmail: person.email,
      isEmailVerified: true,
      roles: person.roles,
      expiresAt: 0,
    },
    chat: "chat-libre",
    request,
    language: "es",
  });
  await expect
    .poll(async () => {
      const message = db().selectFrom("messages").select("state").where("id", "=", request.answerId);
      return (await message.executeTakeFirst())?.state;
    })
    .toBe("complete");
  return request;
}

it("sends one push to each device of the person when an answer ends without a reader", async () => {
  const [person, somebody] = [newPerson(), newPerson()];
  const devices = [await subscribe(person), await subscribe(person)];
  await subscribe(somebody);
  const { conversationId } = await askAndLeave(person);
  await holdGrace();
  expect(await startDuePushes(test.deps)).toBe(0);
  await passGrace();
  // Each push has one job, however often the nodes look.
  expect([await startDuePushes(test.deps), await startDuePushes(test.deps)]).toEqual([2, 0]);
  await sendDue();
  expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual(
    devices.map(({ endpoint }) => endpoint).sort(),
  );
  const [push] = service.received;
  expect(push?.content).toEqual({ kind: "answer", id: conversationId, language: "pt" });
  expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
  expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${keys.publicKey}$`));
  expect(await waiting()).toEqual([]);
});

it("sends none for an answer whose end a reader got", async () => {
  const person = newPerson();
  await subscribe(person);
  await ask(test, person, question("Hola"));
  await expect.poll(waiting).toEqual([]);
  await sendDue();
  expect(service.received).toEqual([]);
});

it("does not send before the grace is over, nor for a deleted conversation", async () => {
  const person = newPerson();
  await subscribe(person);
  const { conversationId } = await askAndLeave(person);
  await holdGrace();
  const [push] = await waiting();
  await sendPushHandler(test.deps).handle({ pushId: push?.id }, "job");
  expect(service.received).toEqual([]);
  await db().deleteFrom("conversations").where("id", "=", conversationId).execute();
  await sendDue();
  expect(service.received).toEqual([]);
});

it("forgets a device that the push service no longer knows, and no other", async () => {
  const [person, somebody] = [newPerson(), newPerson()];
  await subscribe(person);
  const kept = await subscribe(somebody);
  await askAndLeave(person);
  service.failWith(410);
  await sendDue();
  expect(await devicesOf(person)).toEqual([]);
  expect(await devicesOf(somebody)).toEqual([kept.id]);
  expect(await waiting()).toEqual([]);
});

it("sends again what the push service could not take, and gives up what it refuses", async () => {
  const person = newPerson();
  const device = await subscribe(person);
  await askAndLeave(person);
  service.failWith(503);
  await sendDue();
  expect(service.received).toEqual([]);
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
  await sendDue();
  expect(service.received).toHaveLength(1);
  await askAndLeave(person);
  service.failWith(400);
  await sendDue();
  expect(await waiting()).toEqual([]);
  expect(await devicesOf(person)).toEqual([device.id]);
});

it("announces a deep search by its own kind", async () => {
  const person = newPerson();
  await subscribe(person);
  const request = await askAndLeave(person);
  await db().deleteFrom("pushes").execute();
  const message = db().selectFrom("messages").selectAll().where("id", "=", request.answerId);
  const { person_id } = await message.executeTakeFirstOrThrow();
  await db()
    .insertInto("research_runs")
    .values({
      answer_id: request.answerId,
      person_id,
      conversation_id: request.conversationId,
      started_at: new Date(),
    })
    .execute();
  // Its process died: the next look of this one ends the answer, which may be one by the clock.
  await db().updateTable("messages").set({ state: "streaming" }).where("id", "=", request.answerId).execute();
  await test.deps.watch.sweep();
  await expect.poll(async () => (await message.executeTakeFirstOrThrow()).state).toBe("interrupted");
  await sendDue();
  expect(service.received.map(({ content }) => content)).toEqual([
    { kind: "research", id: request.conversationId, language: "pt" },
  ]);
});

it("announces a reply to a case once", async () => {
  const person = newPerson();
  await subscribe(person);
  const id = randomUUID();
  const given = { id, subject: "Vacaciones", description: "No cuadra", category: "Vacaciones" };
  await test.as(person)({ method: "POST", url: "/api/rhconnect/cases", payload: given });
  const update = (payload: object) =>
    test.as(admin)({ method: "PATCH", url: `/api/admin/cases/${id}`, payload });
  expect((await update({ status: "in_progress" })).statusCode).toBe(200);
  expect((await update({ reply: "Ya está" })).statusCode).toBe(200);
  expect((await update({ reply: "Ya está", status: "resolved" })).statusCode).toBe(200);
  await sendDue();
  expect(service.received.map(({ content }) => content)).toEqual([{ kind: "case", id, language: "pt" }]);
});

it("announces news that must be read to their readers, once per publication", async () => {
  const [person, external] = [newPerson(), newPerson(["chat_metatron_user_external"])];
  await subscribe(person);
  await subscribe(external);
  const id = randomUUID();
  const save = (changes: object) =>
    test.as(admin)({
      method: "PUT",
      url: `/api/admin/news/${id}`,
      payload: {
        title: "Cierre",
        body: "Cierra la puerta 4.",
        language: "es",
        translations: {},
        publishOn: "2026-01-01",
        roles: [],
        brands: [],
        mustRead: true,
        ...changes,
      },
    });
  const announce = () => announceNewsHandler({ db: db() }).handle({}, "job");
  await announce();
  await db().deleteFrom("pushes").execute();
  expect((await save({ mustRead: false })).statusCode).toBe(200);
  await announce();
  expect(await waiting()).toEqual([]);
  for (const brands of [["amelia"], []]) {
    expect((await save({ brands })).statusCode).toBe(200);
    await db().updateTable("news").set({ pushed_version: null }).where("id", "=", id).execute();
    await announce();
    await announce();
    await sendDue();
    expect(service.received).toHaveLength(brands.length === 0 ? 1 : 0);
  }
  expect(service.received[0]?.content).toEqual({ kind: "news", id, language: "pt" });
  await test.as(admin)({ method: "DELETE", url: `/api/admin/news/${id}` });
});

it("forgets a device by its person alone, and with its session", async () => {
  const [person, somebody] = [newPerson(), newPerson()];
  const [here, there] = [await subscribe(person), await subscribe(person, service.newDevice(), "phone")];
  const remove = (who: TestPerson) => test.as(who)({ method: "DELETE", url: `/api/me/push/${here.id}` });
  expect((await remove(somebody)).statusCode).toBe(204);
  expect(await devicesOf(person)).toHaveLength(2);
  expect((await remove(person)).statusCode).toBe(204);
  expect(await devicesOf(person)).toEqual([there.id]);
  await db().deleteFrom("person_devices").execute();
  expect(await devicesOf(person)).toEqual([]);
  // The token of the ended session is still valid, but no device is saved with it any more.
  const token = await test.issuer.accessToken(person, { sid: "phone" });
  const again = await test.app.inject({
    method: "PUT",
    url: "/api/me/push",
    headers: { authorization: `Bearer ${token}` },
    payload: bodyOf(there),
  });
  expect(again.statusCode).toBe(404);
});

it("gives a device to the person who used it last", async () => {
  const [person, next] = [newPerson(), newPerson()];
  const device = await subscribe(person);
  await askAndLeave(person);
  await subscribe(next, device);
  expect([await devicesOf(person), await devicesOf(next)]).toEqual([[], [device.id]]);
  expect(await waiting()).toEqual([]);
});

it("refuses addresses that are not outside, and keys that no push can be encrypted for", async () => {
  const device = service.newDevice();
  const save = async (changes: Partial<PushDevice>) =>
    (
      await test.as(newPerson())({
        method: "PUT",
        url: "/api/me/push",
        payload: bodyOf({ ...device, ...changes }),
      })
    ).statusCode;
  const refused = [
    await save({ endpoint: "https://169.254.169.254/latest" }),
    await save({ endpoint: "https://localhost/send" }),
    await save({ endpoint: "http://push.example/send" }),
    await save({ p256dh: "A".repeat(87) }),
  ];
  expect(refused).toEqual([422, 422, 422, 422]);
});

it("exports the devices without their addresses and keys", async () => {
  const config = await test.app.inject({ method: "GET", url: "/api/config" });
  expect(config.json().pushKey).toBe(keys.publicKey);
  const person = newPerson();
  const device = await subscribe(person);
  const archive = await test.as(person)({ method: "GET", url: "/api/me/export" });
  expect(archive.statusCode).toBe(200);
  expect(archive.rawPayload.includes("push_subscriptions.json")).toBe(true);
  expect(archive.rawPayload.includes(device.endpoint)).toBe(false);
});

it("has no pushes without keys", async () => {
  const without = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const payload = bodyOf(service.newDevice());
  const saved = await without.as(newPerson())({ method: "PUT", url: "/api/me/push", payload });
  expect(saved.statusCode).toBe(404);
  const config = await without.app.inject({ method: "GET", url: "/api/config" });
  expect(config.json().pushKey).toBeNull();
  await without.close();
});

it("does not start with keys of two pairs", async () => {
  const start = startTestApp({
    environment: {
      PUSH_PUBLIC_KEY: newVapidKeys().publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
      PUSH_SUBJECT: "mailto:ti@example.com",
    },
  });
  await expect(start).rejects.toThrow("are no pair");
});
