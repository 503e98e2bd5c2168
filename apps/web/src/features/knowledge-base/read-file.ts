import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import type { ReadFileAnswer, ReadFilePart } from "@metatron/contract/file";
import { createParser } from "eventsource-parser";
import { ApiError } from "../../api/api-error.ts";
import { callForEvents } from "../../api/call.ts";

export interface ReadProgress {
  pagesDone: number;
  pages: number | null;
}

interface ReadOptions {
  onProgress: (progress: ReadProgress) => void;
  signal: AbortSignal;
}

/** The server ends a reading that failed with this part. */
type Part = ReadFilePart | { type: "error"; code?: string; errorText?: string };

/** What the server understands of a file; it keeps nothing of it. Throws an `ApiError`. */
export async function readFile(file: File, { onProgress, signal }: ReadOptions): Promise<ReadFileAnswer> {
  const body = new FormData();
  body.append("file", file);
  const response = await callForEvents("readFile", { body, signal });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    // The server answers from the same contract.
    return (await response.json()) as ReadFileAnswer;
  }
  let answer: ReadFileAnswer | null = null;
  await eachPart(response, (part) => {
    switch (part.type) {
      case "data-progress":
        return onProgress(part.data);
      case "data-file":
        answer = part.data;
        return;
      case "error":
        throw new ApiError({ status: 422, code: codeOf(part.code), detail: part.errorText ?? "Not read." });
    }
  });
  if (!answer)
    throw new ApiError({ status: 0, code: "network_unreachable", detail: "The reading broke off." });
  return answer;
}

async function eachPart(response: Response, take: (part: Part) => void): Promise<void> {
  const parser = createParser({
    onEvent({ data }) {
      // The server writes its parts from the same contract.
      if (data !== "[DONE]") take(JSON.parse(data) as Part);
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
}

function codeOf(code: string | undefined): ErrorCode {
  return code !== undefined && Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : "internal";
}
