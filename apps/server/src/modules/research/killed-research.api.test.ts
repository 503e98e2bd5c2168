import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { saidAbout } from "../../../test/deep-search-model.ts";
import { startEntraProvider } from "../../../test/entra-provider.ts";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { openNotebook } from "../../../test/scripted-model.ts";
import { newSpawnEnvironment } from "../../../test/spawn-environment.ts";
import { DEEP_SEARCH_MAIN, spawnServer } from "../../../test/spawn-server.ts";

const PLAN = ["¿Uno?", "¿Dos espera?", "¿Tres?"];
const CALL_ID = "1-plan";
const SETTLES_WITHIN_MS = 60_000;

it("keeps a waiting plan and finished sub-questions when the server is killed, and repeats neither", async () => {
  const [identity, given, folder] = await Promise.all([
    startEntraProvider(),
    newSpawnEnvironment(),
    mkdtemp(join(tmpdir(), "metatron-research-")),
  ]);
  const path = join(folder, "notebook");
  const notebook = openNotebook(path);
  const environment = {
    NOTEBOOK: path,
    DATA_DIR: folder,
    DEMO_KNOWLEDGE: "off",
    ...identity.environment,
    ...given.variables,
  };
  const chat = httpChat(await identity.newToken());
  const settled = { timeout: SETTLES_WITHIN_MS, interval: 100 };
  let server = await spawnServer(environment, DEEP_SEARCH_MAIN);

  const { request, response } = await chat.send(server.url, "¿Qué permisos hay?", { research: true });
  const { answerId, conversationId } = request;
  await readUntil(response, (text) => text.includes("data-question"));
  await server.end("SIGKILL");
  server = await spawnServer(environment, DEEP_SEARCH_MAIN);
  await vi.waitFor(async () => {
    const reply = { callId: CALL_ID, reply: PLAN.join("\n") };
    expect(await chat.answerCall(server.url, answerId, reply)).toBe(204);
  }, settled);
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"), settled);
  await server.end("SIGKILL");
  server = await spawnServer(environment, DEEP_SEARCH_MAIN);
  const ended = await vi.waitFor(async () => {
    const last = (await chat.messages(server.url, conversationId)).at(-1);
    expect(last?.state).toBe("complete");
    return last;
  }, settled);

  expect(notebook.lines()).toEqual([
    "plan",
    "search_documents ¿Uno?",
    "findings ¿Uno?",
    "search_documents ¿Dos espera?",
    "findings ¿Dos espera?",
    "hangs",
    "findings ¿Dos espera?",
    "search_documents ¿Tres?",
    "findings ¿Tres?",
    "report",
  ]);
  expect(ended?.citations.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(ended?.text).toContain(`## ¿Dos espera?\n${saidAbout("¿Dos espera?")} [2].`);
  await server.end("SIGTERM");
  await identity.close();
  await given.remove();
  await rm(folder, { recursive: true, force: true });
}, 240_000);
