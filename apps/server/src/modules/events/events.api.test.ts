import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
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

it("refuses a name that is not on the list", async () => {
  const event = { id: randomUUID(), name: "read_someones_chat", at: new Date().toISOString() };
  const answer = await test.as(newPerson())({
    method: "POST",
    url: "/api/events",
    payload: { events: [event] },
  });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, "events.0.name"]);
});
