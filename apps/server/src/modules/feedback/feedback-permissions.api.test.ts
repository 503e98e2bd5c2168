import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
const answered = question("Hola");
const issueId = randomUUID();
// One red pixel.
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const person = newPerson();
  await ask(test, person, answered);
  const call = test.as(person);
  const { conversationId, answerId: messageId } = answered;
  await call({
    method: "POST",
    url: "/api/chat/feedback",
    payload: { conversationId, messageId, feedback: "bad" },
  });
  await call({
    method: "POST",
    url: "/api/issues",
    payload: { id: issueId, kind: "Error", description: "No abre", context: {}, screenshot: PIXEL },
  });
});
afterAll(() => test.close());

const CALLS = [
  ["GET", () => "/api/admin/feedback", undefined],
  ["GET", () => `/api/admin/feedback/${answered.answerId}`, undefined],
  ["PATCH", () => `/api/admin/feedback/${answered.answerId}`, { state: "reviewed" }],
  ["GET", () => "/api/admin/csat", undefined],
  ["GET", () => "/api/admin/issues", undefined],
  ["GET", () => `/api/admin/issues/${issueId}`, undefined],
  ["PATCH", () => `/api/admin/issues/${issueId}`, { state: "closed" }],
  ["GET", () => `/api/admin/issues/${issueId}/screenshot`, undefined],
] as const;

const PEOPLE = [
  ["an administrator", ["chat_metatron_user_admin"], 200],
  ["somebody basic", ["chat_metatron_user_basic"], 403],
  ["somebody pro", ["chat_metatron_user_pro"], 403],
  ["somebody external", ["chat_metatron_user_external"], 403],
  ["nobody", null, 401],
] as const;

describe.each(CALLS)("%s %s", (method, urlOf, payload) => {
  it.each(PEOPLE)("answers %s as it should", async (_who, roles, status) => {
    const request = { method, url: urlOf(), ...(payload ? { payload } : {}) };
    const answer = roles ? await test.as(newPerson(roles))(request) : await test.app.inject(request);
    expect(answer.statusCode).toBe(status);
  });
});
