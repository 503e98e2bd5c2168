import { zipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it, vi } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, freeChatAt, heard, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** An export of ChatGPT with these titles; each conversation is a question and its answer. */
function chatGptExport(titles: readonly string[]) {
  const said = (role: string, text: string) => ({
    author: { role },
    create_time: 1_700_000_000,
    content: { content_type: "text", parts: [text] },
  });
  return titles.map((title) => ({
    title,
    conversation_id: title,
    create_time: 1_700_000_000,
    current_node: "a",
    mapping: {
      r: { id: "r", parent: null, children: ["q"], message: null },
      q: { id: "q", parent: "r", children: ["a"], message: said("user", `Pregunta de ${title}`) },
      a: { id: "a", parent: "q", children: [], message: said("assistant", `Respuesta de ${title}`) },
    },
  }));
}

async function choose(page: Page, name: string, content: string | Uint8Array) {
  const choosing = heard(page.waitForEvent("filechooser"));
  await page.getByRole("button", { name: "Elegir archivo" }).click();
  await (await choosing).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
}

it("an export of ChatGPT is previewed, imported in part, imported again without doubles, and found on another device", async () => {
  const mark = `imp${Date.now()}`;
  const [one, two, three] = [`${mark} uno`, `${mark} dos`, `${mark} tres`];
  const json = JSON.stringify([...chatGptExport([one, two]), { title: `${mark} rota` }]);
  const { page, close } = await newVisitor(browser);
  const sent = new Set<string>();
  page.on("response", (response) => {
    if (response.ok() && response.url().includes("/history/import/")) sent.add(response.url());
  });
  await enter(page, url, "legal");
  await page.goto(`${url}/settings`);
  await page.getByRole("button", { name: "Importar…" }).click();
  await choose(page, "conversations.json", json);
  await page.getByRole("heading", { name: "2 conversaciones de ChatGPT" }).waitFor();
  await page.getByText("1 no se puede leer").waitFor();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole("checkbox", { name: two }).uncheck();
  await page.getByRole("button", { name: "Importar 1 conversación" }).click();
  await page.getByText("Importación terminada", { exact: false }).waitFor();

  const zip = zipSync({
    "export/conversations.json": Buffer.from(JSON.stringify(chatGptExport([one, two, three]))),
  });
  await choose(page, "export.zip", zip);
  await page.getByText("1 ya está aquí", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Importar 2 conversaciones" }).click();
  await page.getByText("Importación terminada", { exact: false }).waitFor();
  // What is not sent yet is gone with this browser, unlike with a closed tab.
  await vi.waitFor(() => expect(sent.size).toBe(3));
  await close();

  const other = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const listed = heard(
    other.page.waitForResponse(
      async (response) => response.url().includes("/history/") && (await response.text()).includes(two),
    ),
  );
  await enter(other.page, url, "legal");
  await other.page.getByRole("textbox", { name: "Mensaje" }).click();
  await other.page.keyboard.press("Control+k");
  const palette = other.page.getByRole("dialog");
  await palette.getByRole("combobox").fill(one);
  await palette.getByRole("option", { name: one, exact: true }).click();
  await other.page.getByRole("main").getByText(`Respuesta de ${one}`).waitFor();
  await listed;
  await other.page.goto(`${url}/import`);
  await choose(other.page, "conversations.json", json);
  await other.page.getByText("2 ya están aquí", { exact: false }).waitFor();
  expect(await allFindings(other.page)).toEqual([]);
  await other.close();
});

it("a file that can't be read gets a sentence", async () => {
  const { page, close } = await newVisitor(browser);
  await enter(page, url, "legal");
  await page.goto(`${url}/import`);
  await choose(page, "cut.json", '[{"mapping": {');
  await page.getByText("no es un JSON válido o está cortado", { exact: false }).waitFor();
  await choose(page, "other.json", '{"a": 1}');
  await page.getByText("no es una exportación de ChatGPT", { exact: false }).waitFor();
  await choose(page, "deep.json", "[".repeat(1_000_000));
  await page.getByText("no es un JSON válido o está cortado", { exact: false }).waitFor();
  await choose(page, "empty.zip", zipSync({ "otro.txt": Buffer.from("hola") }));
  await page.getByText("El zip no contiene", { exact: false }).waitFor();
  await close();
});
