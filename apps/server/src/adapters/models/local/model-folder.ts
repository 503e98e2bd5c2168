import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { describeModel, type ModelInfo } from "../model-info.ts";

/** A model as model hubs publish it: the ONNX network, the tokenizer and their configuration. */
export interface ModelFolder {
  /** Includes a digest of the network, so that vectors of different versions are never compared. */
  modelId: string;
  networkPath: string;
  tokenizerPath: string;
  tokenizerConfigPath: string | undefined;
  pooling: "mean" | "cls";
  longestTokens: number;
  /** The prefixes that the model was trained with for questions and passages. */
  prefixes: { query: string; passage: string };
}

/** The folder can't be used; the message explains the reason to the operator. */
export class ModelFolderError extends Error {
  override name = "ModelFolderError";
}

/** Prefix of a setting that names a local folder instead of a provider's model. */
export const LOCAL_PREFIX = "local:";

/** Describes a local model to the outbound checks: no data leaves the server. */
export const localInfo = (modelId: string): ModelInfo => ({
  ...describeModel("ollama", { id: modelId }),
  provider: "embedded",
});

const NETWORKS = ["model.onnx", "onnx/model.onnx", "onnx/model_quantized.onnx", "onnx/model_int8.onnx"];
const LONGEST_TOKENS = 512;
/** Models of the RoBERTa family reserve two positions. */
const KEPT_PLACES = 2;
const SAMPLE_BYTES = 1 << 20;

const modelConfig = z.object({
  model_type: z.string().optional(),
  max_position_embeddings: z.number().int().positive().optional(),
  _name_or_path: z.string().optional(),
});
const poolingConfig = z.object({
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_mean_tokens: z.boolean().optional(),
});
const sentenceConfig = z.object({ max_seq_length: z.number().int().positive().nullish() });
const promptsConfig = z.object({ prompts: z.record(z.string(), z.string()).optional() });

export function readModelFolder(path: string): ModelFolder {
  const folder = resolve(path);
  const place = (name: string) => join(folder, name);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ModelFolderError(`${folder} is not a folder.`);
  const network = NETWORKS.find((name) => existsSync(place(name)));
  if (!network) throw new ModelFolderError(`${folder} has no network: looked for ${NETWORKS.join(", ")}.`);
  if (!existsSync(place("tokenizer.json"))) throw new ModelFolderError(`${folder} has no tokenizer.json.`);

  const config = readJson(place("config.json"), modelConfig);
  const sentence = readJson(place("sentence_bert_config.json"), sentenceConfig);
  const places = config?.max_position_embeddings ?? LONGEST_TOKENS + KEPT_PLACES;
  return {
    modelId: `${LOCAL_PREFIX}${basename(folder)}@${digestOf(place(network))}`,
    networkPath: place(network),
    tokenizerPath: place("tokenizer.json"),
    tokenizerConfigPath: existsSync(place("tokenizer_config.json"))
      ? place("tokenizer_config.json")
      : undefined,
    pooling: poolingOf(readJson(place("1_Pooling/config.json"), poolingConfig)),
    longestTokens: Math.min(LONGEST_TOKENS, sentence?.max_seq_length ?? LONGEST_TOKENS, places - KEPT_PLACES),
    prefixes: prefixesOf({
      names: [basename(folder), config?._name_or_path ?? ""],
      prompts: readJson(place("config_sentence_transformers.json"), promptsConfig)?.prompts ?? {},
    }),
  };
}

/** Defaults to mean pooling, as most sentence models use it. */
function poolingOf(config: z.infer<typeof poolingConfig> | undefined): ModelFolder["pooling"] {
  return config?.pooling_mode_cls_token && !config.pooling_mode_mean_tokens ? "cls" : "mean";
}

/**
 * E5 was trained with these prefixes and retrieves much worse without them. Other models configure theirs as
 * prompts.
 */
function prefixesOf({ names, prompts }: { names: readonly string[]; prompts: Record<string, string> }) {
  const isE5 = names.some((name) => /(?:^|[-_/])e5(?:$|[-_/])/i.test(name) && !/instruct/i.test(name));
  return {
    query: prompts.query ?? (isE5 ? "query: " : ""),
    passage: prompts.passage ?? prompts.document ?? (isE5 ? "passage: " : ""),
  };
}

function readJson<T>(path: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new ModelFolderError(`${path} can't be read as the configuration of a model.`);
  }
}

/** Digest of the size, the beginning and the end: reading half a gigabyte would delay startup. */
function digestOf(path: string): string {
  const { size } = statSync(path);
  const hash = createHash("sha256").update(String(size));
  const file = openSync(path, "r");
  try {
    const sample = Buffer.alloc(Math.min(SAMPLE_BYTES, size));
    for (const from of [0, size - sample.length]) {
      readSync(file, sample, 0, sample.length, from);
      hash.update(sample);
    }
  } finally {
    closeSync(file);
  }
  return hash.digest("hex").slice(0, 8);
}
