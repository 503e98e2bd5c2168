import type { Message } from "@metatron/contract/chat/message";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { fileIdOf } from "@metatron/contract/files/file-address";
import type { NumberedEvent } from "../../http/sse.ts";

const TEXT_ID = "answer";

/** Rebuilds the stream of an ended answer, for a send that is repeated after the end. */
export function replayAnswer(message: Message): NumberedEvent[] {
  const { id, text, category, citations, urls, usage, errorCode, state } = message;
  const pictures = message.content.flatMap((part) =>
    part.type === "image_url" ? (fileIdOf(part.image_url.url) ?? []) : [],
  );
  const parts: StreamPart[] = [
    { type: "start", messageId: id },
    ...(category ? [{ type: "data-category" as const, data: category }] : []),
    ...(message.steps
      ? message.steps.flatMap(stepParts)
      : [...textParts(text, TEXT_ID), ...addedTo(message)]),
    ...pictures.map((fileId, at) => ({
      type: "data-image" as const,
      data: { fileId, n: at + 1, of: pictures.length },
    })),
    ...urls.map(({ url, title }, at) => ({
      type: "source-url" as const,
      sourceId: `url-${at + 1}`,
      url,
      title,
    })),
    ...citations.map((data) => ({ type: "data-citation" as const, data })),
    ...(message.grounded ? [{ type: "data-grounded" as const, data: { grounded: true } }] : []),
    ...(usage ? [{ type: "data-usage" as const, data: usage }] : []),
    ...(errorCode
      ? [{ type: "error" as const, errorText: "This answer did not reach its end.", code: errorCode }]
      : []),
    {
      type: "finish",
      finishReason: errorCode ? "error" : "stop",
      ...(state === "streaming" ? {} : { messageMetadata: { state } }),
    },
  ];
  return parts.map((part, at) => ({ id: at + 1, data: JSON.stringify(part) }));
}

/** An answer that was interrupted in its first step has no steps that could show the added messages. */
function addedTo({ content }: Message): StreamPart[] {
  return content.flatMap((part) =>
    part.type === "steer" ? [{ type: "data-steer" as const, data: { id: part.id, text: part.text } }] : [],
  );
}

function textParts(text: string, id: string): StreamPart[] {
  if (text === "") return [];
  return [
    { type: "text-start", id },
    { type: "text-delta", id, delta: text },
    { type: "text-end", id },
  ];
}

function stepParts(step: TurnStep, at: number): StreamPart[] {
  return [
    { type: "start-step" },
    ...(step.steers ?? []).map((data) => ({ type: "data-steer" as const, data })),
    ...textParts(step.text, `text-${at + 1}`),
    ...step.calls.flatMap(callParts),
    ...(step.isFinished ? [{ type: "finish-step" as const }] : []),
  ];
}

/** The shortest list of events that reduces to this call. */
function callParts(call: TurnStep["calls"][number]): StreamPart[] {
  const { id: toolCallId, name: toolName, input, output, approvalId, title, personalData } = call;
  const errorText = call.errorText ?? "";
  const named = { toolCallId, toolName, ...(title === undefined ? {} : { title }) };
  const given: StreamPart[] = [{ type: "tool-input-available", ...named, input }];
  if (approvalId !== null)
    given.push({
      type: "tool-approval-request",
      toolCallId,
      approvalId,
      ...(personalData ? { personalData } : {}),
    });
  if (call.masked) given.push({ type: "data-input-masked", data: { toolCallId } });
  for (const { form, answer } of call.forms ?? [])
    given.push(
      { type: "data-form", data: { toolCallId, form } },
      { type: "data-form-answer", data: { toolCallId, formId: form.id, answer } },
    );
  switch (call.state) {
    case "input-streaming":
      return [{ type: "tool-input-start", ...named }];
    case "input-available":
    case "approval-requested":
      return given;
    case "input-error":
      return [{ type: "tool-input-error", ...named, input, errorText }];
    case "approved":
      return [
        ...given,
        { type: "data-approval", data: { approvalId: approvalId ?? "", toolCallId, answer: "once" } },
      ];
    case "declined":
      return [...given, { type: "tool-output-denied", toolCallId }];
    case "answer-requested":
      return [
        ...given,
        call.form
          ? { type: "data-form", data: { toolCallId, form: call.form } }
          : { type: "data-question", data: { toolCallId } },
      ];
    case "undecided":
      // The end of the answer turns a waiting call into an undecided one.
      return [...given, { type: "data-question", data: { toolCallId } }];
    case "output-available":
      return [...given, { type: "tool-output-available", toolCallId, output }];
    case "output-error":
      return [...given, { type: "tool-output-error", toolCallId, errorText }];
    case "outcome-unknown":
      return [...given, { type: "data-outcome-unknown", data: { toolCallId } }];
  }
}
