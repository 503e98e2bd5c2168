import type { Endpoint } from "@metatron/contract/endpoint";
import { endpoints } from "@metatron/contract/endpoints";
import { problem } from "@metatron/contract/problem";
import { type Role, roles } from "@metatron/contract/roles";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../test/harness.ts";
import { newPerson } from "../test/test-issuer.ts";
import { formOf } from "../test/upload.ts";
import { requireDeclarations } from "./http/authorize.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { BODY_MAX_KB: "8", LIMIT_REQUESTS_PER_MINUTE: "200" } });
});
afterAll(() => test.close());

const anId = "0b8f6f0e-52c5-4b44-9d0e-0c1d4e0c1a11";
const all: [string, Endpoint][] = Object.entries(endpoints);
const calls = all.map(([name, { call, operationId = name }]) => ({
  name,
  publishedAs: operationId,
  call,
  url: `/api${call.path.replace(/\{\w+\}/g, anId)}`,
}));

const takes = (name: string, kind: "body" | "multipart") =>
  Object.entries<object>(endpoints).some(([each, endpoint]) => each === name && kind in endpoint);

describe("every call of the contract", () => {
  it.each(calls.filter(({ call }) => call.allow !== "open"))(
    "$name answers 401 without a token",
    async ({ call, url }) => {
      const answer = await test.app.inject({ method: call.method, url });
      expect(answer.statusCode).toBe(401);
      expect(problem.parse(answer.json())).toMatchObject({ code: "unauthorized", status: 401 });
    },
  );

  it("is in the published document, which has no others", async () => {
    const document = (await test.app.inject({ url: "/api/openapi.json" })).json();
    const published = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const inContract = Object.values(endpoints).map(({ call }) => `${call.method} ${call.path}`);
    expect(published.sort()).toEqual(inContract.sort());
    expect(document.openapi).toBe("3.1.0");
  });

  it("has a readable page that needs no script", async () => {
    const page = await test.app.inject({ url: "/api/docs" });
    expect(page.body).toContain("/history/list_conversations");
    expect(page.body).not.toContain("<script");
  });
});

