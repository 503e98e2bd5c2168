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
 * A long list with tags, an archive and 200 projects beside the same list without them, in the same run: how long until the
 * first screen is there, until a filter is applied, and until a row is archived or moved into a project.
 */
const { values } = parseArgs({
  options: { conversations: { type: "string", default: "10000" }, rounds: { type: "string", default: "6" } },
});
const count = Number(values.conversations);
const PROJECTS = 200;
const dataDir = await mkdtemp(join(tmpdir(), "metatron-organise-"));
const server = await spawnServer({ DATA_DIR: dataDir, DEMO_KNOWLEDGE: "off" });
const browser = await launchBrowser();
const { page, close } = await newVisitor(browser);
await signIn(page, server.url);
await page.waitForResponse((response) => response.url().includes("/api/history/"));
await fillBrowser(page, count);
// Nothing is sent: the figures are those of the browser alone.
await page.route("**/api/history/**", (route) => route.abort());

const projects = Array.from({ length: PROJECTS }, (_, at) => ({
  id: crypto.randomUUID(),
  name: `Proyecto ${at}`,
  color: "chart-2",
  version: 1,
  role: "owner",
  owner: null,
  members: 1,
  conversations: 50,
  files: 0,
  updatedAt: new Date().toISOString(),
}));
await page.route("**/api/projects", (route) => route.fulfill({ json: { items: projects } }));

const plain = await measureOpening(page);
await organise(
  page,
  projects.map(({ id }) => id),
);
const organised = await measureOpening(page);
const filterMs: number[] = [];
const clearMs: number[] = [];
const archiveMs: number[] = [];
await page.getByRole("button", { name: /^Filtrar la lista/ }).click();
await page.getByLabel("Etiqueta").waitFor();
for (let round = 0; round < Number(values.rounds); round += 1) {
  filterMs.push(await choose(page, "Etiqueta", "rampa"));
  clearMs.push(await choose(page, "Etiqueta", ""));
  archiveMs.push(await archiveFirst(page));
}
const projectFilterMs: number[] = [];
const moveMs: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  projectFilterMs.push(await choose(page, "Proyecto", projects[round]?.id ?? ""));
  await choose(page, "Proyecto", "");
  moveMs.push(await moveFirst(page, `Proyecto ${PROJECTS - 1 - round}`));
}
const middle = (of: number[]) => rounded(percentile(of, 0.5), 0);
const [plainMs, organisedMs] = [middle(plain), middle(organised)];
const figures = {
  conversations: count,
  openPlainMs: plainMs,
  openOrganisedMs: organisedMs,
  openRatio: rounded(organisedMs / plainMs, 2),
  filterMs: middle(filterMs),
  clearFilterMs: middle(clearMs),
  archiveOneMs: middle(archiveMs),
  filterRatio: rounded(middle(filterMs) / plainMs, 2),
  archiveRatio: rounded(middle(archiveMs) / plainMs, 2),
  projects: PROJECTS,
  projectFilterMs: middle(projectFilterMs),
  moveOneMs: middle(moveMs),
  projectFilterRatio: rounded(middle(projectFilterMs) / plainMs, 2),
  moveRatio: rounded(middle(moveMs) / plainMs, 2),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
await close();
await browser.close();
await server.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

/** From the click that shows the list to its first row, with the list not read ahead. */
async function measureOpening(target: Page): Promise<number[]> {
  const times: number[] = [];
  await target.getByRole("button", { name: "Ocultar la lista" }).click();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await target.reload();
    await target.getByRole("button", { name: "Mostrar la lista" }).waitFor();
    times.push(
      await target.evaluate(async () => {
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const begun = performance.now();
        document.querySelector<HTMLElement>("[data-list-toggle]")?.click();
        while (!document.querySelector("[data-row-link]") && performance.now() - begun < 10_000)
          await frame();
        return performance.now() - begun;
      }),
    );
    if (round < Number(values.rounds) - 1)
      await target.getByRole("button", { name: "Ocultar la lista" }).click();
  }
  return times;
}

/** Tags one row of three, archives one of ten, and puts every row into a project, in the browser's database. */
async function organise(target: Page, projectIds: string[]): Promise<void> {
  await target.evaluate(async (ids) => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction("chats", "readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      const store = transaction.objectStore("chats");
      const request = store.getAll();
      request.onsuccess = () => {
        for (const [at, row] of request.result.entries()) {
          const tags = [
            { name: "Rampa", color: "chart-1" },
            { name: `Etiqueta ${at % 40}`, color: "chart-3" },
          ];
          store.put({
            ...row,
            archived: at % 10 === 0,
            tags: at % 3 === 0 ? tags : [],
            projectId: ids[at % ids.length],
          });
        }
      };
    });
    db.close();
  }, projectIds);
  await target.reload();
  await target.locator("[data-row-link]").first().waitFor();
}

/** From the choice to the next painted list. */
async function choose(target: Page, label: string, key: string): Promise<number> {
  return await target.getByLabel(label, { exact: true }).evaluate(async (element, chosen) => {
    const select = element as HTMLSelectElement;
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set;
    const begun = performance.now();
    set?.call(select, chosen);
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  }, key);
}

/** From the key to the moment at which the row has left the list. */
async function archiveFirst(target: Page): Promise<number> {
  return await target.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>("[data-row-link]");
    const id = link?.closest("[data-conversation]")?.getAttribute("data-conversation") ?? "";
    link?.focus();
    const begun = performance.now();
    link?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true }));
    while (document.querySelector(`[data-conversation="${id}"]`) && performance.now() - begun < 10_000)
      await frame();
    return performance.now() - begun;
  });
}

/** From the choice of the project in the dialog to the row that says so. */
async function moveFirst(target: Page, name: string): Promise<number> {
  const link = target.locator("[data-row-link]").first();
  await link.focus();
  await target.keyboard.press("m");
  const dialog = target.getByRole("dialog");
  await dialog.getByLabel("Buscar un proyecto").fill(name);
  const button = dialog.getByRole("button", { name });
  await button.waitFor();
  return await button.evaluate(async (element, wanted) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    (element as HTMLElement).click();
    const isMoved = () => document.querySelector("[data-row-link]")?.textContent?.includes(wanted);
    while (!isMoved() && performance.now() - begun < 10_000) await frame();
    return performance.now() - begun;
  }, name);
}
