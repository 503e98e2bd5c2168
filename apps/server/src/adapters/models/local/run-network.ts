import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { ModelFolder } from "./model-folder.ts";

/** Limits the memory of one run, which is outside the JavaScript heap. */
const TOKENS_AT_ONCE = 4096;
const TEXTS_AT_ONCE = 16;
const MOST_THREADS = 4;
/** Real tokens are not longer, so a longer text is cut before it is tokenised. */
const CHARS_PER_TOKEN = 12;

export interface Network {
  /** One normalised vector for each text. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** The relevance of each document to the query, from 0 to 1. */
  score(query: string, documents: readonly string[]): Promise<number[]>;
}

type Encoded = { at: number; ids: number[]; types: number[] };
type Output = { dims: readonly number[]; data: Float32Array };

/** Must run in its own thread: one run takes tens to hundreds of milliseconds. */
export async function openNetwork(folder: ModelFolder): Promise<Network> {
  const readJson = (path: string | undefined): Record<string, unknown> =>
    path ? JSON.parse(readFileSync(path, "utf8")) : {};
  const config = readJson(folder.tokenizerConfigPath);
  const tokenizer = new Tokenizer(readJson(folder.tokenizerPath), config);
  const session = await InferenceSession.create(folder.networkPath, {
    intraOpNumThreads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    // Otherwise the memory of the longest text would never be freed.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  const padding =
    tokenizer.token_to_id(typeof config.pad_token === "string" ? config.pad_token : "[PAD]") ?? 0;

  function encode(at: number, text: string, pair?: string): Encoded {
    const longestChars = folder.longestTokens * CHARS_PER_TOKEN;
    const encoding = tokenizer.encode(text.slice(0, longestChars), {
      text_pair: pair === undefined ? null : pair.slice(0, longestChars),
      return_token_type_ids: true,
    });
    return { at, ids: cut(encoding.ids), types: cut(encoding.token_type_ids) };
  }

  /** Truncates a text, but keeps its closing token. */
  function cut(tokens: readonly number[]): number[] {
    if (tokens.length <= folder.longestTokens) return [...tokens];
    return [...tokens.slice(0, folder.longestTokens - 1), ...tokens.slice(-1)];
  }

  async function run(batch: readonly Encoded[]): Promise<{ output: Output; masks: number[][] }> {
    const width = Math.max(...batch.map(({ ids }) => ids.length));
    const masks = batch.map(({ ids }) => Array.from({ length: width }, (_, at) => (at < ids.length ? 1 : 0)));
    const tensor = (rows: readonly (readonly number[])[], filler: number) => {
      const flat = rows.flatMap((row) => [...row, ...new Array<number>(width - row.length).fill(filler)]);
      return new Tensor("int64", BigInt64Array.from(flat, BigInt), [rows.length, width]);
    };
    const inputs: Record<string, Tensor> = {
      input_ids: tensor(
        batch.map(({ ids }) => ids),
        padding,
      ),
      attention_mask: tensor(masks, 0),
      token_type_ids: tensor(
        batch.map(({ types }) => types),
        0,
      ),
    };
    const feeds = Object.fromEntries(
      session.inputNames.map((name) => [name, inputs[name] ?? unknownInput(name)]),
    );
    const results = await session.run(feeds);
    const name = ["sentence_embedding", "last_hidden_state", "logits"].find((each) => results[each]);
    const output = results[name ?? session.outputNames[0] ?? ""];
    if (!output || !(output.data instanceof Float32Array))
      throw new Error("The network's output is no float32.");
    return { output: { dims: output.dims, data: output.data }, masks };
  }

  async function inBatches<T>(encoded: readonly Encoded[], read: (output: Output, masks: number[][]) => T[]) {
    const results: T[] = [];
    for (const batch of batchesOf(encoded)) {
      const { output, masks } = await run(batch);
      for (const [row, value] of read(output, masks).entries()) results[batch[row]?.at ?? -1] = value;
    }
    return results;
  }

  return {
    embed: (texts) =>
      inBatches(
        texts.map((text, at) => encode(at, text)),
        (output, masks) =>
          masks.map((mask, row) => normalised(pooled(output, { row, mask, how: folder.pooling }))),
      ),
    score: (query, documents) =>
      inBatches(
        documents.map((document, at) => encode(at, query, document)),
        (output, masks) => masks.map((_, row) => relevance(output, row)),
      ),
  };
}

function unknownInput(name: string): never {
  throw new Error(`The network wants an input "${name}" that text models do not have.`);
}

/** Batches texts of similar length, so that little padding is needed. */
function* batchesOf(encoded: readonly Encoded[]): Generator<Encoded[]> {
  let batch: Encoded[] = [];
  for (const each of encoded.toSorted((a, b) => a.ids.length - b.ids.length)) {
    const isFull = batch.length === TEXTS_AT_ONCE || (batch.length + 1) * each.ids.length > TOKENS_AT_ONCE;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
    }
    batch.push(each);
  }
  if (batch.length > 0) yield batch;
}

function pooled(
  { dims, data }: Output,
  { row, mask, how }: { row: number; mask: readonly number[]; how: ModelFolder["pooling"] },
): Float32Array {
  const width = dims.at(-1) ?? 0;
  if (dims.length === 2) return data.slice(row * width, (row + 1) * width);
  const tokens = dims[1] ?? 0;
  const from = row * tokens * width;
  if (how === "cls") return data.slice(from, from + width);
  const sum = new Float32Array(width);
  for (const [token, counts] of mask.entries()) {
    if (counts === 0) continue;
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (data[from + token * width + at] ?? 0);
  }
  return sum;
}

/** Scales a vector to length 1. For mean pooling the sum is enough, because scaling cancels the division. */
function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** A single output is a logit; of two outputs, the second is the score for "relevant". */
function relevance({ dims, data }: Output, row: number): number {
  const width = dims.at(-1) ?? 1;
  const last = data[row * width + width - 1] ?? 0;
  const against = width > 1 ? (data[row * width + width - 2] ?? 0) : 0;
  return 1 / (1 + Math.exp(against - last));
}
