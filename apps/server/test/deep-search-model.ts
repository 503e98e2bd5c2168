import { z } from "zod";
import type { ModelCall, ModelRegistry, ResolvedModel } from "../src/adapters/models/index.ts";
import { defineTool, type Tool } from "../src/modules/turns/index.ts";
import type { Notebook } from "./scripted-model.ts";

/** What the model replies to each kind of call of a deep search; a thrown error is a failed call. */
export interface DeepSearchScript {
  plan: (call: ModelCall) => string;
  findings: (question: string, call: ModelCall) => string | Promise<string>;
  report: (call: ModelCall) => string;
}

export const QUESTIONS = ["¿Cuántos días son?", "¿Cómo se piden?", "¿Quién los aprueba?"];

/** The sentence of the passage that a search for this question finds. */
export const saidAbout = (question: string): string =>
  `El convenio concede quince días laborables en el apartado ${question.replaceAll(/[¿?]/g, "")}`;

/** Finds something for each sub-question and repeats the notes as the report. */
export const USUAL_SCRIPT: DeepSearchScript = {
  plan: () => JSON.stringify({ questions: QUESTIONS }),
  findings: (question, { passages = [] }) =>
    JSON.stringify({ findings: `${saidAbout(question)} [${passages[0]?.n}].`, missing: "", search: [] }),
  report: (call) => `# Informe\n\nResumen.\n\n${notesOf(call)}`,
};

/** A model that is asked for a plan, for findings and for a report, and notes which of them. */
export function deepSearchModels(
  notebook: Pick<Notebook, "note">,
  script: () => DeepSearchScript,
): Partial<ModelRegistry> {
  const info: ResolvedModel["info"] = {
    id: "deep",
    label: "Deep",
    provider: "ollama",
    tokenLimit: 100_000,
    charLimit: 300_000,
    vision: false,
    online: false,
    images: false,
    tools: false,
    demo: false,
  };
  const usage = { inputTokens: 10, outputTokens: 5, isEstimate: false };
  const model: ResolvedModel = {
    info,
    async stream(call) {
      const text = await reply(call, notebook, script());
      call.signal?.throwIfAborted();
      call.onEvent({ type: "text", text });
      call.onEvent({ type: "usage", ...usage });
      call.onEvent({ type: "finish", reason: "stop" });
    },
    complete: async () => ({ text: "✈️ Un título", modelId: info.id, usage }),
  };
  return { modelsFor: async () => [info], defaultFor: async () => info, resolve: async () => model };
}

async function reply(
  call: ModelCall,
  notebook: Pick<Notebook, "note">,
  script: DeepSearchScript,
): Promise<string> {
  const asked = lastTextOf(call);
  if (asked.startsWith("You plan ")) {
    notebook.note("plan");
    return script.plan(call);
  }
  if (asked.startsWith("You take notes ")) {
    const question = asked.split("\n\n").at(-1) ?? "";
    notebook.note(`findings ${question}`);
    return script.findings(question, call);
  }
  if (!asked.startsWith("You write the report ")) return "Una respuesta normal.";
  notebook.note("report");
  return script.report(call);
}

export const lastTextOf = ({ messages }: ModelCall): string =>
  (messages.at(-1)?.content ?? []).flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");

const notesOf = (call: ModelCall): string => /"""\n([\s\S]*)\n"""$/.exec(lastTextOf(call))?.[1] ?? "";

/** A search that notes its queries and cites one passage for each, which `textOf` words. */
export function notingSearch(
  notebook: Pick<Notebook, "note">,
  { name = "search_documents", textOf = saidAbout } = {},
): Tool {
  return defineTool({
    name,
    description: "Searches.",
    access: name === "search_web" ? "outside" : "read",
    ...(name === "search_web" ? { byDefault: "allow" as const } : {}),
    isUntrusted: true,
    input: z.object({ query: z.string() }),
    async run({ query }, { cite }) {
      notebook.note(`${name} ${query}`);
      const text = textOf(query);
      if (text === "") return { passages: [] };
      const at = { start: 0, end: text.length, page: 1 };
      const valid = { revision: null, validFrom: null, validUntil: null };
      const document = {
        id: query,
        fileId: fileIdOf(query),
        title: "Convenio",
        mediaType: "application/pdf",
      };
      return {
        passages: cite([{ ...document, ...at, ...valid, text }]).map(({ n, title, text: shown }) => ({
          cite: `[${n}]`,
          title,
          text: shown,
          status: "valid",
        })),
      };
    },
  });
}

/** Another document for each query, so that each gets a number of its own. */
function fileIdOf(query: string): string {
  const digits = [...query].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, 7);
  return `5b0f7a52-5a3c-4c5e-9a53-${String(digits).padStart(12, "0")}`;
}
