import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { startOpenAiStandIn } from "../apps/server/test/stand-ins/openai.ts";
import { launchBrowser, newVisitor, signIn } from "../e2e/browser.ts";
import { barePage, longAnswer } from "./long-answers.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * A long conversation in a real browser: how long until its last message can be read, from the local copy and
 * from a bare page with the same text, and how the page holds while a long answer is written into it.
 */
const { values } = parseArgs({
  options: { messages: { type: "string", default: "500,2000" }, tokens: { type: "string", default: "2000" } },
});
const model = await startOpenAiStandIn({ tokens: Number(values.tokens), rate: 100 });
const postgres = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), "metatron-conversation-"));
const server = await spawnServer({
  DATA_DIR: dataDir,
  // Reading documents at the same time would be measured too.
  DEMO_KNOWLEDGE: "off",
  DATABASE_URL: postgres.url("postgres"),
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODELS: "gpt-5",
});
const database = await openDatabase({ url: postgres.url("postgres"), poolSize: 2, dataDir });
const { pool } = database;
const browser = await launchBrowser();
const visitor = await newVisitor(browser);
const { page } = visitor;
await signIn(page, server.url);
// The server remembers a person at their first call.
await page.waitForResponse((response) => response.url().includes("/api/history/"));
const person = await pool.query("select id from people limit 1");

for (const count of values.messages.split(",").map(Number)) {
  const answers = Array.from({ length: count / 2 }, (_, n) => longAnswer(n));
  const conversationId = await fill(person.rows[0]?.id, answers);
  await page.goto(`${server.url}/chat/${conversationId}`);
  await readable(page, "Punto", answers.length - 1);
  const product = await timed(() => openAgain(conversationId, answers.length - 1));
  const bare = await timed(() => openBare(barePage(answers), answers.length - 1));
  const writing = await writeInto();
  const bareWriting = await writeIntoBare(barePage(answers));
  const figures = { messages: count, readableMs: product, bareReadableMs: bare, writing, bareWriting };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

await visitor.close();
await browser.close();
await server.end("SIGTERM");
await database.close();
await postgres.stop();
await model.close();
await rm(dataDir, { recursive: true, force: true });

async function fill(personId: string, answers: readonly string[]): Promise<string> {
  const conversationId = randomUUID();
  await pool.query(
    `insert into conversations (id, person_id, unique_id, title, is_title_final, chat, model, created_at, updated_at)
     values ($1, $2, $1, $3, true, 'chat-libre', 'gpt-5', now(), now())`,
    [conversationId, personId, `Conversación de ${answers.length * 2} mensajes`],
  );
  let parentId: string | null = null;
  for (const [n, answer] of answers.entries()) {
    const [question, reply]: [string, string] = [randomUUID(), randomUUID()];
    const rows = [
      { id: question, parentId, answerId: reply, role: "user", text: `¿Qué dice el punto ${n}?` },
      { id: reply, parentId: question, answerId: null, role: "assistant", text: answer },
    ];
    for (const { id, parentId: parent, answerId, role, text } of rows) {
      await pool.query(
        `insert into messages (id, unique_id, conversation_id, person_id, parent_id, answer_id, role, kind, state,
           content, text, created_at, updated_at, search)
         values ($1, $1, $2, $3, $4, $5, $6, 'text', 'complete', $7, $8, now(), now(), to_tsvector('es', $8))`,
        [
          id,
          conversationId,
          personId,
          parent,
          answerId,
          role,
          JSON.stringify([{ type: "text", text }]),
          text,
        ],
      );
    }
    parentId = reply;
  }
  return conversationId;
}

/** Five openings, the middle one: one alone says more about the machine than about the page. */
async function timed(open: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1) all.push(await open());
  return rounded(percentile(all, 0.5), 0);
}

