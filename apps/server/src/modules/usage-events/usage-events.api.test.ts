import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it("stores a batch once, however often it is sent", async () => {
  const event = { id: randomUUID(), name: "login_app", at: new Date().toISOString(), props: { brand: "rh" } };
  const send = () =>
    test.as(newPerson())({ method: "POST", url: "/api/events", payload: { events: [event] } });
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([202, 202]);
  const rows = await test.deps.database.db
    .selectFrom("usage_events")
    .selectAll()
    .where("id", "=", event.id)
    .execute();
  expect(rows).toMatchObject([{ name: "login_app", props: { brand: "rh" } }]);
});

describe("a person who opts out of tracking", () => {
  const isStored = async (app: TestApp, headers: Record<string, string>) => {
    const event = { id: randomUUID(), name: "login_app", at: new Date().toISOString() };
    const payload = { events: [event] };
    const answer = await app.as(newPerson())({ method: "POST", url: "/api/events", payload, headers });
    expect(answer.statusCode).toBe(202);
    const { db } = app.deps.database;
    return (await db.selectFrom("usage_events").where("id", "=", event.id).execute()).length === 1;
  };

  it("is not tracked, by either header of the browser, unless the configuration overrides it", async () => {
    expect(await isStored(test, {})).toBe(true);
    expect(await isStored(test, { dnt: "1" })).toBe(false);
    expect(await isStored(test, { "sec-gpc": "1" })).toBe(false);
    expect(await isStored(test, { dnt: "0" })).toBe(true);
    const always = await startTestApp({ environment: { TRACKING: "on" } });
    expect(await isStored(always, { dnt: "1" })).toBe(true);
    await always.close();
  });

  it("is not tracked at all if tracking is off", async () => {
    const never = await startTestApp({ environment: { TRACKING: "off" } });
    expect(await isStored(never, {})).toBe(false);
    await never.close();
  });
});

it("refuses properties that could hold a message", async () => {
  const event = {
    id: randomUUID(),
    name: "send_message",
    at: new Date().toISOString(),
    props: { text: "Hola" },
  };
  const answer = await test.as(newPerson())({
    method: "POST",
    url: "/api/events",
    payload: { events: [event] },
  });
  expect(answer.statusCode).toBe(422);
});

it("refuses a name that is not on the list", async () => {
  const event = { id: randomUUID(), name: "read_someones_chat", at: new Date().toISOString() };
  const answer = await test.as(newPerson())({
    method: "POST",
    url: "/api/events",
    payload: { events: [event] },
  });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, "events.0.name"]);
});
