import { fileIdOf } from "@metatron/contract/file-address";
import type { Message } from "@metatron/contract/message";
import type { StreamPart } from "@metatron/contract/stream-parts";
import type { NumberedEvent } from "../../http/sse.ts";

const TEXT_ID = "answer";

/** An answer that is over, as the stream that it was: for a send that is repeated after its end. */
export function replayAnswer(message: Message): NumberedEvent[] {
  const { id, text, category, citations, urls, usage, errorCode, state } = message;
  const pictures = message.content.flatMap((part) =>
    part.type === "image_url" ? (fileIdOf(part.image_url.url) ?? []) : [],
  );
  const parts: StreamPart[] = [
    { type: "start", messageId: id },
    ...(category ? [{ type: "data-category" as const, data: category }] : []),
    ...(text === ""
      ? []
      : [
          { type: "text-start" as const, id: TEXT_ID },
          { type: "text-delta" as const, id: TEXT_ID, delta: text },
          { type: "text-end" as const, id: TEXT_ID },
        ]),
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
