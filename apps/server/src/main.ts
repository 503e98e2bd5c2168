import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { setPrivateUmask } from "./adapters/data-dir.ts";
import { demoAccounts } from "./adapters/identity-provider/index.ts";
import { prepareEverydayQuestions } from "./adapters/models/index.ts";
import { type Config, readConfig, readEnvironment } from "./config/config.ts";
import { ProcessNotStarted, runProcesses, SLOT_VARIABLE } from "./run-processes.ts";
import { serveAsProcess } from "./serve-as-process.ts";
import { startSentence } from "./start-error.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { welcome } from "./welcome.ts";

const CLOSE_WITHIN_MS = 10_000;
const MANY_CORES = 4;
/** `npm start` opens a channel to this process, which closes when `npm start` is stopped or killed. */
const hasParent = process.connected;

const { values } = parseArgs({ options: { port: { type: "string" } } });
const environment = { ...readEnvironment(), ...(values.port ? { PORT: values.port } : {}) };
setPrivateUmask();
// On few cores V8's threads that copy young objects compete with each other and with the requests (decision 103).
if (availableParallelism() < MANY_CORES) setFlagsFromString("--no-parallel-scavenge");
await main();

async function main() {
  let port = Number(environment.PORT ?? 3000);
  try {
    const config = readConfig(environment);
    port = config.PORT;
    const onStep = (step: string) => print(`  ${step}`);
    if (cluster.isWorker) return await serve(config, onStep);
    const server = config.processes > 1 ? await runProcesses(config) : await startServer(config, { onStep });
    if (config.API === "on") print(welcome(config, server.port, demoAccounts));
    else print("  Background jobs are running.");
    closeOnSignals(server.close);
    if (config.API === "on" && config.processes === 1) await prepareEverydayQuestions();
  } catch (error) {
    if (error instanceof ProcessNotStarted) process.exit(1);
    const sentence = startSentence(error, port);
    process.stderr.write(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

async function serve(config: Config, onStep: (step: string) => void) {
  await serveAsProcess(config, { slot: Number(process.env[SLOT_VARIABLE]), onStep });
  if (config.API === "on") await prepareEverydayQuestions();
}

function closeOnSignals(close: RunningServer["close"]) {
  let isClosing = false;
  const handle = async (reason: NodeJS.Signals | "parent gone") => {
    // A second Ctrl-C exits immediately.
    if (isClosing) process.exit(1);
    isClosing = true;
    print("\n  Closing…");
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await close({ announce: reason !== "SIGINT" });
    process.exit(0);
  };
  process.on("SIGINT", handle);
  process.on("SIGTERM", handle);
  if (!hasParent) return;
  if (process.connected) process.once("disconnect", () => handle("parent gone"));
  else handle("parent gone");
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