describe("bad input", () => {
  const events = { method: "POST", url: "/api/events" } as const;
  const cases = [
    { title: "broken JSON", payload: "{", status: 400, code: "bad_json" },
    { title: "a wrong type", payload: '{"events":"x"}', status: 422, code: "validation_failed" },
    { title: "an unknown field", payload: '{"events":[],"more":1}', status: 422, code: "validation_failed" },
    { title: "no body", payload: "", status: 400, code: "bad_json" },
    {
      title: "an oversized body",
      payload: JSON.stringify({ events: "x".repeat(9000) }),
      status: 413,
      code: "body_too_large",
    },
  ];
  it.each(cases)("$title answers $status $code and no stack trace", async ({ payload, status, code }) => {
    const answer = await test.as(newPerson())({
      ...events,
      payload,
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(status);
    const said = problem.parse(answer.json());
    expect(said.code).toBe(code);
    expect(answer.body).not.toMatch(/\bat .*\.(ts|js):|node_modules/);
    expect(answer.headers["x-request-id"]).toBe(said.requestId);
  });

  it("names each wrong field by its path", async () => {
    const payload = { events: [{ id: "no", name: "login_app", at: "yesterday" }] };
    const answer = await test.as(newPerson())({ ...events, payload });
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([
      "events.0.id",
      "events.0.at",
    ]);
  });

  it("refuses a body that is not JSON", async () => {
    const answer = await test.as(newPerson())({
      ...events,
      payload: "a=1",
      headers: { "content-type": "text/csv" },
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each(["%ZZ", "a".repeat(300)])("answers problem+json for an id like %s", async (id) => {
    const answer = await test.as(newPerson())({ method: "POST", url: `/api/chat/stop/${id}` });
    expect([answer.statusCode, problem.parse(answer.json()).code]).toEqual([400, "bad_request"]);
  });

  it.each(["/api/assistant/avatar", "/api/fmops/transcribe"])(
    "answers 400 for a form to %s that is cut off",
    async (url) => {
      const { headers, payload } = formOf({ content: "Hola" });
      const answer = await test.as(newPerson())({
        method: "POST",
        url,
        headers,
        payload: payload.subarray(0, -20),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_request"]);
    },
  );

  it("answers problem+json for an unknown path", async () => {
    const answer = await test.as(newPerson())({ method: "GET", url: "/api/nothing" });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    const other = await test.as(newPerson())({ method: "DELETE", url: "/api/models?a=1" });
    expect([other.statusCode, other.json().code]).toEqual([405, "method_not_allowed"]);
    expect(other.headers.allow).toBe("GET");
  });
});

describe("authorisation", () => {
  const admins = calls.filter(({ call }) => call.allow === "admin" && call.method !== "GET");
  const broken = { payload: "{", headers: { "content-type": "application/json" } };

  it.each(admins)("$name is refused before the body is read", async ({ call, url }) => {
    const asBasic = await test.as(newPerson())({ method: call.method, url, ...broken });
    const asNobody = await test.as(newPerson([]))({ method: call.method, url, ...broken });
    expect([asBasic.json().code, asNobody.json().code]).toEqual(["forbidden", "no_roles"]);
  });

  it("refuses an administrator's call before it parses the query", async () => {
    const answer = await test.as(newPerson())({ url: "/api/admin/dashboard" });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
  });

  it("ignores unknown roles", async () => {
    const foreign = newPerson(["Domain Users" as Role, "CHAT_METATRON_USER_ADMIN" as Role]);
    const answer = await test.as(foreign)({ url: "/api/models" });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "no_roles"]);
  });

  it("refuses HEAD as it refuses GET", async () => {
    const answer = await test.as(newPerson())({ method: "HEAD", url: "/api/admin/audit" });
    expect(answer.statusCode).toBe(403);
  });

  it("is in the published document", async () => {
    const { paths } = (await test.app.inject({ url: "/api/openapi.json" })).json();
    const published = calls.map(({ call }) => {
      const operation = paths[call.path][call.method.toLowerCase()];
      return { name: operation.operationId, allow: operation["x-allow"] };
    });
    expect(published).toEqual(
      calls.map(({ publishedAs, call }) => ({ name: publishedAs, allow: call.allow })),
    );
    expect(new Set(published.map(({ name }) => name)).size).toBe(calls.length);
    // Clients of the API generate their functions from these names, so a rename in the code must not reach them.
    expect([paths["/csat"].get.operationId, paths["/issues"].post.operationId]).toEqual([
      "csatDue",
      "reportIssue",
    ]);
  });

  it("must be declared by every route of the API, or the server does not start", async () => {
    const app = fastify();
    requireDeclarations(app, "/api");
    expect(() => app.get("/api/undeclared", async () => "x")).toThrow("does not declare who may call it");
    expect(() => app.get("/pages", async () => "x")).not.toThrow();
  });
});

describe("the content type", () => {
  const form = formOf({ content: "Hola" });
  const json = { payload: "{}", headers: { "content-type": "application/json" } };
  const typed = (type: string) => ({ payload: "x", headers: { "content-type": type } });
  const takesJson = calls.filter(({ name }) => takes(name, "body") && !takes(name, "multipart"));
  const takesForms = calls.filter(({ name }) => takes(name, "multipart") && !takes(name, "body"));

  it.each(takesJson)("$name refuses forms and text", async ({ call, url }) => {
    const send = test.as(newPerson(roles));
    for (const body of [form, typed("text/plain"), typed("multipart/mixed; boundary=x"), typed("rubbish")]) {
      const answer = await send({ method: call.method, url, ...body });
      expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
    }
  });

  it.each(takesForms)("$name accepts only a form", async ({ call, url }) => {
    const send = test.as(newPerson(roles));
    for (const body of [json, typed("text/plain"), {}]) {
      const answer = await send({ method: call.method, url, ...body });
      expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
    }
  });

  it("is not checked for a call without a body", async () => {
    const answer = await test.as(newPerson())({ method: "POST", url: `/api/chat/stop/${anId}` });
    expect(answer.statusCode).toBe(404);
  });
});

describe("tokens", () => {
  const get = async (authorization: string, url = "/api/models") =>
    (await test.app.inject({ url, headers: { authorization } })).statusCode;
  const seconds = () => Math.floor(Date.now() / 1000);

  it("are refused if forged, expired or for another audience", async () => {
    const person = newPerson();
    const good = await test.issuer.accessToken(person);
    const [header = "", payload = "", signature = ""] = good.split(".");
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const asAdmin = Buffer.from(JSON.stringify({ ...claims, roles: ["chat_metatron_user_admin"] })).toString(
      "base64url",
    );
    const refused = {
      none: `${none}.${payload}.`,
      escalated: `${header}.${asAdmin}.${signature}`,
      expired: await test.issuer.accessToken(person, { exp: seconds() - 120 }),
      early: await test.issuer.accessToken(person, { nbf: seconds() + 3600 }),
      otherAudience: await test.issuer.accessToken(person, { aud: "api://other" }),
      otherIssuer: await test.issuer.accessToken(person, { iss: "http://other.test" }),
      identity: await test.issuer.identityToken(person),
      rubbish: "rubbish",
    };
    const statuses = await Promise.all(Object.values(refused).map((token) => get(`Bearer ${token}`)));
    expect(statuses).toEqual(Object.keys(refused).map(() => 401));
    expect(await get(`Basic ${good}`)).toBe(401);
  });

  it("of the identity kind are accepted only where the call asks for the identity", async () => {
    const person = newPerson(["chat_metatron_user_pro"]);
    const url = "/api/user/validate/status?ngsw-bypass=true";
    expect(await get(`Bearer ${await test.issuer.accessToken(person)}`, url)).toBe(401);
    const authorization = `Bearer ${await test.issuer.identityToken(person)}`;
    const answer = await test.app.inject({ url, headers: { authorization } });
    expect(answer.json()).toEqual({
      status: "active",
      user: {
        id: Buffer.from(person.email).toString("base64"),
        uniqueId: person.sub,
        userName: person.name,
        userEmail: person.email,
        roles: ["chat_metatron_user_pro"],
      },
    });
  });
});

describe("limits and headers", () => {
  it("answers 429 with Retry-After over the requests per minute, for that person only", async () => {
    const one = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 201 }, () => test.as(one)({ method: "GET", url: "/api/csat" })),
    );
    const last = answers.find((answer) => answer.statusCode === 429);
    expect(last?.json().code).toBe("rate_limited");
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await test.as(newPerson())({ method: "GET", url: "/api/csat" })).statusCode).not.toBe(429);
  });

  it("lets no other script run and forbids framing", async () => {
    const policy = String((await test.app.inject({ url: "/black" })).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    const framed = (await test.app.inject({ url: "/black.html" })).headers["content-security-policy"];
    expect(framed).toContain("frame-ancestors 'self'");
    const blackPage = await test.app.inject({ url: "/black.html" });
    expect(blackPage.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  });

  it("leaves the page of the API's documentation its styles", async () => {
    const policy = (await test.app.inject({ url: "/api/docs?x=1" })).headers["content-security-policy"];
    expect(policy).toContain("style-src 'self'");
  });

  it("lets an answer of the API load, run and frame nothing, in few bytes", async () => {
    for (const url of ["/api/status", "/api/nothing-here", "/api/history/list_conversations"]) {
      const { headers } = await test.app.inject({ url });
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
      });
      const bytes = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
        0,
      );
      expect(bytes).toBeLessThan(500);
    }
  });
});
