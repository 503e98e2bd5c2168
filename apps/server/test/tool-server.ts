import { z } from "zod";
import type { ModelCall, ModelRegistry, ResolvedModel } from "../src/adapters/models/index.ts";
import { readConfig, readEnvironment } from "../src/config/config.ts";
import { createRememberFactTool } from "../src/modules/tools/remember-fact/remember-fact-tool.ts";
import { createAskPersonTool, defineTool, toolBoxOf } from "../src/modules/turns/index.ts";
import { startServer } from "../src/start-server.ts";

/**
 * The product's server with a scripted model that takes tools. With `OWN_TOOLS=on` they are the product's own;
 * otherwise they have fixed results, and one of them never ends.
 */

interface Step {
  text: string;
  calls?: readonly { tool: string; input: unknown }[];
}

/** By a word of the question. */
const SCRIPTS: Record<string, readonly Step[]> = {
  vacaciones: [
    { text: "", calls: [{ tool: "search_documents", input: { query: "vacaciones" } }] },
    { text: "", calls: [{ tool: "calculate", input: { expressions: ["22 * 3"] } }] },
    { text: "En tres años son 66 días." },
  ],
  caso: [
    {
      text: "Puedo pedirlo por ti.",
      calls: [
        {
          tool: "open_case",
          input: {
            desk: "rh",
            subject: "Falta un día en la nómina",
            description: "En octubre falta el día 12.",
            steps_tried: [],
          },
        },
      ],
    },
    { text: "He terminado con el caso." },
  ],
  tablas: [
    { text: "", calls: [{ tool: "remember_fact", input: { fact: "Prefiero tablas" } }] },
    { text: "De acuerdo." },
  ],
  base: [
    {
      text: "",
      calls: [
        {
          tool: "ask_person",
          input: { question: "¿En qué base trabajas?", choices: ["Madrid", "Lima", "São Paulo"] },
        },
      ],
    },
    { text: "Gracias, ya lo sé." },
  ],
  puerta: [
    { text: "", calls: [{ tool: "mcp_rampa_find_gate", input: { flight: "AV204" } }] },
    { text: "Ya miré la puerta." },
  ],
  pasajero: [
    { text: "", calls: [{ tool: "mcp_rampa_find_gate", input: { flight: "DNI 31427945D" } }] },
    { text: "Ya busqué al pasajero." },
  ],
  escalera: [{ text: "", calls: [{ tool: "mcp_rampa_ask", input: {} }] }, { text: "Ya pedí la escalera." }],
  lento: [
    { text: "", calls: [{ tool: "search_documents", input: { query: "lento" } }] },
    { text: "Nunca llega aquí." },
  ],
};

const info: ResolvedModel["info"] = {
  id: "scripted",
  label: "Scripted",
  provider: "ollama",
  tokenLimit: 100_000,
  charLimit: 300_000,
  vision: true,
  online: false,
  images: false,
  tools: true,
  demo: false,
};

const model: ResolvedModel = {
  info,
  async stream(call) {
    const step = scriptOf(call)[call.steps?.length ?? 0] ?? { text: "Hola." };
    if (step.text !== "") call.onEvent({ type: "text", text: step.text });
    for (const [n, { tool, input }] of (call.tools ? (step.calls ?? []) : []).entries()) {
      const id = `call${n}`;
      call.onEvent({ type: "tool-input", id, name: tool, delta: JSON.stringify(input) });
      call.onEvent({ type: "tool-call", id, name: tool, input });
    }
    call.onEvent({ type: "usage", inputTokens: 1, outputTokens: 1, isEstimate: false });
    call.onEvent({ type: "finish", reason: "stop" });
  },
  complete: async () => ({
    text: "🧰 Con herramientas",
    modelId: info.id,
    usage: { inputTokens: 1, outputTokens: 1, isEstimate: false },
  }),
};

function scriptOf({ messages }: ModelCall): readonly Step[] {
  const last = messages.findLast(({ role }) => role === "user")?.content ?? [];
  const text = last.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
  return Object.entries(SCRIPTS).find(([word]) => text.includes(word))?.[1] ?? [{ text: "Hola." }];
}

const models: Partial<ModelRegistry> = {
  modelsFor: async () => [info],
  defaultFor: async () => info,
  resolve: async () => model,
};

const searchDocuments = defineTool({
  name: "search_documents",
  description: "Searches documents.",
  access: "read",
  input: z.object({ query: z.string() }),
  async run({ query }, { signal, progress }) {
    if (query === "lento") {
      progress({ done: 1, of: 3 });
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    }
    return {
      passages: [
        {
          title: "Política de vacaciones",
          page: 4,
          text: "Cada año de servicio da derecho a 22 días laborables de vacaciones.",
        },
        {
          title: "Convenio de tierra",
          page: 12,
          text: "Las vacaciones se piden con dos meses de antelación.",
        },
      ],
    };
  },
});

const calculate = defineTool({
  name: "calculate",
  description: "Calculates.",
  access: "read",
  input: z.object({ expressions: z.array(z.string()) }),
  run: async ({ expressions }) => ({
    results: expressions.map((expression) => ({ expression, result: "66", isExact: true })),
  }),
});

let cases = 0;
const openCase = defineTool({
  name: "open_case",
  description: "Opens a case.",
  access: "write",
  input: z.object({ desk: z.string(), subject: z.string(), description: z.string() }),
  async run() {
    cases += 1;
    return { number: `RH-${cases}` };
  },
});

const server = await startServer(readConfig(readEnvironment()), {
  wrap: (made) => ({
    models: { ...made.models, ...models },
    tools:
      process.env.OWN_TOOLS === "on"
        ? made.tools
        : toolBoxOf([
            searchDocuments,
            calculate,
            openCase,
            createAskPersonTool(),
            createRememberFactTool(made),
          ]),
  }),
});
process.on("SIGTERM", () => server.close().then(() => process.exit(0)));
process.stdout.write(`Ready: http://localhost:${server.port}\n`);
