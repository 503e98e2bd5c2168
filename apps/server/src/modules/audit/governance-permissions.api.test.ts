import { randomUUID } from "node:crypto";
import { type CallName, calls } from "@metatron/contract/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const rule = { subject: "events", days: 365, keepsPinned: true };
const budget = { role: "chat_metatron_user_basic", tokens: null, money: null };

/** What an administrator is answered, with a request that is right in its form. */
const CALLS: [name: CallName, payload: object | undefined, forAdmins: number][] = [
  ["listAdminModels", undefined, 200],
  ["switchModel", { model: "gpt-99", offFor: [] }, 422],
  ["readBudgets", undefined, 200],
  ["writeBudgets", { budgets: [budget] }, 200],
  ["readRetention", undefined, 200],
  ["writeRetention", rule, 200],
  ["previewRetention", rule, 200],
  ["listAudit", undefined, 200],
  ["listAuditActions", undefined, 200],
  ["verifyAudit", undefined, 200],
  ["listAllCases", undefined, 200],
  ["updateCase", { status: "closed" }, 404],
  ["retryCase", undefined, 404],
];

it.each(CALLS)("%s is for administrators alone", async (name, payload, forAdmins) => {
  const { method, path } = calls[name];
  const request = {
    ...{ method, url: `/api${path.replace(/\{\w+\}/, randomUUID())}` },
    ...(payload ? { payload } : {}),
  };
  const statusFor = async (role: Parameters<typeof newPerson>[0]) =>
    (await test.as(newPerson(role))(request)).statusCode;
  expect({
    nobody: (await test.app.inject(request)).statusCode,
    external: await statusFor(["chat_metatron_user_external"]),
    basic: await statusFor(["chat_metatron_user_basic"]),
    pro: await statusFor(["chat_metatron_user_pro"]),
    admin: await statusFor(["chat_metatron_user_admin"]),
  }).toEqual({ nobody: 401, external: 403, basic: 403, pro: 403, admin: forAdmins });
});
