import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { ImageRequest } from "@metatron/contract/images/images";
import { ApiError } from "../../api/api-error.ts";
import type { callForEvents } from "../../api/call.ts";
import { readEvents } from "../../api/read-events.ts";

export interface Generation {
  request: ImageRequest;
  signal: AbortSignal;
  /** Called with the number of finished pictures and the total. */
  onProgress: (n: number, of: number) => void;
}

/**
 * Generates pictures and returns their number. A retry with the same id generates only the missing ones.
 * Throws an `ApiError`.
 */
export async function generateImages(
  { request, signal, onProgress }: Generation,
  api: { callForEvents: typeof callForEvents },
): Promise<number> {
  let made = 0;
  let failure: Extract<StreamPart, { type: "error" }> | undefined;
  try {
    const response = await api.callForEvents("generateImages", { body: request, signal });
    const isWhole = await readEvents<StreamPart>(response, (events) => {
      for (const { part } of events) {
        if (part.type === "data-image") {
          made += 1;
          onProgress(made, part.data.of);
        }
        if (part.type === "error") failure = part;
      }
    });
    if (!isWhole) throw cut();
  } catch (error) {
    if (signal.aborted) throw new ApiError({ status: 0, code: "aborted", detail: "Called off." });
    throw error instanceof ApiError ? error : cut();
  }
  if (failure) throw new ApiError({ status: 200, code: failure.code, detail: failure.errorText });
  return made;
}

const cut = () => new ApiError({ status: 0, code: "network_unreachable", detail: "The stream broke off." });
