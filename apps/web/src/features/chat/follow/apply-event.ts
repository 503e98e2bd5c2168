import { fileAddressOf } from "@metatron/contract/file-address";
import type { Message } from "@metatron/contract/message";
import type { Notice, StreamPart } from "@metatron/contract/stream-parts";

/** An answer as its reader sees it grow; what is not part of the message lasts as long as the page. */
export interface GrowingAnswer {
  message: Message;
  reasoning: string;
  notices: readonly Notice[];
  /** Written to its end, and not stored on the server yet. */
  isSaving: boolean;
}

export function beginAnswer(message: Message): GrowingAnswer {
  return { message, reasoning: "", notices: [], isSaving: false };
}

/** The answer after one more part of its stream: the same for live, resumed and repeated streams. */
export function applyEvent(answer: GrowingAnswer, part: StreamPart): GrowingAnswer {
  const { message } = answer;
  const withMessage = (changes: Partial<Message>): GrowingAnswer => ({
    ...answer,
    message: { ...message, ...changes },
  });
  switch (part.type) {
    case "text-delta":
      return withMessage({ text: message.text + part.delta });
    case "reasoning-delta":
      return { ...answer, reasoning: answer.reasoning + part.delta };
    case "source-url":
      return withMessage({ urls: [...message.urls, { url: part.url, title: part.title ?? part.url }] });
    case "data-category":
      return withMessage({ category: part.data });
    case "data-citation":
      return withMessage({
        citations: [...message.citations.filter(({ n }) => n !== part.data.n), part.data],
      });
    case "data-grounded":
      return withMessage({ grounded: part.data.grounded });
    case "data-usage":
      return withMessage({ usage: part.data, model: part.data.model, timeResponse: part.data.seconds });
    case "data-image":
      return withMessage({ type: "image", content: [...message.content, pictureOf(part.data.fileId)] });
    case "data-notice":
      return { ...answer, notices: [...answer.notices, part.data] };
    case "data-status":
      return { ...answer, isSaving: part.data.status === "saving" };
    case "error":
      return withMessage({
        errorCode: part.code,
        state: part.code === "answer_interrupted" ? "interrupted" : "failed",
      });
    case "finish":
      return {
        ...withMessage({
          state: part.messageMetadata?.state ?? "complete",
          content: [
            ...(message.text === "" ? [] : [{ type: "text" as const, text: message.text }]),
            ...message.content.filter(({ type }) => type === "image_url"),
          ],
        }),
        isSaving: false,
      };
    case "start-step":
    case "finish-step":
    case "tool-input-start":
    case "tool-input-delta":
    case "tool-input-available":
    case "tool-input-error":
    case "tool-approval-request":
    case "tool-output-available":
    case "tool-output-error":
    case "tool-output-denied":
    case "data-approval":
    case "data-outcome-unknown":
    case "data-taken-over":
    case "start":
    case "text-start":
    case "text-end":
    case "reasoning-start":
    case "reasoning-end":
    case "source-document":
    case "data-title":
      return answer;
  }
}

/** By the address of the file itself: it stays right, while a signed one runs out. */
const pictureOf = (fileId: string) => ({
  type: "image_url" as const,
  image_url: { url: fileAddressOf(fileId) },
});
