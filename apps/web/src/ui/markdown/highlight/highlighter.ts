import { startWorker } from "../../../lib/start-worker.ts";
import { grammarLoader } from "./languages.ts";
import type { FromWorker, LineMarks, ToWorker } from "./messages.ts";
import workerUrl from "./worker.ts?worker&url";

interface Block {
  language: string;
  isReady: boolean;
  /** Lines received before their grammar was loaded. */
  waiting: string[];
  onMarks: (marks: LineMarks[]) => void;
}

export interface CodeBlock {
  /** Adds further finished lines. */
  add: (lines: string[]) => void;
  end: () => void;
}

let worker: Worker | null = null;
let nextBlock = 0;
const blocks = new Map<number, Block>();
const grammars = new Map<string, Promise<void>>();

/** Highlights growing code in a worker. Null where the language has no grammar. */
export function openCodeBlock(language: string, onMarks: (marks: LineMarks[]) => void): CodeBlock | null {
  if (!grammarLoader(language)) return null;
  nextBlock += 1;
  const id = nextBlock;
  const block: Block = { language, isReady: false, waiting: [], onMarks };
  blocks.set(id, block);
  loadGrammar(language).then(
    () => {
      block.isReady = true;
      if (blocks.has(id)) send(id, block.waiting);
    },
    // Loading failed, e.g. offline: the code stays plain, and a later block retries.
    () => grammars.delete(language),
  );
  return {
    add: (lines) => (block.isReady ? send(id, lines) : block.waiting.push(...lines)),
    end: () => {
      blocks.delete(id);
      post({ type: "end", block: id });
    },
  };
}

function send(id: number, lines: string[]): void {
  const block = blocks.get(id);
  if (block && lines.length > 0) post({ type: "lines", block: id, language: block.language, lines });
}

function loadGrammar(language: string): Promise<void> {
  const known = grammars.get(language);
  if (known) return known;
  const load = async () => {
    const grammar = await grammarLoader(language)?.();
    if (grammar) post({ type: "grammar", grammar: grammar.default });
  };
  const loading = load();
  grammars.set(language, loading);
  return loading;
}

function post(message: ToWorker): void {
  worker ??= openWorker();
  worker.postMessage(message);
}

function openWorker(): Worker {
  const started = startWorker("highlighter", workerUrl);
  started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    blocks.get(data.block)?.onMarks(data.marks);
  });
  return started;
}
