import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type EmbeddedApp,
  startEmbedded,
} from "../apps/server/src/adapters/identity-provider/embedded-app.fixture.ts";

const script = fileURLToPath(new URL("./token.ts", import.meta.url));
let app: EmbeddedApp;

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() });
    });
  });
}

beforeAll(async () => {
  app = await startEmbedded();
});
afterAll(() => app.stop());

describe("npm run token", () => {
  it("prints an access token that the API takes", async () => {
    const { code, out } = await run("admin", "--url", app.originOf("localhost"));
    expect(code).toBe(0);
    expect(await app.verifier.verifyAccessToken(out)).toMatchObject({ roles: ["chat_metatron_user_admin"] });
  });

  it("prints the identity token with --id, on any brand's address", async () => {
    const { out } = await run("vp", "--id", "--url", app.originOf("chatlibre.localhost"));
    expect(await app.verifier.verifyIdentityToken(out)).toMatchObject({ userName: "Javier Quintana Rey" });
  });

  it("prints both with their expiry with --json", async () => {
    const { out } = await run("basic", "--json", "--url", `${app.originOf("127.0.0.1")}/`);
    const { accessToken, accessTokenExpiresAt, identityToken, identityTokenExpiresAt } = JSON.parse(out);
    expect((await app.verifier.verifyAccessToken(accessToken)).expiresAt).toBe(accessTokenExpiresAt);
    expect((await app.verifier.verifyIdentityToken(identityToken)).expiresAt).toBe(identityTokenExpiresAt);
  });

  it("lists the demo accounts without a server", async () => {
    const { out } = await run("--list");
    expect(out.split("\n")).toHaveLength(11);
    expect(out).toContain("technician");
  });

  it("says what is wrong in one sentence", async () => {
    expect(await run("basic", "--url", "http://127.0.0.1:1")).toEqual({
      code: 1,
      out: "",
      err: "Nothing answers at http://127.0.0.1:1. Start Metatron with npm start, or give --url.",
    });
    expect((await run("pepe", "--url", app.originOf("localhost"))).err).toMatch(
      /^There is no demo account "pepe"/,
    );
    expect((await run()).err).toMatch(/^npm run token/);
    expect((await run("--colour")).code).toBe(1);
  });

  it("is refused where a real provider is configured", async () => {
    const other = await serveConfig({
      authority: "https://login.example/tenant",
      clientId: "c",
      scopes: "openid",
    });
    const { code, err } = await run("basic", "--url", other.url);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining("signs people in at https://login.example/tenant"),
    ]);
    await other.app.close();
  });
});

async function serveConfig(oidc: object): Promise<{ app: FastifyInstance; url: string }> {
  const server = Fastify();
  server.get("/api/config", () => ({ oidc }));
  return { app: server, url: await server.listen({ port: 0, host: "127.0.0.1" }) };
}
