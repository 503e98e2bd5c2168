import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MySession } from "@metatron/contract/settings/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { type EmbeddedIdentity, openEmbeddedIdentity } from "../../adapters/identity-provider/index.ts";
import { signInByHttp } from "../../adapters/identity-provider/sign-in-by-http.ts";
import { createTokenVerifier } from "../../adapters/tokens/index.ts";

let test: TestApp;
let identity: EmbeddedIdentity;
let address: string;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "metatron-sessions-"));
  identity = await openEmbeddedIdentity({ origins: () => [address], brandOf: () => "rh", dataDir });
  const verifier = createTokenVerifier(identity.tokens);
  test = await startTestApp({ deps: () => ({ identity, verifier }) });
  address = await test.listen();
});
afterAll(async () => {
  await test.close();
  identity.close();
  await rm(dataDir, { recursive: true, force: true });
});

const signIn = (account: string) =>
  signInByHttp({
    authority: `${address}/oidc`,
    clientId: identity.clientId,
    scopes: identity.scopes,
    redirectUri: `${address}/black.html`,
    account,
  });

const PHONE =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

async function me(token: string, method: "GET" | "DELETE", path = "", userAgent = "Firefox/143.0 (Windows)") {
  const headers = { authorization: `Bearer ${token}`, "user-agent": userAgent };
  return await test.app.inject({ method, url: `/api/me/sessions${path}`, headers });
}

const listed = async (token: string): Promise<MySession[]> => (await me(token, "GET")).json().items;

async function isRenewed(refreshToken: string): Promise<boolean> {
  const form = { grant_type: "refresh_token", client_id: identity.clientId, refresh_token: refreshToken };
  const answer = await fetch(`${address}/oidc/token`, { method: "POST", body: new URLSearchParams(form) });
  await answer.text();
  return answer.ok;
}

it("lists a person's sessions, and marks the current one", async () => {
  const [here, there, somebody] = [await signIn("basic"), await signIn("basic"), await signIn("pro")];
  const sessions = await listed(here.access_token);
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  const [current] = sessions.filter(({ isCurrent }) => isCurrent);
  const [other] = (await listed(there.access_token)).filter(({ isCurrent }) => isCurrent);
  expect(current?.id).not.toBe(other?.id);
  expect(Date.parse(current?.startedAt ?? "")).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(current?.expiresAt ?? "")).toBeGreaterThan(Date.now());
  expect(await listed(somebody.access_token)).toHaveLength(1);
});

it("names the device of each session, and forgets it with its session", async () => {
  const [here, there] = [await signIn("technician"), await signIn("technician")];
  await me(there.access_token, "GET", "", PHONE);
  const sessions = await listed(here.access_token);
  const [current, other] = [
    sessions.find((each) => each.isCurrent),
    sessions.find((each) => !each.isCurrent),
  ];
  expect(current).toMatchObject({ browser: "Firefox", system: "Windows" });
  expect(other).toMatchObject({ browser: "Chrome", system: "Android" });
  const devices = () =>
    test.deps.database.db
      .selectFrom("person_devices")
      .select("id")
      .where("id", "=", other?.id ?? "")
      .execute();
  expect(await devices()).toHaveLength(1);
  expect((await me(here.access_token, "DELETE", `/${other?.id}`)).statusCode).toBe(204);
  expect(await devices()).toEqual([]);
});

it("lists devices by the sessions of a company's own provider, which ends them itself", async () => {
  const other = await startTestApp();
  const person = newPerson();
  const token = (sid: string) => other.issuer.accessToken(person, { sid });
  const get = async (sid: string, userAgent: string) =>
    (
      await other.app.inject({
        method: "GET",
        url: "/api/me/sessions",
        headers: { authorization: `Bearer ${await token(sid)}`, "user-agent": userAgent },
      })
    ).json();
  await get("phone", PHONE);
  const { kept, items } = await get("desk", "Firefox/143.0 (Windows)");
  expect(kept).toBe("elsewhere");
  expect(items).toHaveLength(2);
  expect(items).toContainEqual(
    expect.objectContaining({ browser: "Chrome", system: "Android", isCurrent: false, expiresAt: null }),
  );
  expect(items).toContainEqual(
    expect.objectContaining({ browser: "Firefox", system: "Windows", isCurrent: true }),
  );
  await other.close();
});

it("ends one of them, which then can't be renewed, and never another person's", async () => {
  const [here, there, somebody] = [await signIn("basic"), await signIn("basic"), await signIn("pro")];
  const [target] = (await listed(there.access_token)).filter(({ isCurrent }) => isCurrent);
  expect((await me(somebody.access_token, "DELETE", `/${target?.id}`)).statusCode).toBe(404);
  expect((await me(here.access_token, "DELETE", `/${randomUUID()}`)).statusCode).toBe(404);
  expect((await me(here.access_token, "DELETE", `/${target?.id}`)).statusCode).toBe(204);
  expect((await listed(here.access_token)).map(({ id }) => id)).not.toContain(target?.id);
  expect([await isRenewed(there.refresh_token), await isRenewed(here.refresh_token)]).toEqual([false, true]);
});

it("ends all of them except the current one", async () => {
  const [here, there, somebody] = [await signIn("basic"), await signIn("basic"), await signIn("pro")];
  expect((await me(here.access_token, "DELETE")).statusCode).toBe(204);
  expect(await listed(here.access_token)).toMatchObject([{ isCurrent: true }]);
  const renewed = [here, there, somebody].map(({ refresh_token }) => isRenewed(refresh_token));
  expect(await Promise.all(renewed)).toEqual([true, false, true]);
});
