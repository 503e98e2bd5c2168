import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/harness.ts";
import { newPerson } from "../../test/test-issuer.ts";
import { openEmbeddedIdentity } from "../adapters/identity-provider/index.ts";

const REFUSED = 5;
const REQUESTS = 8;

let test: TestApp;
let checks = 0;
beforeAll(async () => {
  test = await startTestApp({
    environment: {
      LIMIT_REFUSED_PER_MINUTE: String(REFUSED),
      LIMIT_ADDRESS_REQUESTS_PER_MINUTE: String(REQUESTS),
      TRUST_PROXY: "192.0.2.10",
    },
    deps: ({ verifier }) => ({
      verifier: {
        ...verifier,
        verifyAccessToken(token) {
          checks += 1;
          return verifier.verifyAccessToken(token);
        },
      },
    }),
  });
});
afterAll(() => test.close());

let lastAddress = 0;
/** Each test uses its own address. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

const withToken = (token: string, remoteAddress: string) =>
  test.app.inject({ url: "/api/models", remoteAddress, headers: { authorization: `Bearer ${token}` } });

describe("bad tokens", () => {
  it("are counted by address, also concurrently, and not verified over the limit", async () => {
    const address = newAddress();
    checks = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => withToken(randomUUID(), address)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: REFUSED }, () => 401),
      ...Array.from({ length: 20 - REFUSED }, () => 429),
    ]);
    expect(checks).toBe(REFUSED);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().code).toBe("rate_limited");
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("affect neither signed-in people at that address nor other addresses", async () => {
    const address = newAddress();
    const token = await test.issuer.accessToken(newPerson());
    expect((await withToken(token, address)).statusCode).toBe(200);
    for (let i = 0; i <= REFUSED; i += 1) await withToken(randomUUID(), address);
    expect((await withToken(randomUUID(), address)).statusCode).toBe(429);
    expect((await withToken(token, address)).statusCode).toBe(200);
    expect((await withToken(await test.issuer.accessToken(newPerson()), newAddress())).statusCode).toBe(200);
  });

  it("are not counted for valid ones", async () => {
    const address = newAddress();
    for (let i = 0; i < REFUSED * 2; i += 1) {
      const token = await test.issuer.accessToken(newPerson());
      expect((await withToken(token, address)).statusCode).toBe(200);
    }
  });
});

describe("requests without a session", () => {
  const flood = async (request: { method?: "PUT" | "GET"; url: string; app?: TestApp["app"] }) => {
    const { app = test.app, ...rest } = request;
    const remoteAddress = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i <= REQUESTS; i += 1) {
      const answer = await app.inject({ ...rest, remoteAddress });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    return statuses;
  };

  it.each([
    { title: "uploads to disk", method: "PUT", url: "/api/objects/uploads/x", usual: 403 },
    { title: "calls without a token", method: "GET", url: "/api/models", usual: 401 },
    { title: "open calls", method: "GET", url: "/api/config", usual: undefined },
  ] as const)("are counted by address: $title", async ({ method, url, usual }) => {
    const statuses = await flood({ method, url });
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, REQUESTS)).not.toContain(429);
    if (usual) expect(new Set(statuses.slice(0, REQUESTS))).toEqual(new Set([usual]));
  });

  it("are counted by address at the demo identity provider", async () => {
    const identity = await openEmbeddedIdentity({
      origins: () => ["http://localhost"],
      brandOf: () => "rh",
      dataDir: test.deps.config.dataDir,
      lifetimes: {},
      onFault: () => undefined,
    });
    const other = await startTestApp({
      environment: { LIMIT_ADDRESS_REQUESTS_PER_MINUTE: String(REQUESTS) },
      deps: () => ({ identity }),
    });
    const url = "/oidc/.well-known/openid-configuration";
    const statuses = await flood({ url, app: other.app });
    await other.close();
    await identity.close();
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, REQUESTS)).not.toContain(429);
  });

  it("are counted by the address that a trusted proxy names, and no other sender's header", async () => {
    const open = (remoteAddress: string, client: string) =>
      test.app.inject({ url: "/api/config", remoteAddress, headers: { "x-forwarded-for": client } });
    const liar = newAddress();
    for (let i = 0; i < REQUESTS; i += 1) await open(liar, newAddress());
    expect((await open(liar, newAddress())).statusCode).toBe(429);
    for (let i = 0; i < REQUESTS * 2; i += 1)
      expect((await open("192.0.2.10", newAddress())).statusCode).toBe(200);
  });
});
