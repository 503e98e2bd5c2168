import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { fillBrowser } from "../e2e/conversation-fixtures.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * A long list of conversations from the copy in the browser: how long until it is there after it is asked for, beside
 * the same rows read and written into a bare list, and how it scrolls.
 */
const { values } = parseArgs({
  options: { conversations: { type: "string", default: "5000" }, rounds: { type: "string", default: "8" } },
});
/** By then a list that is not shown has been read ahead. */
const AT_REST_MS = 1_500;
const count = Number(values.conversations);
const dataDir = await mkdtemp(join(tmpdir(), "metatron-list-"));
const server = await spawnServer({ DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off" });
const browser = await launchBrowser();
const { page, close } = await newVisitor(browser);
await signIn(page, server.url);
await page.waitForResponse((response) => response.url().includes("/api/history/"));
await fillBrowser(page, count);
await page.getByRole("button", { name: "Ocultar la lista" }).click();

const palette = await typeInPalette(page);
const rounds: Awaited<ReturnType<typeof openList>>[] = [];
const bare: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  await page.reload();
  await page.getByRole("button", { name: "Mostrar la lista" }).waitFor();
  await page.waitForLoadState("networkidle");
  if (round % 2 === 1) await page.waitForTimeout(AT_REST_MS);
  bare.push(await readBare(page));
  rounds.push(await openList(page));
  await page.getByRole("button", { name: "Ocultar la lista" }).click();
}
const middle = (of: number[]) => rounded(percentile(of, 0.5), 0);
const figures = {
  conversations: count,
  openMs: middle(rounds.filter((_, round) => round % 2 === 1).map(({ openMs }) => openMs)),
  openAtOnceMs: middle(rounds.filter((_, round) => round % 2 === 0).map(({ openMs }) => openMs)),
  bareMs: middle(bare),
  framesPerSecond: middle(rounds.map(({ framesPerSecond }) => framesPerSecond)),
  longestFrameMs: middle(rounds.map(({ longestFrameMs }) => longestFrameMs)),
  rowsInPage: rounds[0]?.rowsInPage,
  paletteKeyMs: middle(palette),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
await close();
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

/** From each key in Ctrl+K to the next painted frame, with the titles of all conversations and 5,000 assistants. */
async function typeInPalette(target: Page): Promise<number[]> {
  await target.route("**/api/assistants/list*", (route) => route.fulfill({ json: manyAssistants(count) }));
  await target.reload();
  await target.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await target.keyboard.press("Control+k");
  const field = target.getByRole("combobox");
  await field.fill("asistente 4");
  await target.getByRole("group", { name: "Asistentes" }).getByRole("option").first().waitFor();
  await field.fill("");
  const times: number[] = [];
  for (const key of "conversacion numero 4") {
    times.push(
      await field.evaluate(async (input, typed) => {
        const field = input as HTMLInputElement;
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        const begun = performance.now();
        set?.call(field, field.value + typed);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      }, key),
    );
  }
  await target.keyboard.press("Escape");
  await target.unroute("**/api/assistants/list*");
  return times;
}

async function openList(target: Page) {
  return await target.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    document.querySelector<HTMLElement>("[data-list-toggle]")?.click();
    while (!document.querySelector("[data-row-link]") && performance.now() - begun < 10_000) await frame();
    const openMs = performance.now() - begun;
    const scroller = document.querySelector("[data-row-link]")?.closest(".overflow-y-auto");
    const gaps: number[] = [];
    let last = await frame();
    for (let step = 0; step < 120 && scroller; step += 1) {
      scroller.scrollTop += 300;
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return {
      openMs,
      framesPerSecond: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
      longestFrameMs: Math.max(...gaps),
      rowsInPage: document.querySelectorAll("[data-row-link]").length,
    };
  });
}

/** The least that a browser needs for the same rows: read, put in order, the first screen written. */
async function readBare(target: Page): Promise<number> {
  return await target.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
    const begun = performance.now();
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rows = await new Promise<{ title: string; updatedAt: string }[]>((resolve, reject) => {
      const request = db.transaction("chats").objectStore("chats").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    rows.sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
    const list = document.createElement("ul");
    list.append(
      ...rows
        .slice(0, 40)
        .map(({ title }) => Object.assign(document.createElement("li"), { textContent: title })),
    );
    document.body.append(list);
    await new Promise(requestAnimationFrame);
    const ms = performance.now() - begun;
    list.remove();
    db.close();
    return ms;
  });
}

/** A page of the list of assistants; only the fields that Ctrl+K reads. */
function manyAssistants(length: number) {
  const items = Array.from({ length }, (_, at) => ({
    id: crypto.randomUUID(),
    name: `Asistente ${at}`,
    description: `Responde sobre el procedimiento ${at} de la base y sus excepciones.`,
    avatar: null,
    pinned: false,
  }));
  return { items, nextCursor: null };
}
