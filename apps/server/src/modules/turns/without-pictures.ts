import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { Language } from "@metatron/contract/enums";
import { analysePicture, type CheckedPicture, describePicture } from "../../adapters/image-models/index.ts";

type Content = ChatRequest["content"];

export interface ToRead {
  content: Content;
  pictures: readonly CheckedPicture[];
  language: Language;
  signal: AbortSignal;
}

/** For a model without vision: replaces each picture by a description in words. */
export async function withoutPictures({ content, pictures, language, signal }: ToRead) {
  const descriptions: string[] = [];
  // Sequential, because each description occupies a processor for seconds.
  for (const picture of pictures)
    descriptions.push(describePicture(await analysePicture(picture, signal), language));
  const texts = content.filter((part) => part.type === "text");
  const told = descriptions.map((text) => ({ type: "text" as const, text }));
  return { content: [...texts, ...told], descriptions };
}
