import { startWorker } from "../../../lib/start-worker.ts";
import type { FoundConversation } from "./found-export.ts";
import type { FromImportWorker, ToImportWorker } from "./import-messages.ts";
import workerUrl from "./import-worker.ts?worker&url";

export type ReadFile = Extract<FromImportWorker, { type: "found" | "fault" }>;

/** Reads files outside the page's thread. One request at a time. */
export function openFileReader() {
  const worker = startWorker("import", workerUrl);
  const ask = (message: ToImportWorker) =>
    new Promise<FromImportWorker>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromImportWorker>) => resolve(data);
      worker.onerror = () => reject(new Error("The file could not be read."));
      worker.postMessage(message);
    });
  return {
    async read(request: Omit<Extract<ToImportWorker, { type: "read" }>, "type">): Promise<ReadFile> {
      const answer = await ask({ type: "read", ...request });
      return answer.type === "taken" ? { type: "fault", fault: "json" } : answer;
    },
    async take(ids: string[]): Promise<FoundConversation[]> {
      const answer = await ask({ type: "take", ids });
      return answer.type === "taken" ? answer.conversations : [];
    },
    close: () => worker.terminate(),
  };
}
