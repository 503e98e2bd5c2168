import type { ModelCall, ModelRegistry, Passage, ResolvedModel } from "../src/adapters/models/index.ts";

export interface ScriptedCall {
  tool: string;
  input: object;
}

/** What the model does for one question: its calls step by step, then its sentences. */
export interface ResearchScript {
  question: string;
  steps: readonly (readonly ScriptedCall[])[];
  /** Each sentence is cited with the passage of a result that contains `from`. */
  says: readonly { text: string; from: string }[];
}

export interface ResearchingModel {
  models: Partial<ModelRegistry>;
  /** The passages of the prompt before any tool ran, by question. */
  firstPassages: Map<string, readonly Passage[]>;
  /** The system prompts and names of tools of all calls, by question. */
  offered: Map<string, { system: string; tools: readonly string[] }>;
}

export const MISSING = "No lo encuentro en los resultados.";

/**
 * A model that takes tools and answers only from their results: a sentence whose passage is not in them becomes
 * `MISSING`. Its context is small, so that its first prompt has few passages.
 */
export function researchingModel(scripts: readonly ResearchScript[], tokenLimit: number): ResearchingModel {
  const firstPassages: ResearchingModel["firstPassages"] = new Map();
  const offered: ResearchingModel["offered"] = new Map();
  const usage = { inputTokens: 1, outputTokens: 1, isEstimate: false };
  const info: ResolvedModel["info"] = {
    id: "researching",
    label: "Researching",
    provider: "ollama",
    tokenLimit,
    charLimit: tokenLimit * 3,
    vision: true,
    online: false,
    images: false,
    tools: true,
    demo: false,
  };
  const model: ResolvedModel = {
    info,
    async stream(call) {
      const asked = textOf(call.messages.at(-1));
      const script = scripts.find(({ question }) => asked.includes(question));
      if (!script) throw new Error(`There is no script for: ${asked}`);
      const done = call.steps?.length ?? 0;
      if (done === 0) {
        firstPassages.set(script.question, call.passages ?? []);
        offered.set(script.question, {
          system: call.system ?? "",
          tools: (call.tools ?? []).map(({ name }) => name),
        });
      }
      const calls = script.steps[done];
      if (calls)
        for (const [n, { tool, input }] of calls.entries())
          call.onEvent({ type: "tool-call", id: `call${n}`, name: tool, input });
      else call.onEvent({ type: "text", text: answerFrom(script, resultsOf(call)) });
      call.onEvent({ type: "usage", ...usage });
      call.onEvent({ type: "finish", reason: "stop" });
    },
    complete: async () => ({ text: "✈️ Un título", modelId: info.id, usage }),
  };
  return {
    firstPassages,
    offered,
    models: { modelsFor: async () => [info], defaultFor: async () => info, resolve: async () => model },
  };
}

/** Passages are compared without line breaks, which a page adds. */
export const oneSpaced = (text: string) => text.replace(/\s+/g, " ");

interface ReadPassage {
  cite: string;
  text: string;
}

function answerFrom({ says }: ResearchScript, passages: readonly ReadPassage[]): string {
  return says
    .map(({ text, from }) => {
      const source = passages.find((passage) => oneSpaced(passage.text).includes(from));
      return source ? `${text} ${source.cite}.` : MISSING;
    })
    .join(" ");
}

function resultsOf({ steps = [] }: ModelCall): ReadPassage[] {
  return steps.flatMap(({ calls }) =>
    calls.flatMap(({ output, isError }) => {
      if (isError) return [];
      const result = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
      return result.passages ?? [];
    }),
  );
}

const textOf = (message: ModelCall["messages"][number] | undefined) =>
  (message?.content ?? []).flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
