import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandHosts, type EmbeddedApp, startEmbedded } from "./embedded-app.fixture.ts";
import { createHttpAgent, type HttpAgent } from "./http-agent.ts";

let app: EmbeddedApp;
beforeAll(async () => {
  app = await startEmbedded();
});
afterAll(() => app.stop());

const endSession = (agent: HttpAgent, query: Record<string, string>, host = "localhost") =>
  agent.ask(`${app.originOf(host)}/oidc/session/end?${new URLSearchParams(query)}`);

function sendForm(agent: HttpAgent, page: string) {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
  const secret = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return agent.ask(action, { form: { xsrf: secret, logout: "yes" } });
}

describe.each(brandHosts)("signing out on %s", (host) => {
  it("needs no confirmation when the application requests it, ends the session and returns to the start page", async () => {
    const agent = createHttpAgent();
    const { id_token, refresh_token } = await app.signIn("basic", { agent, host });
    const back = `${app.originOf(host)}/`;
    const page = await endSession(agent, { id_token_hint: id_token, post_logout_redirect_uri: back }, host);
    expect(page.text).toMatch(/<script src="\/oidc\/assets\/submit\.js\?v=[\w-]+" defer><\/script>/);
    const answer = await sendForm(agent, page.text);
    expect([answer.status, answer.headers.location]).toEqual([303, back]);
    await expect(app.signIn("basic", { agent, host, extra: { prompt: "none" } })).rejects.toThrow(
      /login_required/,
    );
    expect(JSON.parse((await app.refresh(refresh_token, { host })).text).error).toBe("invalid_grant");
  });
});

describe("signing out", () => {
  it("needs confirmation when the request carries no identity token", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { agent });
    const page = await endSession(agent, {});
    expect(page.text).toContain("¿Cerrar la sesión?");
    expect(page.text).not.toContain("<script");
    const answer = await sendForm(agent, page.text);
    const done = await agent.ask(answer.headers.location ?? "");
    expect(done.text).toContain("Sesión cerrada");
  });

  it("needs confirmation when the identity token belongs to another person", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { agent });
    const { id_token } = await app.signIn("admin");
    expect((await endSession(agent, { id_token_hint: id_token })).text).not.toContain("<script");
  });

  it("accepts an expired identity token", async () => {
    const short = await startEmbedded({ lifetimes: { id: 1 } });
    const agent = createHttpAgent();
    const { id_token } = await short.signIn("basic", { agent });
    await expect.poll(() => expired(id_token)).toBe(true);
    const page = await agent.ask(`${short.originOf("localhost")}/oidc/session/end?id_token_hint=${id_token}`);
    expect(page.text).toContain("Cerrando la sesión");
    await short.stop();
  });

  it("shows a page of ours when nobody is signed in", async () => {
    const agent = createHttpAgent();
    const page = await endSession(agent, {});
    expect(page.text).not.toMatch(/<script>|Submitting/);
    expect((await sendForm(agent, page.text)).status).toBe(303);
  });

  it("redirects only to the application's own URLs", async () => {
    const agent = createHttpAgent();
    const { id_token } = await app.signIn("basic", { agent });
    const query = { id_token_hint: id_token, post_logout_redirect_uri: "https://evil.example/" };
    const page = await endSession(agent, query);
    expect(page.status).toBe(400);
    expect(page.text).not.toContain("evil.example");
  });

  it("is rejected without the secret of the page", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { agent });
    await endSession(agent, {});
    const form = { xsrf: "guessed", logout: "yes" };
    const answer = await agent.ask(`${app.originOf("localhost")}/oidc/session/end/confirm`, { form });
    expect(answer.status).toBe(400);
    expect(await app.signIn("basic", { agent, extra: { prompt: "none" } })).toHaveProperty("id_token");
  });
});

describe("choosing another person while signed in", () => {
  it("uses a page of ours that submits itself", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { agent });
    const start = await app.authorize({ prompt: "login" }, { agent });
    const chosen = await agent.ask(new URL(start.headers.location ?? "", app.originOf("localhost")).href, {
      form: { account: "admin" },
    });
    const page = await agent.ask(chosen.headers.location ?? "");
    expect(page.text).toContain("Cambiando de cuenta");
    expect(page.text).not.toContain("<script>");
  });

  it("ends the first session and continues with the second", async () => {
    const agent = createHttpAgent();
    const first = await app.signIn("basic", { agent });
    const second = await app.signIn("admin", { agent, extra: { prompt: "login" } });
    expect(await app.verifier.verifyAccessToken(second.access_token)).toMatchObject({
      roles: ["chat_metatron_user_admin"],
    });
    expect(JSON.parse((await app.refresh(first.refresh_token)).text).error).toBe("invalid_grant");
  });

  it("leaves only the session's cookies behind", async () => {
    const agent = createHttpAgent();
    await app.signIn("basic", { agent });
    await app.signIn("admin", { agent, extra: { prompt: "login" } });
    expect(agent.cookies().every(({ name }) => name.startsWith("metatron_session_"))).toBe(true);
  });
});

function expired(token: string): boolean {
  const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return exp * 1000 < Date.now();
}
