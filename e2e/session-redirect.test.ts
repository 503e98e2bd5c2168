import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { type SessionServer, startSessionServer } from "./session-server.ts";
import {
  chooseAccount,
  holdRequests,
  identityToken,
  newIdentityToken,
  newSessionVisitor,
  visitInside,
} from "./session-visitor.ts";

const FAILED = "/acceso-fallido";
const ENTER = { name: /Entrar con tu cuenta/ };
const TO_THE_RENEWAL_MS = 3001 * 1000;

let browser: Browser;
let server: SessionServer;
beforeAll(async () => {
  server = await startSessionServer({ OIDC_INTERACTION: "redirect", LOGIN_FAILED_ROUTE: FAILED });
  browser = await openBrowser();
});
afterAll(async () => {
  await server.close();
});

describe("signing in by redirect", () => {
  it("shows the progress on the way there and back, and ends at the requested page", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    const there = await holdRequests(context, "**/.well-known/openid-configuration");
    await page.goto(`${server.url}/login?returnTo=${encodeURIComponent("/news?from=mail#latest")}`);
    await page.getByRole("button", ENTER).click();
    await page.getByRole("status").getByText("Te llevamos a la página de acceso…").waitFor();
    there();
    const back = await holdRequests(context, "**/oidc/token");
    await chooseAccount(page, "basic");
    await page.getByRole("status").getByText("Comprobando tu cuenta…").waitFor();
    back();
    await page.waitForURL(`${server.url}/news?from=mail#latest`);
    await page.getByRole("button", { name: /Lucía Romero/ }).waitFor();
    await visitor.close();
  });

  it("can be left with the browser's back button and started again", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", ENTER).click();
    await page.locator('button[value="basic"]').waitFor();
    await page.goBack();
    await page.getByRole("button", ENTER).click();
    await chooseAccount(page, "basic");
    await page.waitForURL(`${server.url}/chat`);
    await visitor.close();
  });

  it("redirects to the configured login-failed page after an error, and continues from there", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", ENTER).click();
    await page.getByRole("button", { name: "Volver sin entrar" }).click();
    await page.waitForURL(server.url + FAILED);
    await page.getByRole("heading", { name: "No se pudo entrar." }).waitFor();
    await page.getByText("El servicio de acceso no autorizó la entrada").waitFor();
    await visitInside(page, "/chat");
    await page.waitForURL(server.url + FAILED);
    await page.getByRole("button", { name: "Volver a intentarlo" }).click();
    await chooseAccount(page, "basic");
    await page.waitForURL(`${server.url}/chat`);
    await visitor.close();
  });

  it("cannot be completed twice with the same response", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    const answers: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/black.html?")) answers.push(request.url());
    });
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", ENTER).click();
    await chooseAccount(page, "basic");
    await page.waitForURL(`${server.url}/chat`);
    const stranger = await newSessionVisitor(browser);
    await stranger.page.goto(answers[0] ?? "");
    await stranger.page.waitForURL(`${server.url}/login`);
    await stranger.page.getByRole("button", ENTER).waitFor();
    await stranger.close();
    await visitor.close();
  });
});

describe("a restart of the server on the same data and port", () => {
  it("leaves people signed in, and their sessions are renewed by the same refresh token", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.clock.install();
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", ENTER).click();
    await chooseAccount(page, "basic");
    await page.waitForURL(`${server.url}/chat`);
    const before = await identityToken(page);
    await server.restart();
    await page.reload();
    await page.getByRole("button", { name: /Lucía Romero/ }).waitFor();
    expect(await identityToken(page)).toBe(before);
    const answer = await page.request.get(`${server.url}/api/user/validate/status`, {
      headers: { authorization: `Bearer ${before}` },
    });
    expect(answer.status()).toBe(200);
    await page.clock.fastForward(TO_THE_RENEWAL_MS);
    await newIdentityToken(page, before);
    expect(visitor.tokenCalls.map(({ grant, status }) => `${grant} ${status}`)).toEqual([
      "authorization_code 200",
      "refresh_token 200",
    ]);
    expect(visitor.frameVisits).toEqual([]);
    await visitor.close();
  });
});
