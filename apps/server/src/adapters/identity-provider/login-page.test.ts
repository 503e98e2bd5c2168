import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoAccounts } from "./demo-accounts.ts";
import { type EmbeddedApp, startEmbedded } from "./embedded-app.fixture.ts";
import { type AgentRequest, createHttpAgent } from "./http-agent.ts";

let app: EmbeddedApp;
beforeAll(async () => {
  app = await startEmbedded();
});
afterAll(() => app.stop());

async function openLogin(extra: Record<string, string> = {}, host = "localhost") {
  const agent = createHttpAgent();
  const start = await app.authorize(extra, { host, agent });
  const address = new URL(start.headers.location ?? "", app.originOf(host)).href;
  return {
    page: await agent.ask(address),
    ask: (request: AgentRequest, query = "") => agent.ask(`${address}${query}`, request),
    follow: (location: string | undefined) => agent.ask(location ?? ""),
  };
}

describe("the login page", () => {
  it("lists every account in Spanish, each one click away", async () => {
    const { page } = await openLogin();
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="es" data-brand="rh">');
    expect(page.text).toContain("Elige con quién entrar");
    for (const { account, name } of demoAccounts) {
      expect(page.text).toContain(`<button name="account" value="${account}"`);
      expect(page.text).toContain(name);
    }
  });

  it("shows the brand of its host", async () => {
    expect((await openLogin({}, "chatlibre.localhost")).page.text).toContain('data-brand="chatlibre"');
    expect((await openLogin({}, "amelia.localhost")).page.text).toContain("Amelia");
  });

  it("uses the language that the application or the person requests", async () => {
    const { page, ask } = await openLogin({ ui_locales: "pt-BR en" });
    expect(page.text).toContain("Escolha com quem entrar");
    expect((await ask({}, "?ui_locales=en")).text).toContain("Choose who to sign in as");
    expect((await openLogin({ ui_locales: "fr" })).page.text).toContain("Elige con quién entrar");
  });

  it("lists the hinted account first and focuses it", async () => {
    const { page } = await openLogin({ login_hint: "Elena.Castano@aerovia.example" });
    const first = /<button name="account" value="(\w+)"([^>]*)>/.exec(page.text);
    expect([first?.[1], first?.[2]]).toEqual(["admin", ' class="hinted" autofocus']);
  });

  it("accepts a typed account name or e-mail", async () => {
    const { ask, follow } = await openLogin();
    const chosen = await ask({ form: { account: " VARIOS " } });
    expect(chosen.status).toBe(303);
    expect((await follow(chosen.headers.location)).headers.location).toContain("/black.html?code=");
  });

  it("reports an unknown account name and escapes the typed text", async () => {
    const { ask } = await openLogin();
    const answer = await ask({ form: { account: '"><script>alert(1)</script>' } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain("No hay ninguna cuenta con ese nombre.");
    expect(answer.text).not.toContain("<script");
  });

  it("returns to the application when the person cancels", async () => {
    const { ask, follow } = await openLogin({ state: "s-1" });
    const left = await ask({ form: { cancel: "yes" } });
    const location = (await follow(left.headers.location)).headers.location ?? "";
    expect(location).toContain("/black.html?error=access_denied");
    expect(location).toContain("state=s-1");
  });

  it("works only in the browser that opened it", async () => {
    const { page } = await openLogin();
    expect(page.status).toBe(200);
    const stranger = await createHttpAgent().ask(`${app.originOf("localhost")}/oidc/interaction/anything`);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain("El acceso caducó o se abrió en otra ventana.");
  });

  it("forbids scripts, frames and external content, and allows only its own forms", async () => {
    const { page } = await openLogin();
    const policy = page.headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect(page.text).not.toMatch(/https?:\/\/|<script|<style| style=/);
  });

  it("serves its own styles and font", async () => {
    const { page } = await openLogin();
    const href = /href="(\/oidc\/assets\/login\.css\?v=[\w-]+)"/.exec(page.text)?.[1];
    const ask = (path: string | undefined) => createHttpAgent().ask(`${app.originOf("localhost")}${path}`);
    const styles = await ask(href);
    expect(styles.headers["content-type"]).toContain("text/css");
    expect(styles.text).not.toMatch(/https?:\/\//);
    expect((await ask("/oidc/assets/radio-canada.woff2")).headers["content-type"]).toBe("font/woff2");
    expect((await ask("/oidc/assets/..%2fkeys.json")).status).toBe(404);
  });
});

describe("the page's colours", () => {
  const ours = readFileSync(new URL("./pages/tokens.css", import.meta.url), "utf8");
  const design = readFileSync(new URL("../../../../web/src/ui/tokens.css", import.meta.url), "utf8");
  const values = (block: string) =>
    Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((m) => [m[1], m[2]]));
  const [light = "", dark = ""] = ours.split("@media (prefers-color-scheme: dark)");

  it.each(["rh", "chatlibre", "amelia"])("match the design in light and dark for %s", (brand) => {
    for (const [theme, text] of [
      ["light", light],
      ["dark", dark],
    ]) {
      const own = values(text?.split(`[data-brand="${brand}"]`)[1]?.split("}")[0] ?? "");
      const wanted = values(
        design.split(`[data-brand="${brand}"][data-theme="${theme}"]`)[1]?.split("}")[0] ?? "",
      );
      expect(Object.keys(own).length).toBeGreaterThan(15);
      expect(wanted).toMatchObject(own);
    }
  });
});
