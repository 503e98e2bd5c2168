import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PAGE_CONFIG_ID } from "@metatron/contract/session/constants";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/harness.ts";

const HEAD = "<!doctype html><html><head>";
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await mkdir(test.deps.webDir, { recursive: true });
  await writeFile(join(test.deps.webDir, "index.html"), `${HEAD}<title>Metatron</title></head></html>`);
  const files = {
    signedOut: ["/assets/out.js"],
    chat: ["/assets/in.js"],
    conversation: ["/assets/one.js"],
    other: ["/assets/router.js"],
  };
  await writeFile(join(test.deps.webDir, "route-chunks.json"), JSON.stringify(files));
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it("has the same configuration inside that the API answers for the host", async () => {
  const headers = { host: "amelia.localhost" };
  const page = await get("/chat", headers);
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  const [, json = ""] = page.body.split(`<script type="application/json" id="${PAGE_CONFIG_ID}">`);
  expect(JSON.parse(json.split("</script>")[0] ?? "")).toEqual((await get("/api/config", headers)).json());
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
});

it("lets no value end the block of the configuration", async () => {
  const page = await get("/chat", { host: "x</script><img>.localhost" });
  expect(page.body).not.toContain("<img>");
});

it.each([
  ["/", "/assets/out.js"],
  ["/login", "/assets/out.js"],
  ["/no-access", "/assets/out.js"],
  ["/chat", "/assets/in.js"],
  ["/chat/0b8f6f0e-52c5-4b44-9d0e-0c1d4e0c1a11?x=1", "/assets/one.js"],
  ["/help", "/assets/router.js"],
])("names the files that %s needs", async (path, file) => {
  const { body } = await get(path);
  expect(body.match(/modulepreload" crossorigin href="([^"]+)"/)?.[1]).toBe(file);
});

it("is compressed where the browser takes it", async () => {
  const page = await get("/help", { "accept-encoding": "gzip, br" });
  expect(page.headers["content-encoding"]).toBe("br");
  const html = brotliDecompressSync(page.rawPayload).toString();
  expect(html.startsWith(`${HEAD}<script type="application/json"`)).toBe(true);
});
