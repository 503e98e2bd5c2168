import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { startOpenAiStandIn } from "../apps/server/test/stand-ins/openai.ts";
import { copyData, prepareData } from "./prepared-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** One product per worker: see `product-url.ts`. */
    productUrls: string[];
    /** The stand-in model, which pauses answers and releases them. */
    modelUrl: string;
    /** A data folder to copy, with all demo documents read. */
    preparedData: string;
  }
}

/**
 * The built product as a separate process for each worker, with a stand-in model; every journey uses it as an
 * employee would.
 */
export default async function startProducts(project: TestProject) {
  const prepared = await prepareData();
  // No delay: a journey that checks a streaming answer pauses it.
  const model = await startOpenAiStandIn({ tokens: 60, rate: 200 });
  const products = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => startProduct(prepared, model.baseUrl)),
  );
  project.provide(
    "productUrls",
    products.map((product) => product.url),
  );
  project.provide("modelUrl", model.baseUrl);
  project.provide("preparedData", prepared);
  return async () => {
    await Promise.all(products.map((product) => product.end()));
    await model.close();
    await rm(prepared, { recursive: true, force: true });
  };
}

async function startProduct(prepared: string, modelUrl: string) {
  const { dataDir, remove } = await copyData(prepared);
  const server = await spawnServer({
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: modelUrl,
    OPENAI_MODELS: "gpt-5,gpt-5-mini",
    // The journeys of a worker share a few accounts and one address: on a fast machine they make more requests a
    // minute than one person may, and the next journey would be refused.
    LIMIT_STREAMS: "0",
    LIMIT_REQUESTS_PER_MINUTE: "0",
    LIMIT_ADDRESS_REQUESTS_PER_MINUTE: "0",
    LIMIT_REFUSED_PER_MINUTE: "0",
    SPEECH_MODEL: "stand-in-voice",
    // The survey would interrupt other journeys; its own journey has a separate product.
    SURVEY_AFTER_ANSWERS: "0",
  });
  return {
    url: server.url,
    async end() {
      await server.end("SIGTERM");
      await remove();
    },
  };
}
