import { readConfig, readEnvironment } from "../src/config/config.ts";
import { toolBoxOf } from "../src/modules/turns/index.ts";
import { startServer } from "../src/start-server.ts";
import { type DeepSearchScript, deepSearchModels, notingSearch, USUAL_SCRIPT } from "./deep-search-model.ts";
import { openNotebook } from "./scripted-model.ts";

/**
 * The product's server with a model that plans, notes and reports. A sub-question with the word «espera» hangs
 * once, over all processes that share the file `NOTEBOOK`, or until that file has the line `release`.
 */
const { NOTEBOOK = "", ...environment } = readEnvironment();
const notebook = openNotebook(NOTEBOOK);
const LOOK_EVERY_MS = 50;

const script: DeepSearchScript = {
  ...USUAL_SCRIPT,
  async findings(question, call) {
    if (question.includes("espera") && !notebook.lines().includes("hangs")) {
      notebook.note("hangs");
      await untilReleased(call.signal);
    }
    return USUAL_SCRIPT.findings(question, call);
  },
};

function untilReleased(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (signal?.aborted) reject(signal.reason);
      else if (notebook.lines().includes("release")) resolve();
      else return;
      clearInterval(timer);
    }, LOOK_EVERY_MS);
  });
}

const server = await startServer(readConfig(environment), {
  wrap: ({ models }) => ({
    models: { ...models, ...deepSearchModels(notebook, () => script) },
    tools: toolBoxOf([notingSearch(notebook)]),
  }),
});
process.on("SIGTERM", () => server.close().then(() => process.exit(0)));
process.stdout.write(`Ready: http://localhost:${server.port}\n`);
