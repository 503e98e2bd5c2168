import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeOnnxModel } from "../../../../test/stand-ins/onnx-model.ts";
import { type LocalModel, openLocalModel } from "./local-model.ts";
import { ModelFolderError, readModelFolder } from "./model-folder.ts";

const root = mkdtempSync(join(tmpdir(), "metatron-models-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const VOCABULARY = {
  boda: [1, 0, 0],
  matrimonio: [1, 0, 0],
  nomina: [0, 1, 0],
  vuelo: [0, 0, 1],
};
const embedding = writeOnnxModel(join(root, "multilingual-e5-tiny"), { vocabulary: VOCABULARY });
const cosine = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe("a model in a folder", () => {
  it("gives similar vectors to words with the same meaning, in the order of the texts", async () => {
    const model = openLocalModel(readModelFolder(embedding));
    const texts = ["La boda", "El matrimonio civil", "Nómina", "boda y nómina"];
    const [wedding, marriage, pay, both] = await model.embed(texts, {});
    expect(cosine(wedding, marriage)).toBeCloseTo(1);
    expect(cosine(wedding, pay)).toBeCloseTo(0);
    expect(cosine(both, pay)).toBeCloseTo(Math.SQRT1_2);
    for (const vector of [wedding, marriage, pay, both]) expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1);
    await model.close();
  });

  it("embeds many texts of any length and truncates those that are too long", async () => {
    const model = openLocalModel(readModelFolder(embedding));
    const texts = Array.from({ length: 41 }, (_, at) => `${"vuelo ".repeat(at * 20)} nómina`);
    const vectors = await model.embed(texts, {});
    expect(vectors).toHaveLength(texts.length);
    expect(cosine(vectors[0], [0, 1, 0])).toBeCloseTo(1);
    expect(cosine(vectors[40], [0, 0, 1])).toBeCloseTo(1);
    await model.close();
  });

  it("processes a question before waiting documents", async () => {
    const model = openLocalModel(readModelFolder(embedding));
    const done: string[] = [];
    const documents = Array.from({ length: 64 }, () => "vuelo");
    await Promise.all([
      model.embed(documents, {}).then(() => done.push("documents")),
      model.embed(["boda"], { isUrgent: true }).then(() => done.push("question")),
    ]);
    expect(done).toEqual(["question", "documents"]);
    await model.close();
  });

  it("scores documents for a question", async () => {
    const path = writeOnnxModel(join(root, "reranker"), {
      vocabulary: { boda: [0.5], matrimonio: [3], nomina: [-3] },
      task: "rerank",
    });
    const model = openLocalModel(readModelFolder(path));
    const [good = 0, bad = 1] = await model.score("boda", ["El matrimonio", "La nómina"], {});
    expect(good).toBeGreaterThan(0.9);
    expect(bad).toBeLessThan(0.2);
    await model.close();
  });

  it("reports that a broken network can't be run, on every call", async () => {
    const path = writeOnnxModel(join(root, "broken"), { vocabulary: VOCABULARY });
    writeFileSync(join(path, "onnx/model.onnx"), "this is no network");
    const model = openLocalModel(readModelFolder(path));
    for (let time = 0; time < 2; time += 1)
      await expect(model.embed(["boda"], {})).rejects.toMatchObject({ code: "model_unavailable" });
    await model.close();
  });

  it("drops a text whose caller has aborted", async () => {
    const model = openLocalModel(readModelFolder(embedding));
    await expect(model.embed(["boda"], { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow(
      "gone",
    );
    expect(await model.embed(["boda"], {})).toHaveLength(1);
    await model.close();
  });
});

it("lets the run in progress end when it is closed, refuses the rest, and leaves the process alive", async () => {
  // Each closing comes at another moment: while the thread starts, while it loads the network, while it runs.
  for (let time = 0; time < 12; time += 1) {
    const model = openLocalModel(readModelFolder(embedding));
    const outcome = expect(embedUntilRefused(model)).rejects.toMatchObject({ code: "model_unavailable" });
    await new Promise((resolve) => setTimeout(resolve, time * 15));
    await model.close();
    await outcome;
    await expect(model.embed(["boda"], {})).rejects.toMatchObject({ code: "model_unavailable" });
  }
});

/** A fixed number of texts might all be embedded before the model is closed. */
async function embedUntilRefused(model: LocalModel): Promise<never> {
  const texts = Array.from({ length: 400 }, () => "vuelo ".repeat(100));
  for (;;) await model.embed(texts, {});
}

describe("reading the folder", () => {
  it("detects E5's prefixes, the pooling and the maximum length", () => {
    expect(readModelFolder(embedding)).toMatchObject({
      prefixes: { query: "query: ", passage: "passage: " },
      pooling: "mean",
      longestTokens: 128,
    });
  });

  it("gives another id to another network of the same name", () => {
    const [one, other] = ["one", "other"].map((place, at) =>
      readModelFolder(
        writeOnnxModel(join(root, place, "model"), { vocabulary: { ...VOCABULARY, vuelo: [0, at, 1] } }),
      ),
    );
    expect(one?.modelId).toMatch(/^local:model@[0-9a-f]{8}$/);
    expect(other?.modelId).not.toBe(one?.modelId);
  });

  it("rejects a folder without a model and names what is missing", () => {
    expect(() => readModelFolder(join(root, "nowhere"))).toThrow(ModelFolderError);
    expect(() => readModelFolder(root)).toThrow(/has no network/);
    const path = writeOnnxModel(join(root, "no-tokenizer"), { vocabulary: VOCABULARY });
    rmSync(join(path, "tokenizer.json"));
    expect(() => readModelFolder(path)).toThrow(/has no tokenizer\.json/);
    const odd = writeOnnxModel(join(root, "odd"), { vocabulary: VOCABULARY });
    writeFileSync(join(odd, "config.json"), "[]");
    expect(() => readModelFolder(odd)).toThrow(/config\.json can't be read/);
  });
});
