import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { startOpenAiStandIn } from "../apps/server/test/stand-ins/openai.ts";
import { copyData, prepareData } from "./prepared-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    productUrl: string;
    /** The stand-in model, which pauses answers and releases them. */
    modelUrl: string;
    /** A data folder to copy, with all demo documents read. */
    preparedData: string;
  }
}

/** The built product as a separate process, with a stand-in model; every journey uses it as an employee would. */
export default async function startProduct(project: TestProject) {
  const prepared = await prepareData();
  const { dataDir, remove } = await copyData(prepared);
  // No delay: a journey that checks a streaming answer pauses it.
  const model = await startOpenAiStandIn({ tokens: 60, rate: 200 });
  const server = await spawnServer({
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5,gpt-5-mini",
    // All journeys share a few accounts and one address: on a fast machine they make more requests a minute than
    // one person may, and the next journey would be refused.
    LIMIT_STREAMS: "0",
    LIMIT_REQUESTS_PER_MINUTE: "0",
    LIMIT_ADDRESS_REQUESTS_PER_MINUTE: "0",
    LIMIT_REFUSED_PER_MINUTE: "0",
    SPEECH_MODEL: "stand-in-voice",
    // The survey would interrupt other journeys; its own journey has a separate product.
    SURVEY_AFTER_ANSWERS: "0",
  });
  project.provide("productUrl", server.url);
  project.provide("modelUrl", model.baseUrl);
  project.provide("preparedData", prepared);
  return async () => {
    await server.end("SIGTERM");
    await model.close();
    await remove();
    await rm(prepared, { recursive: true, force: true });
  };
}
