import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { heard, openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";
import {
  blockWindows,
  cachedAccount,
  chooseAccount,
  holdRequests,
  identityToken,
  newSessionVisitor,
  openSignInWindow,
} from "./session-visitor.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe("signing in through a window", () => {
  it("shows the progress, returns to the requested page and checks the status", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/news?from=mail#latest`);
    await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent("/news?from=mail#latest")}`);
    const checked = heard(page.waitForRequest(/\/user\/validate\/status/));
    const popup = await openSignInWindow(page);
    await page.getByRole("status").getByText("Continúa en la ventana que se ha abierto.").waitFor();
    expect(await page.getByRole("button", { name: /Entrar con tu cuenta/ }).isDisabled()).toBe(true);
    await chooseAccount(popup, "basic");
    await page.waitForURL(`${url}/news?from=mail#latest`);

    const request = await checked;
    const { pathname, search } = new URL(request.url());
    expect([request.method(), pathname + search]).toEqual([
      "GET",
      "/api/user/validate/status?ngsw-bypass=true",
    ]);
    expect(await request.headerValue("authorization")).toBe(`Bearer ${await identityToken(page)}`);
    expect((await request.response())?.status()).toBe(200);
    await expect.poll(() => popup.isClosed()).toBe(true);
    await visitor.close();
  });

  it("stays signed in when the status check fails, which is only logged", async () => {
    const visitor = await newSessionVisitor(browser);
    await visitor.context.route(/\/user\/validate\/status/, (route) => route.abort("connectionreset"));
    await signIn(visitor.page, url);
    await expect
      .poll(() => visitor.warnings)
      .toContainEqual(expect.stringContaining("The status check failed"));
    expect(new URL(visitor.page.url()).pathname).toBe("/chat");
    expect(await visitor.page.getByRole("alert").count()).toBe(0);
    await visitor.close();
  });

  it("that is closed too early shows a message and can be retried", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/login`);
    const popup = await openSignInWindow(page);
    await popup.locator('button[value="basic"]').waitFor();
    await popup.close();
    await page.getByRole("alert").getByText("La ventana se cerró antes de terminar.").waitFor();
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.waitForURL(`${url}/chat`);
    await visitor.close();
  });

  it("is not treated as closed while its last page is slow to load", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    await page.clock.install();
    const letGo = await holdRequests(context, /\/assets\/black-/);
    await page.goto(`${url}/login`);
    const popup = await openSignInWindow(page);
    const isLoading = heard(popup.waitForRequest(/\/assets\/black-/));
    await chooseAccount(popup, "basic");
    await isLoading;
    await page.clock.runFor(5000);
    letGo();
    await page.waitForURL(`${url}/chat`);
    await visitor.close();
  });

  it("can be cancelled from the page that opened it", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.goto(`${url}/login`);
    const popup = await openSignInWindow(page);
    const closed = heard(popup.waitForEvent("close"));
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alert").getByText("Cancelaste el acceso.").waitFor();
    await closed;
    await visitor.close();
  });

  it("that the browser blocks is explained, with a way to sign in on the same page", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    await blockWindows(context);
    await page.goto(`${url}/assistants`);
    await page.getByRole("button", { name: /Entrar con tu cuenta/ }).click();
    await page.getByRole("alert").getByText("El navegador bloqueó la ventana de acceso.").waitFor();
    await page.getByRole("button", { name: "Entrar en esta misma página" }).click();
    await chooseAccount(page, "basic");
    await page.waitForURL(`${url}/assistants`);
    await visitor.close();
  });
});

describe("the tokens of a sign-in", () => {
  it("make no session without an identity token", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    await context.route("**/oidc/token", async (route) => {
      const response = await route.fetch();
      const { id_token: _left, ...rest } = await response.json();
      await route.fulfill({ response, json: rest });
    });
    await page.goto(`${url}/login`);
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.getByRole("alert").getByText("El acceso llegó sin los datos de tu cuenta.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await cachedAccount(page)).toBe(null);
    await visitor.close();
  });

  it("make no session without an expiry: a warning, and a redirect to the login page", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    let genuine = "";
    await context.route("**/oidc/token", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      genuine = body.id_token;
      await route.fulfill({ response, json: { ...body, id_token: withoutExpiry(genuine) } });
    });
    // The provider would not accept the modified token.
    await context.route("**/oidc/session/end?*", (route) => {
      const address = new URL(route.request().url());
      if (address.searchParams.has("id_token_hint")) address.searchParams.set("id_token_hint", genuine);
      return route.continue({ url: address.href });
    });
    await page.goto(`${url}/login`);
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.getByRole("alert").getByText("El acceso llegó sin fecha de caducidad").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(visitor.warnings).toContainEqual(expect.stringContaining("no expiry"));
    expect(await cachedAccount(page)).toBe(null);
    await visitor.close();
  });

  it("are not requested where the interaction type is neither popup nor redirect", async () => {
    const visitor = await newSessionVisitor(browser);
    const { context, page } = visitor;
    // The page brings the configuration along.
    await context.route(`${url}/chat`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('"interactionType":"popup"', '"interactionType":"iframe"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${url}/chat`);
    await page.getByRole("alert").getByText("El acceso no está bien configurado.").waitFor();
    await visitor.close();
  });
});

describe("a shared computer", () => {
  it("is remembered from the login page on, until it is unchecked", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    const stored = () => page.evaluate(() => localStorage.getItem("metatron.shared-computer"));
    await page.goto(`${url}/login`);
    const box = page.getByRole("checkbox", { name: "Equipo compartido" });
    await box.click();
    expect(await stored()).toBe("true");
    await page.reload();
    expect(await box.isChecked()).toBe(true);
    await signIn(page, url);
    expect(await stored()).toBe("true");
    await visitor.close();
  });
});

function withoutExpiry(token: string): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const { exp: _left, ...claims } = JSON.parse(Buffer.from(payload, "base64url").toString());
  return [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
}
