import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** With a scripted model, for answers of several steps. */
export const SCRIPTED_MAIN = fileURLToPath(new URL("./scripted-server.ts", import.meta.url));
/** With a model that plans, notes and reports. */
export const DEEP_SEARCH_MAIN = fileURLToPath(new URL("./deep-search-server.ts", import.meta.url));
/** A process without the API has no port. */
const READY = /Ready: .*:(\d+)|Background jobs are running/;
/** A guard against hangs: a start of two seconds took over a minute on a machine with six times the work it can do. */
const START_WITHIN_MS = 240_000;

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** The signal, and the end it leads to. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

/** The product's server as its own process, with nothing of this environment but what is given. */
export async function spawnServer(environment: Record<string, string>, main = MAIN): Promise<SpawnedServer> {
  const { child, output, ended } = spawnMain(environment, main);
  const port = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready in time:\n${output()}`)), START_WITHIN_MS);
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = READY.exec(line);
      if (found) resolve(found[1] ?? "");
    });
    ended.then(() => reject(new Error(`ended before it was ready:\n${output()}`)));
    ended.finally(() => clearTimeout(late));
    child.stdout.once("close", () => clearTimeout(late));
  });
  return {
    url: `http://localhost:${port}`,
    process: child,
    output,
    async end(signal) {
      child.kill(signal);
      return { code: await ended, output: output() };
    },
  };
}

/** For starts that are meant to fail: what it said and how it ended. */
export async function runServerToItsEnd(environment: Record<string, string>) {
  const { output, ended } = spawnMain(environment);
  return { code: await ended, output: output() };
}

function spawnMain(environment: Record<string, string>, main = MAIN) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: "0",
      LOG_LEVEL: "warn",
      OLLAMA_BASE_URL: "off",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, "exit").then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, ended };
}
