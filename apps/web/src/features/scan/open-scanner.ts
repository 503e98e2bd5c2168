import { startWorker } from "../../lib/start-worker.ts";
import type { FromScanWorker, PagePicture, PageRequest, Photo, ToScanWorker } from "./scan-messages.ts";
import workerUrl from "./scan-worker.ts?worker&url";

export interface Scanner {
  /** Rejects if the browser can't decode the photo. */
  read(file: Blob): Promise<Photo>;
  makePage(request: PageRequest): Promise<PagePicture>;
  /** Ends the work that is under way, and frees its memory. */
  close(): void;
}

/** Finds and straightens pages outside the page's thread, which would stand still for a second. */
export function openScanner(): Scanner {
  const worker = startWorker("scan", workerUrl);
  const waiting = new Map<number, PromiseWithResolvers<FromScanWorker>>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<FromScanWorker>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("The photo could not be processed."));
    waiting.clear();
  };
  function ask(make: (id: number) => ToScanWorker): Promise<FromScanWorker> {
    lastId += 1;
    const answered = Promise.withResolvers<FromScanWorker>();
    waiting.set(lastId, answered);
    worker.postMessage(make(lastId));
    return answered.promise;
  }
  return {
    async read(file) {
      const answer = await ask((id) => ({ id, type: "read", file }));
      if (answer.type !== "read") throw new Error("The photo could not be read.");
      return answer.photo;
    },
    async makePage(request) {
      const answer = await ask((id) => ({ id, type: "page", request }));
      if (answer.type !== "page") throw new Error("The page could not be made.");
      return answer.page;
    },
    close: () => worker.terminate(),
  };
}
