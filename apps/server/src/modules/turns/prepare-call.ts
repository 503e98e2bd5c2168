import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { ModelMessage } from "../../adapters/models/index.ts";
import type { BranchMessage } from "../history/index.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { fitToLimit } from "./fit-to-limit.ts";

export interface PreparedCall {
  messages: ModelMessage[];
  notices: Notice[];
}

export interface CallMaterial {
  content: ChatRequest["content"];
  branch: readonly BranchMessage[];
  passages: readonly CitablePassage[];
  facts: readonly string[];
  system: string;
  charLimit: number;
}

/** The model's prompt: as much of the conversation as fits, then the question with its pictures. */
export function prepareCall(material: CallMaterial): PreparedCall {
  const { content, branch, passages, facts, system, charLimit } = material;
  const questionChars = textOf(content).length;
  const passageChars = passages.reduce((sum, passage) => sum + passage.text.length, 0);
  const factChars = facts.reduce((sum, fact) => sum + fact.length, 0);
  const otherChars = system.length + questionChars + passageChars + factChars;
  const { turns, leftOut } = fitToLimit(branch, { charLimit, otherChars });
  const earlier = turns
    .filter(({ text }) => text !== "")
    .map(({ role, text }): ModelMessage => ({ role, content: [{ type: "text", text }] }));
  return {
    messages: [...earlier, { role: "user", content: content.map(toModelPart) }],
    notices: leftOut > 0 ? [{ kind: "older_messages_left_out", leftOut }] : [],
  };
}

export function textOf(content: ChatRequest["content"]): string {
  const [only] = content;
  if (content.length === 1 && only?.type === "text") return only.text;
  return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
}

function toModelPart(part: ChatRequest["content"][number]): ModelMessage["content"][number] {
  return part.type === "text" ? part : { type: "image", dataUrl: part.image_url.url };
}
