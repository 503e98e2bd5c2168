import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoAccounts } from "./demo-accounts.ts";
import { brandHosts, type EmbeddedApp, startEmbedded } from "./embedded-app.fixture.ts";
import { createHttpAgent } from "./http-agent.ts";

let app: EmbeddedApp;
const libraryNotices = vi.spyOn(console, "info");
const libraryWarnings = vi.spyOn(console, "warn");

beforeAll(async () => {
  app = await startEmbedded();
});
afterAll(async () => {
  await app.stop();
  expect(app.faults).toEqual([]);
  expect(libraryNotices).not.toHaveBeenCalled();
  expect(libraryWarnings).not.toHaveBeenCalled();
});

describe.each([...brandHosts, "127.0.0.1"])("signing in on %s", (host) => {
  it("issues an access token and an identity token for the same person", async () => {
    const tokens = await app.signIn("technician", { host });
    const person = {
      issuer: "urn:metatron:embedded",
      uniqueId: "b1a51c00-5a1e-4c1a-9d01-000000000007",
      userName: "Andrés Molina Pardo",
      userEmail: "andres.molina@aerovia.example",
      emailVerified: true,
      roles: ["chat_metatron_aircraft_technician"],
    };
    expect(await app.verifier.verifyAccessToken(tokens.access_token)).toMatchObject(person);
    expect(await app.verifier.verifyIdentityToken(tokens.id_token)).toMatchObject(person);
    expect(tokens).toMatchObject({ expires_in: 3600, scope: "openid profile email metatron.use" });
  });

  it("renews silently in a hidden frame of the application", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { host, agent });
    const silent = await app.authorize({ prompt: "none" }, { host, agent });
    expect(silent.headers.location).toMatch(`${app.originOf(host)}/black.html?code=`);
    expect(silent.headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(silent.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(await app.signIn("basic", { host, agent, extra: { prompt: "none" } })).toHaveProperty("id_token");
  });
});

describe("tokens", () => {
  it.each(demoAccounts)("carry exactly the roles of $account", async ({ account, roles, email }) => {
    const { access_token, id_token } = await app.signIn(account);
    const claims = await app.verifier.verifyAccessToken(access_token);
    expect(claims.roles.toSorted()).toEqual([...roles].toSorted());
    expect(claims.userEmail).toBe(email);
    expect((await app.verifier.verifyIdentityToken(id_token)).roles).toEqual(claims.roles);
  });

  it("are not interchangeable", async () => {
    const { access_token, id_token } = await app.signIn("admin");
    await expect(app.verifier.verifyAccessToken(id_token)).rejects.toMatchObject({ code: "wrong_audience" });
    await expect(app.verifier.verifyIdentityToken(access_token)).rejects.toMatchObject({
      code: "wrong_audience",
    });
  });

  it("of another installation are rejected", async () => {
    const other = await startEmbedded();
    const { access_token } = await other.signIn("admin");
    await expect(app.verifier.verifyAccessToken(access_token)).rejects.toMatchObject({
      code: "wrong_issuer",
    });
    await other.stop();
  });

  it("expire after the configured lifetime", async () => {
    const short = await startEmbedded({ lifetimes: { access: 7, id: 9 } });
    const { access_token, id_token, expires_in } = await short.signIn("basic");
    expect(expires_in).toBe(7);
    const [access, identity] = [decodeJwt(access_token), decodeJwt(id_token)];
    expect(access.exp).toBe(Number(access.iat) + 7);
    expect(identity.exp).toBe(Number(identity.iat) + 9);
    await short.stop();
  });
});

describe("refresh tokens", () => {
  it("rotate, and return a new identity token", async () => {
    const first = await app.signIn("pro");
    const answer = await app.refresh(first.refresh_token);
    const second = JSON.parse(answer.text);
    expect(answer.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second).toMatchObject({ scope: first.scope, expires_in: 3600 });
    expect(await app.verifier.verifyAccessToken(second.access_token)).toMatchObject({
      roles: ["chat_metatron_user_pro"],
    });
    expect(await app.verifier.verifyIdentityToken(second.id_token)).toBeDefined();
  });

  it("are rejected when reused, together with their successors", async () => {
    const agent = createHttpAgent();
    const { refresh_token } = await app.signIn("pro", { agent });
    const successor = JSON.parse((await app.refresh(refresh_token)).text).refresh_token;
    const again = await app.refresh(refresh_token);
    expect([again.status, JSON.parse(again.text).error]).toEqual([400, "invalid_grant"]);
    expect(JSON.parse((await app.refresh(successor)).text).error).toBe("invalid_grant");
    expect(await app.signIn("pro", { agent, extra: { prompt: "none" } })).toHaveProperty("refresh_token");
  });

  it("can be used by scripts of the application's own origin only", async () => {
    const { refresh_token } = await app.signIn("pro");
    const form = { grant_type: "refresh_token", client_id: "metatron-web", refresh_token };
    const ask = (origin: string) =>
      createHttpAgent().ask(`${app.originOf("localhost")}/oidc/token`, { form, headers: { origin } });
    expect((await ask("http://evil.example")).status).toBe(400);
    expect((await ask(app.originOf("localhost"))).status).toBe(200);
  });
});

describe("rejected requests", () => {
  it("answers nothing for an unknown host", async () => {
    const ask = (path: string) => createHttpAgent().ask(`http://evil.localhost:${app.port}${path}`);
    expect((await ask("/oidc/.well-known/openid-configuration")).status).toBe(421);
    expect((await ask("/oidc/interaction/x")).status).toBe(421);
  });

  it("builds its URLs from the configured origin, whatever forwarding headers a caller sends", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const address = `${app.originOf("localhost")}/oidc/.well-known/openid-configuration`;
    const { text } = await createHttpAgent().ask(address, { headers });
    expect(text).not.toContain("evil.example");
    expect(JSON.parse(text).token_endpoint).toBe(`${app.originOf("localhost")}/oidc/token`);
  });

  it("requires PKCE", async () => {
    const answer = await app.authorize({ code_challenge: "", code_challenge_method: "" });
    expect(answer.headers.location).toContain("error=invalid_request");
    expect((await app.authorize({ code_challenge_method: "plain" })).headers.location).toContain("error=");
  });

  it("issues tokens for its own API only", async () => {
    const asked = await app.authorize({ resource: "https://other-api.example" });
    expect(asked.headers.location).toContain("error=invalid_target");
    const { access_token } = await app.signIn("basic", { extra: { resource: "api://metatron" } });
    expect(await app.verifier.verifyAccessToken(access_token)).toHaveProperty("userEmail");
  });

  it("does not redirect to another application, and shows an error page of ours", async () => {
    const answer = await app.authorize({ redirect_uri: "https://evil.example/black.html" });
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain("La aplicación pidió el acceso de una forma que no se admite.");
    expect(answer.text).not.toMatch(/https?:\/\/|<script>|<style/);
  });

  it("returns login_required when nobody is signed in", async () => {
    await expect(app.signIn("basic", { extra: { prompt: "none" } })).rejects.toThrow(/login_required/);
  });
});
