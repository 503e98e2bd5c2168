import { parentPort, workerData } from "node:worker_threads";
import type { FromLocalWorker, ToLocalWorker } from "./local-messages.ts";
import type { ModelFolder } from "./model-folder.ts";
import { openNetwork } from "./run-network.ts";

// Safe: only `local-model.ts` starts this thread, with the result of `readModelFolder`.
const network = openNetwork(workerData as ModelFolder);
// The first request receives the loading error. An unhandled rejection would end the thread before that request.
network.catch(() => undefined);

let answered: Promise<void> = Promise.resolve();
parentPort?.on("message", async (message: ToLocalWorker) => {
  if (message.task !== "end") {
    answered = answerTo(message).then((answer) => parentPort?.postMessage(answer));
    return;
  }
  await answered;
  parentPort?.close();
});

async function answerTo(message: Exclude<ToLocalWorker, { task: "end" }>): Promise<FromLocalWorker> {
  const { id } = message;
  try {
    const { embed, score } = await network;
    if (message.task === "embed") return { id, vectors: await embed(message.texts) };
    return { id, scores: await score(message.query, message.texts) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
