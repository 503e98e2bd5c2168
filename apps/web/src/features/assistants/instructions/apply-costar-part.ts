import { costarSections } from "@metatron/contract/assistants/constants";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { CostarTexts } from "./costar.ts";

/** The sections after one more part of the generator's stream; a part's id is its section's name. */
export function applyCostarPart(texts: CostarTexts, part: StreamPart): CostarTexts {
  if (part.type !== "text-delta") return texts;
  const section = costarSections.find((name) => name === part.id);
  return section ? { ...texts, [section]: texts[section] + part.delta } : texts;
}
