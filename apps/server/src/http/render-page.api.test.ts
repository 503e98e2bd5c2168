import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PAGE_CONFIG_ID } from "@metatron/contract/session/constants";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/harness.ts";

const HEAD = "<!doctype html><html><head>";
const FIRST = `<script src="/assets/boot.js"></script><script type="module" src="/assets/app.js"></script>`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await mkdir(test.deps.webDir, { recursive: true });
  await writeFile(
    join(test.deps.webDir, "index.html"),
    `${HEAD}${FIRST}<title>Metatron</title></head></html>`,
  );
  const files = {
    signedOut: ["/assets/out.js"],
    chat: ["/assets/in.js"],
    conversation: ["/assets/app.js", "/assets/one.js", "/assets/one.css"],
    other: ["/assets/router.js"],
  };
  const texts = {
    chat: { es: ["/assets/in.js", "/assets/es.js"], en: ["/assets/en.js", "/assets/more-en.js"] },
  };
  await writeFile(join(test.deps.webDir, "route-chunks.json"), JSON.stringify({ files, texts }));
});
afterAll(() => test.close());

const configIn = (html: string) =>
  new RegExp(`id="${PAGE_CONFIG_ID}"[^>]*>(.*?)</script>`, "s").exec(html)?.[1] ?? "";
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it("has the same configuration inside that the API answers for the host", async () => {
  const headers = { host: "amelia.localhost" };
  const page = await get("/chat", headers);
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(JSON.parse(configIn(page.body))).toEqual((await get("/api/config", headers)).json());
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
});

it("names the texts of the route by language, without files that the page names already", async () => {
  const { body } = await get("/chat");
  expect(body).toContain('data-texts-es="/assets/es.js" data-texts-en="/assets/en.js /assets/more-en.js">{');
  expect((await get("/login")).body).not.toContain("data-texts");
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

it("names style sheets too, and no file twice", async () => {
  const { body } = await get("/chat/0b8f6f0e-52c5-4b44-9d0e-0c1d4e0c1a11");
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/one.css">');
  expect(body.match(/app\.js/g)).toHaveLength(1);
});

it("has the configuration before its first script, and the files of the route after it", async () => {
  const { body } = await get("/chat");
  const places = [PAGE_CONFIG_ID, "boot.js", "in.js", "</head>"].map((part) => body.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it("is compressed where the browser takes it", async () => {
  const page = await get("/help", { "accept-encoding": "gzip, br" });
  expect(page.headers["content-encoding"]).toBe("br");
  const html = brotliDecompressSync(page.rawPayload).toString();
  expect(html.startsWith(`${HEAD}<script type="application/json"`)).toBe(true);
});
