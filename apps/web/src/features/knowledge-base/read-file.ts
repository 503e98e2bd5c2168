import type { ReadFileAnswer, ReadFilePart } from "@metatron/contract/files/file";
import { ApiError } from "../../api/api-error.ts";
import { callForEvents } from "../../api/call.ts";
import { readEvents } from "../../api/read-events.ts";
import { isErrorCode } from "../../api/read-problem.ts";

export interface ReadProgress {
  pagesDone: number;
  pages: number | null;
}

interface ReadOptions {
  onProgress: (progress: ReadProgress) => void;
  signal: AbortSignal;
}

/** The content that the server extracts from a file, without storing it. Throws an `ApiError`. */
export async function readFile(file: File, { onProgress, signal }: ReadOptions): Promise<ReadFileAnswer> {
  const body = new FormData();
  body.append("file", file);
  const response = await callForEvents("readFile", { body, signal });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    // The server sends events of the same contract.
    return (await response.json()) as ReadFileAnswer;
  }
  let answer: ReadFileAnswer | null = null;
  await readEvents<ReadFilePart>(response, (events) => {
    for (const { part } of events) {
      if (part.type === "data-progress") onProgress(part.data);
      else if (part.type === "data-file") answer = part.data;
      else throw toError(part);
    }
  });
  if (!answer)
    throw new ApiError({ status: 0, code: "network_unreachable", detail: "The reading broke off." });
  return answer;
}

const toError = ({ code, errorText }: Extract<ReadFilePart, { type: "error" }>) =>
  new ApiError({ status: 422, code: isErrorCode(code) ? code : "internal", detail: errorText });
