import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyPostgres } from "../test/copy-database.ts";
import { startEntraProvider } from "../test/entra-provider.ts";
import { httpChat, readUntil } from "../test/http-chat.ts";
import { newSpawnEnvironment } from "../test/spawn-environment.ts";
import { spawnServer } from "../test/spawn-server.ts";
import { startOpenAiStandIn } from "../test/stand-ins/openai.ts";

const run = promisify(execFile);
const scripts = fileURLToPath(new URL("../../../scripts", import.meta.url));
const closers: (() => Promise<unknown>)[] = [];
let environment: Record<string, string>;
let newToken: () => Promise<string>;
let dataDir: string;

beforeAll(async () => {
  const [model, identity] = await Promise.all([startOpenAiStandIn({ tokens: 5 }), startEntraProvider()]);
  const given = await newSpawnEnvironment();
  closers.push(
    () => model.close(),
    () => identity.close(),
    () => given.remove(),
  );
  dataDir = given.dataDir;
  newToken = identity.newToken;
  environment = {
    ...given.variables,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5",
    ...identity.environment,
  };
});
afterAll(() => Promise.all(closers.map((close) => close())));

/** The command of an operator, with nothing of this environment but the given variables. */
async function command(name: string, args: string[], variables: Record<string, string>): Promise<string> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const { stdout } = await run(process.execPath, [join(scripts, name), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, OLLAMA_BASE_URL: "off", ...variables },
  });
  return stdout;
}

async function newEmptyTarget(): Promise<Record<string, string>> {
  const given = inject("testDatabase");
  const target = { ...environment, DATA_DIR: join(dataDir, "restored") };
  return given.kind === "postgres"
    ? { ...target, DATABASE_URL: await copyPostgres(given.adminUrl, "template1") }
    : target;
}

it("backs up a server that serves, and another server goes on with the restored data", async () => {
  const server = await spawnServer(environment);
  const chat = httpChat(await newToken());
  const { request, response } = await chat.send(server.url, "¿Qué equipaje puedo llevar?");
  await readUntil(response, () => false);

  const said = await command("backup.ts", [join(dataDir, "backups")], environment);
  const address = /restore -- (\S+)$/m.exec(said)?.[1] ?? "";
  expect((await fetch(`${server.url}/api/status`)).status).toBe(200);
  await server.end("SIGKILL");

  expect(await command("restore.ts", [address, "--check"], environment)).toContain("Whole: ");
  const target = await newEmptyTarget();
  expect(await command("restore.ts", [address], target)).toContain("all digests agree");
  const restored = await spawnServer(target);
  const [question, answer] = await chat.messages(restored.url, request.conversationId);
  expect(question).toMatchObject({ id: request.messageId, text: "¿Qué equipaje puedo llevar?" });
  expect(answer).toMatchObject({ id: request.answerId, state: "complete" });
  await restored.end("SIGINT");

  // Restoring over data is refused, and the sentence has no stack trace.
  const refused = await command("restore.ts", [address], target).catch(
    (error: { stderr: string }) => error.stderr,
  );
  expect(refused).toMatch(/already has people and their data/);
  expect(refused).not.toContain("    at ");
});
