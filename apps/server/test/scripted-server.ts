import { readConfig, readEnvironment } from "../src/config/config.ts";
import { startServer } from "../src/start-server.ts";
import { ALLOW_SCRIPTED, openNotebook, scriptedModels, scriptedToolBox } from "./scripted-model.ts";

/** The product's server with a scripted model and tools that note their calls in the file `NOTEBOOK`. */
const { NOTEBOOK = "", ...environment } = readEnvironment();
const notebook = openNotebook(NOTEBOOK);
const server = await startServer(readConfig(environment), {
  wrap: ({ models }) => ({
    models: { ...models, ...scriptedModels(notebook) },
    toolRules: ALLOW_SCRIPTED,
    tools: scriptedToolBox(notebook),
  }),
});
process.on("SIGTERM", () => server.close().then(() => process.exit(0)));
process.stdout.write(`Ready: http://localhost:${server.port}\n`);
