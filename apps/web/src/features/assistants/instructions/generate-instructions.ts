import type { InstructionsRequest } from "@metatron/contract/assistants/assistant";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { readEvents } from "../../../api/read-events.ts";
import { applyCostarPart } from "./apply-costar-part.ts";
import { type CostarTexts, noCostar } from "./costar.ts";

interface Generation {
  /** Null: not saved yet, so there are no documents to use. */
  assistantId: string | null;
  request: InstructionsRequest;
  signal: AbortSignal;
  onTexts: (texts: CostarTexts) => void;
}

/** Streams the six sections. Throws an `ApiError` if the stream fails or ends early. */
export async function generateInstructions(
  { assistantId, request, signal, onTexts }: Generation,
  api: { call: typeof call },
): Promise<void> {
  const response = assistantId
    ? await api.call("generateInstructions", { params: { assistant_id: assistantId }, body: request, signal })
    : await api.call("draftInstructions", { body: request, signal });
  let texts = noCostar();
  let failure: ErrorCode | null = null;
  const isWhole = await readEvents<StreamPart>(response, (events) => {
    for (const { part } of events) {
      texts = applyCostarPart(texts, part);
      if (part.type === "error") failure = part.code;
    }
    onTexts(texts);
  });
  if (!isWhole) failure ??= "answer_interrupted";
  if (failure) throw new ApiError({ status: 0, code: failure, detail: "The sections broke off." });
}
