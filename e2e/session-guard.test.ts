import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { heard, openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";
import {
  chooseAccount,
  holdRequests,
  letTokensEnd,
  newSessionVisitor,
  newSignedInVisitor,
  openSignInWindow,
  visitInside,
  waitLongerThan,
} from "./session-visitor.ts";

const url = productUrl;
/** What the app gives a hidden frame to sign a person in. */
const SILENT_SIGN_IN_MS = 5_000;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe("the guard", () => {
  it("redirects people who are not signed in to the login page, with the return path", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    const conversation = "/chat/0198a2c4-0000-7000-8000-000000000000";
    for (const path of ["/chat", conversation, "/assistants", "/settings", "/admin"]) {
      await page.goto(url + path);
      await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(path)}`);
    }
    await visitor.close();
  });

  it("never redirects to another site after signing in", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/login?returnTo=${encodeURIComponent("//elsewhere.example/chat")}`);
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.waitForURL(`${url}/chat`);
    await visitor.close();
  });

  it("denies navigation after a login error, and allows it again after a successful one", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/login`);
    const popup = await openSignInWindow(page);
    await popup.getByRole("button", { name: "Volver sin entrar" }).click();
    const said = page.getByRole("alert").getByText("El servicio de acceso no autorizó la entrada");
    await said.waitFor();
    await visitInside(page, "/chat");
    await page.waitForURL(`${url}/login`);
    await said.waitFor();
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.waitForURL(`${url}/chat`);
    await visitor.close();
  });

  it("signs in people whom the provider still knows, and shows what it is checking", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    // A page where the app does not run: the app would notice, and contact the provider itself.
    await page.goto(`${url}/api/status`);
    await page.evaluate(() => localStorage.removeItem("metatron.session"));
    visitor.frameVisits.length = 0;
    const letGo = await holdRequests(context, "**/.well-known/openid-configuration");
    await context.addInitScript(waitLongerThan, SILENT_SIGN_IN_MS);
    await page.goto(`${url}/assistants`);
    await page.getByRole("status").getByText("Comprobando si ya tienes la sesión abierta…").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Asistentes", exact: true }).waitFor();
    expect(page.url()).toBe(`${url}/assistants`);
    expect(visitor.frameVisits).toEqual([url]);
    await visitor.close();
  });
});

describe("a restored session", () => {
  it("needs nothing from the provider after a reload", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { page } = visitor;
    const calls = visitor.tokenCalls.length;
    await page.reload();
    await page.getByRole("button", { name: /Lucía Romero/ }).waitFor();
    expect(page.url()).toBe(`${url}/chat`);
    expect(visitor.tokenCalls).toHaveLength(calls);
    await visitor.close();
  });

  it("is renewed before the first page when its token has expired", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { page } = visitor;
    await page.goto(`${url}/api/status`);
    await letTokensEnd(page);
    await page.goto(`${url}/assistants`);
    await page.getByRole("heading", { name: "Asistentes", exact: true }).waitFor();
    expect(visitor.tokenCalls.map(({ grant }) => grant)).toEqual(["authorization_code", "refresh_token"]);
    await visitor.close();
  });

  it("is kept after its token has expired while the provider is unreachable", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    await page.goto(`${url}/api/status`);
    await letTokensEnd(page);
    await context.route("**/oidc/**", (route) => route.abort("connectionrefused"));
    await page.goto(`${url}/assistants`);
    await page.getByRole("heading", { name: "Asistentes", exact: true }).waitFor();
    const renewed = heard(page.waitForResponse("**/oidc/token"));
    await context.unroute("**/oidc/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    expect((await renewed).status()).toBe(200);
    await visitor.close();
  });
});

describe("roles", () => {
  it("a person without roles gets a page that says so, and no other", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/login`);
    await chooseAccount(await openSignInWindow(page), "nadie");
    await page.waitForURL(`${url}/no-access`);
    await page.getByRole("heading", { name: /Tu cuenta aún\s+no tiene acceso\./ }).waitFor();
    await page.getByText("ivan.torres@aerovia.example").waitFor();
    for (const path of ["/chat", "/assistants", "/admin"]) {
      await visitInside(page, path);
      await page.waitForURL(`${url}/no-access`);
    }
    await page.getByRole("button", { name: "Comprobar de nuevo" }).click();
    await page.getByRole("status").getByText("La cuenta sigue sin permisos.").waitFor();
    await page.getByRole("button", { name: "Entrar con otra cuenta" }).click();
    await page.waitForURL(`${url}/`);
    await chooseAccount(await openSignInWindow(page, /Entrar de nuevo/), "basic");
    await page.waitForURL(`${url}/chat`);
    await visitor.close();
  });

  it("a person without the admin role neither sees nor opens the administration", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { page } = visitor;
    await page.getByRole("link", { name: "Asistentes" }).waitFor();
    expect(await page.getByRole("link", { name: "Administración" }).count()).toBe(0);
    await page.goto(`${url}/admin`);
    await page.getByText("Esta página no existe").waitFor();
    await visitor.close();
  });

  it("an administrator sees and opens the administration", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await signIn(page, url, "admin");
    await page.getByRole("link", { name: "Administración" }).click();
    await page.waitForURL(`${url}/admin/dashboard`);
    await page.getByRole("heading", { name: "Uso y satisfacción" }).waitFor();
    await visitor.close();
  });
});
