import type { ErrorCode } from "@metatron/contract/error-codes";
import type { StreamPart } from "@metatron/contract/stream-parts";
import type { StreamWriter } from "../../adapters/streams/index.ts";

const TEXT_ID = "answer";
const REASONING_ID = "reasoning";

export interface PartWriter {
  text(delta: string): void;
  reasoning(delta: string): void;
  part(part: StreamPart): void;
  error(code: ErrorCode, sentence: string, retryAfterSeconds?: number): void;
  /** Tells that the answer is written and is being stored; the end follows when it is. */
  saving(): void;
  /** Closes the text or reasoning that is open. */
  closeText(): void;
}

/** Turns what happens into numbered parts of the stream, opening and closing text blocks as needed. */
export function createPartWriter(writer: StreamWriter): PartWriter {
  let open: "text" | "reasoning" | undefined;

  const part = (value: StreamPart) => {
    writer.append(JSON.stringify(value));
  };

  function switchTo(next: "text" | "reasoning" | undefined) {
    if (open === next) return;
    if (open === "text") part({ type: "text-end", id: TEXT_ID });
    if (open === "reasoning") part({ type: "reasoning-end", id: REASONING_ID });
    if (next === "text") part({ type: "text-start", id: TEXT_ID });
    if (next === "reasoning") part({ type: "reasoning-start", id: REASONING_ID });
    open = next;
  }

  return {
    part,
    text(delta) {
      switchTo("text");
      // The hot path: only the delta needs escaping.
      writer.append(`{"type":"text-delta","id":"${TEXT_ID}","delta":${JSON.stringify(delta)}}`);
    },
    reasoning(delta) {
      switchTo("reasoning");
      part({ type: "reasoning-delta", id: REASONING_ID, delta });
    },
    error(code, sentence, retryAfterSeconds) {
      part({
        type: "error",
        errorText: sentence,
        code,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
      });
    },
    saving: () => part({ type: "data-status", data: { status: "saving" }, transient: true }),
    closeText: () => switchTo(undefined),
  };
}
