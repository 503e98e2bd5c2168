import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { createTexts } from "../../lib/use-translation.ts";
import { toolCalls } from "./texts/es.ts";

/** The Spanish texts of tool calls. */
export function spanishToolTexts() {
  const texts = createTexts();
  texts.add("es", { toolCalls });
  return texts;
}

export const aCall = (changes: Partial<ToolCall> = {}): ToolCall => ({
  id: "1",
  name: "search_documents",
  state: "output-available",
  inputText: "",
  input: { query: "vacaciones" },
  output: null,
  errorText: null,
  approvalId: null,
  ...changes,
});
