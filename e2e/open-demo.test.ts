import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../apps/server/test/free-port.ts";
import { seriousFindings } from "./accessibility.ts";
import { newVisitor, openBrowser } from "./browser.ts";
import { type SessionServer, startSessionServer } from "./session-server.ts";

let server: SessionServer;
beforeAll(async () => {
  const port = await freePort();
  const PUBLIC_URL = `http://metatron.example:${port}`;
  server = await startSessionServer({ PORT: String(port), PUBLIC_URL, EMBEDDED_IDP: "on" });
});
afterAll(() => server.close());

it("warns on every page that anyone can sign in where demo accounts are open on a public host", async () => {
  const browser = await openBrowser();
  for (const [language, words] of [
    ["es", "Demostración abierta"],
    ["en", "Open demonstration"],
    ["pt", "Demonstração aberta"],
  ] as const) {
    const { page, close } = await newVisitor(browser);
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await page.goto(`${server.url}/login`);
    await page.getByText(words).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  }
});
