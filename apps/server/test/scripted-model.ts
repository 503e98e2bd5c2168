import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { ModelCall, ModelRegistry, ResolvedModel } from "../src/adapters/models/index.ts";
import type { ToolRules } from "../src/modules/tool-rules/index.ts";
import {
  createAskPersonTool,
  defineTool,
  type Tool,
  type ToolBox,
  toolBoxOf,
} from "../src/modules/turns/index.ts";

const step = z.object({
  text: z.string(),
  /** Tools that the step asks for; without any it is the last one. */
  calls: z
    .array(
      z.object({
        tool: z.string(),
        input: z.unknown(),
        /** The tool gets the input itself; the scripted tools get it with what else they must know. */
        isWhole: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Hangs here once, over all processes that share the notebook: for a test that kills the process then. */
  hangsIn: z.enum(["model", "tool"]).optional(),
});

/** What the question says that the model will do. */
const script = z.object({
  steps: z.array(step).min(1),
  pauseMs: z.number().default(0),
  /** The scripted tools take this long, half of it before their effect. */
  toolMs: z.number().default(0),
  /** Comes before each line in the notebook, where many answers share one. */
  name: z.string().default(""),
});
export type Script = z.input<typeof script>;

export const scriptedQuestion = (value: Script): string => JSON.stringify(value);

/** A file in which model and tools note what they do, also when the process is killed right after. */
export interface Notebook {
  note(line: string): void;
  lines(): string[];
}

export function openNotebook(path: string): Notebook {
  return {
    note: (line) => appendFileSync(path, `${line}\n`),
    lines: () => (existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : []),
  };
}

/** A model that takes tools and does what the question's script says, step by step. */
export function scriptedModels(
  notebook: Notebook,
  { provider = "ollama" }: { provider?: ResolvedModel["info"]["provider"] } = {},
): Partial<ModelRegistry> {
  const info: ResolvedModel["info"] = {
    id: "scripted",
    label: "Scripted",
    provider,
    tokenLimit: 100_000,
    charLimit: 300_000,
    vision: true,
    online: false,
    images: false,
    tools: true,
    demo: false,
    price: { input: 1_000_000, output: 1_000_000 },
  };
  const model: ResolvedModel = {
    info,
    async stream(call) {
      const { steps, pauseMs, toolMs, answered, name } = scriptOf(call);
      const at = answered + (call.steps?.length ?? 0);
      const now = steps[at] ?? { text: "Fin.", calls: [], hangsIn: undefined };
      notebook.note(`${name}model ${at}${call.tools ? "" : " without tools"}${addedTo(call)}`);
      const words = now.text.match(/\S+\s*/g) ?? [];
      for (const [n, text] of words.entries()) {
        if (pauseMs > 0) await pause(pauseMs, call.signal);
        call.signal?.throwIfAborted();
        call.onEvent({ type: "text", text });
        if (n === 0 && now.hangsIn === "model") await hangOnce({ notebook, name }, call.signal);
      }
      if (call.tools) {
        for (const [n, { tool, input, isWhole }] of now.calls.entries()) {
          const id = `call${n}`;
          call.onEvent({ type: "tool-input", id, name: tool, delta: JSON.stringify(input) });
          call.onEvent({
            type: "tool-call",
            id,
            name: tool,
            input: isWhole
              ? input
              : {
                  given: input,
                  hangs: now.hangsIn === "tool",
                  by: name,
                  ...(toolMs > 0 ? { tookMs: toolMs } : {}),
                },
          });
        }
      }
      call.onEvent({ type: "usage", inputTokens: 1, outputTokens: words.length, isEstimate: false });
      call.onEvent({ type: "finish", reason: "stop" });
    },
    complete: async () => ({
      text: "✈️ Un título",
      modelId: info.id,
      usage: { inputTokens: 1, outputTokens: 1, isEstimate: false },
    }),
  };
  return {
    modelsFor: async () => [info],
    defaultFor: async () => info,
    resolve: async () => model,
  };
}

export const QUOTED_FILE = "5b0f7a52-5a3c-4c5e-9a53-0d7a6c1e2f01";

/** Rules under which `change` runs without approval, for tests about something else; `open` asks. */
export const ALLOW_SCRIPTED: ToolRules = {
  permissionsOf: async () => new Map([["change", "allow"]]),
};

export const scriptedToolBox = (notebook: Notebook): ToolBox => toolBoxOf(scriptedTools(notebook));

/** Tools that do nothing but note their calls. */
export function scriptedTools(notebook: Notebook): Tool[] {
  const input = z.object({
    given: z.unknown(),
    hangs: z.boolean(),
    by: z.string(),
    tookMs: z.number().optional(),
  });
  const noting = (name: string, access: Tool["access"]) =>
    defineTool({
      name,
      description: "Notes that it was called.",
      access,
      input,
      async run({ given, hangs, by, tookMs = 0 }, { idempotencyKey, signal }) {
        if (tookMs > 0) await pause(tookMs / 2, signal);
        notebook.note(`${by}${name} ${idempotencyKey.split("/")[1]}`);
        if (tookMs > 0) await pause(tookMs / 2, signal);
        if (hangs) await hangOnce({ notebook, name: by }, signal);
        if (given === "broken") throw new Error("Broken.");
        return { seen: given };
      },
    });
  return [
    noting("look", "read"),
    noting("change", "write"),
    noting("open", "write"),
    quoting(notebook),
    asking(notebook),
    createAskPersonTool(),
  ];
}

/** Cites what it is given as a passage of a document. */
function quoting(notebook: Notebook): Tool {
  return defineTool({
    name: "quote",
    description: "Cites a passage.",
    access: "outside",
    byDefault: "allow",
    input: z.object({ text: z.string(), by: z.string() }),
    async run({ text, by }, { cite, idempotencyKey }) {
      notebook.note(`${by}quote ${idempotencyKey.split("/")[1]}`);
      const at = { start: 0, end: text.length, page: 1 };
      const valid = { revision: null, validFrom: null, validUntil: null };
      const document = { id: text, fileId: QUOTED_FILE, title: "Convenio", mediaType: "application/pdf" };
      const [passage] = cite([{ ...document, ...at, ...valid, text }]);
      return `[${passage?.n}] ${text}`;
    },
  });
}

/** Asks the person in the middle of its call, as a tool of another system does. */
function asking(notebook: Notebook): Tool {
  return defineTool({
    name: "fill",
    description: "Asks for a stand.",
    access: "outside",
    byDefault: "allow",
    input: z.object({ by: z.string() }),
    async run({ by }, { fill, idempotencyKey }) {
      notebook.note(`${by}fill ${idempotencyKey.split("/")[1]}`);
      return fill({ message: "¿Qué puesto?", url: null, fields: [] });
    },
  });
}

/** The script is in the question; steps without tool calls follow it as messages. */
function scriptOf({ messages }: ModelCall) {
  const at = messages.findLastIndex(({ role, content }) => role === "user" && textOf(content).includes('{"'));
  const text = textOf(messages[at]?.content ?? []);
  const answered = messages.slice(at).filter(({ role }) => role === "assistant").length;
  return { ...script.parse(JSON.parse(text.slice(text.indexOf('{"')))), answered };
}

/** What the person added right before this step. */
function addedTo({ messages, steps }: ModelCall): string {
  const last = textOf(messages.at(-1)?.content ?? []);
  const added = steps ? steps.at(-1)?.steers?.join(" | ") : last.includes('{"') ? undefined : last;
  return added ? ` after "${added}"` : "";
}

const textOf = (content: ModelCall["messages"][number]["content"]) =>
  content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");

async function hangOnce(
  { notebook, name }: { notebook: Notebook; name: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  const line = `${name}hangs`;
  if (notebook.lines().includes(line)) return;
  notebook.note(line);
  await pause(600_000, signal);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
