import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The words that a made-up model knows, each with its vector; words that are not there have none. */
export type Vocabulary = Readonly<Record<string, readonly number[]>>;

const [FLOAT, INT64] = [1, 7];
const OPSET = 12;
const IR_VERSION = 7;
const INTS = 7;

/**
 * Writes a folder as the hubs publish models. The network looks each token up in a table; for `rerank` the numbers of all
 * tokens of query and document are added up to one logit.
 */
export function writeOnnxModel(
  folder: string,
  { vocabulary, task = "embed" }: { vocabulary: Vocabulary; task?: "embed" | "rerank" },
): string {
  const words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", ...Object.keys(vocabulary)];
  const width = Object.values(vocabulary)[0]?.length ?? 1;
  const table = words.flatMap((word) => vocabulary[word] ?? new Array<number>(width).fill(0));
  mkdirSync(join(folder, "onnx"), { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), content instanceof Uint8Array ? content : JSON.stringify(content));
  write("onnx/model.onnx", modelProto({ table, rows: words.length, width, task }));
  write("config.json", { model_type: "bert", max_position_embeddings: 130, hidden_size: width });
  write("tokenizer_config.json", { pad_token: "[PAD]", tokenizer_class: "BertTokenizer" });
  write("tokenizer.json", {
    version: "1.0",
    added_tokens: ["[PAD]", "[UNK]", "[CLS]", "[SEP]"].map((content, id) => ({
      id,
      content,
      special: true,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: true,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: { type: "BertProcessing", sep: ["[SEP]", 3], cls: ["[CLS]", 2] },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
    },
  });
  return folder;
}

interface Table {
  table: readonly number[];
  rows: number;
  width: number;
  task: "embed" | "rerank";
}

/** ONNX is a protobuf message; the numbers are those of its fields in onnx.proto. */
function modelProto({ table, rows, width, task }: Table): Uint8Array {
  const gather = node("Gather", ["table", "input_ids"], task === "embed" ? "last_hidden_state" : "looked_up");
  const sum = node("ReduceSum", ["looked_up"], "logits", [ints("axes", [1]), int("keepdims", 0)]);
  const graph = message(
    bytes(1, gather),
    ...(task === "rerank" ? [bytes(1, sum)] : []),
    text(2, "made-up"),
    bytes(5, tensor("table", [rows, width], table)),
    bytes(11, valueInfo("input_ids", INT64, ["batch", "tokens"])),
    bytes(11, valueInfo("attention_mask", INT64, ["batch", "tokens"])),
    bytes(
      12,
      task === "embed"
        ? valueInfo("last_hidden_state", FLOAT, ["batch", "tokens", width])
        : valueInfo("logits", FLOAT, ["batch", width]),
    ),
  );
  return message(varint(1, IR_VERSION), bytes(7, graph), bytes(8, message(varint(2, OPSET))));
}

const node = (
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Uint8Array[] = [],
) =>
  message(
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, type),
    ...attributes.map((each) => bytes(5, each)),
  );

const ints = (name: string, values: readonly number[]) =>
  message(text(1, name), ...values.map((value) => varint(8, value)), varint(20, INTS));
const int = (name: string, value: number) => message(text(1, name), varint(3, value), varint(20, 2));

const tensor = (name: string, dims: readonly number[], values: readonly number[]) =>
  message(
    ...dims.map((size) => varint(1, size)),
    varint(2, FLOAT),
    text(8, name),
    bytes(9, new Uint8Array(Float32Array.from(values).buffer)),
  );

const valueInfo = (name: string, type: number, dims: readonly (string | number)[]) => {
  const shape = message(
    ...dims.map((size) => bytes(1, message(typeof size === "number" ? varint(1, size) : text(2, size)))),
  );
  return message(text(1, name), bytes(2, message(bytes(1, message(varint(1, type), bytes(2, shape))))));
};

const message = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const text = (field: number, value: string) => bytes(field, new TextEncoder().encode(value));
const bytes = (field: number, value: Uint8Array) =>
  message(number(field * 8 + 2), number(value.length), value);
const varint = (field: number, value: number) => message(number(field * 8), number(value));

function number(value: number): Uint8Array {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...out, rest]);
}
