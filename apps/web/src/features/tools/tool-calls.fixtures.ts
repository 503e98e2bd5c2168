import type { ToolCall } from "@metatron/contract/chat/turn-step";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { toolCalls } from "./texts/es.ts";

/** The Spanish texts of tool calls. */
export async function spanishToolTexts() {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: "es",
    resources: { es: { translation: { toolCalls } } },
    interpolation: { escapeValue: false },
  });
  return i18n;
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