async function openAgain(conversationId: string, last: number): Promise<number> {
  await page.goto(`${server.url}/chat`);
  await page.locator(`[data-row-link][href$="${conversationId}"]`).waitFor();
  return page.evaluate(
    async ({ id, text }) => {
      const begun = performance.now();
      document.querySelector<HTMLElement>(`[data-row-link][href$="${id}"]`)?.click();
      while (performance.now() - begun < 20_000) {
        const found = [...document.querySelectorAll("[data-answer-text]")].find((one) =>
          one.textContent?.includes(text),
        );
        const box = found?.getBoundingClientRect();
        if (box && box.top < innerHeight && box.bottom > 0) break;
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - begun;
    },
    { id: conversationId, text: `Punto ${last} ` },
  );
}

async function openBare(html: string, last: number): Promise<number> {
  const bare = await visitor.context.newPage();
  const begun = performance.now();
  await bare.setContent(html);
  await bare.getByText(`Punto ${last} `).scrollIntoViewIfNeeded();
  const ms = performance.now() - begun;
  await bare.close();
  return ms;
}

async function readable(target: Page, word: string, last: number) {
  await target.getByRole("heading", { name: new RegExp(`${word} ${last} `) }).waitFor({ timeout: 120_000 });
}

/** Asks, and watches every frame and every long task until the answer is over. */
async function writeInto() {
  await page.getByRole("textbox", { name: /./ }).last().fill("Escribe una respuesta larga");
  const watching = await watch(page);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await page.getByRole("button", { name: "Detener" }).waitFor({ state: "detached", timeout: 120_000 });
  return await watching.end();
}

/** The same number of words in a second on a page without any product: what this machine can do right now. */
async function writeIntoBare(html: string) {
  const bare = await visitor.context.newPage();
  await bare.setContent(`${html}<p id="answer"></p>`);
  await bare.bringToFront();
  const watching = await watch(bare);
  await bare.evaluate(async () => {
    const answer = document.querySelector("#answer");
    const begun = performance.now();
    for (let words = 0; words < 500; words += 1) {
      const due = begun + words * 10;
      if (due > performance.now()) await new Promise((done) => setTimeout(done, due - performance.now()));
      if (answer) answer.textContent += ` palabra ${words}`;
      scrollTo(0, document.body.scrollHeight);
    }
  });
  const figures = await watching.end();
  await bare.close();
  await page.bringToFront();
  return figures;
}

interface Seen {
  gaps: number[];
  longest: number;
  over50: number;
  elements: number;
  isOn: boolean;
}

async function watch(target: Page) {
  await target.evaluate(() => {
    const seen: Seen = { gaps: [], longest: 0, over50: 0, elements: 0, isOn: true };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
        seen.over50 += 1;
      }
    }).observe({ type: "longtask" });
    let last = performance.now();
    const frame = (now: number) => {
      seen.gaps.push(now - last);
      last = now;
      seen.elements = Math.max(seen.elements, document.querySelectorAll("*").length);
      if (seen.isOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await browser.startTracing(target, { categories: ["toplevel"] });
  return {
    async end() {
      const session = await target.context().newCDPSession(target);
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      const busy = busyTasks(JSON.parse((await browser.stopTracing()).toString()));
      const seen = await target.evaluate(() => {
        const { seen: figures } = window as unknown as { seen: Seen };
        figures.isOn = false;
        return figures;
      });
      const total = seen.gaps.reduce((sum, gap) => sum + gap, 0);
      return {
        framesPerSecond: rounded((seen.gaps.length * 1000) / total),
        worstFrameMs: rounded(Math.max(...seen.gaps), 0),
        longestTaskMs: rounded(seen.longest, 0),
        tasksOver50Ms: seen.over50,
        ...busy,
        elements: seen.elements,
        heapMegabytes: rounded(usedSize / 1_048_576),
      };
    },
  };
}

/** Time that tasks of the page really ran: on a busy machine they also stand still, which is not theirs. */
function busyTasks({ traceEvents }: { traceEvents: TraceEvent[] }) {
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ran = traceEvents
    .filter(({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    longestBusyTaskMs: rounded(Math.max(0, ...ran), 0),
    busyTasksOver50Ms: ran.filter((ms) => ms > 50).length,
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}
