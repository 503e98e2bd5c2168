import type { OutboundCheck } from "../../adapters/models/index.ts";
import { findPersonalData, lookAhead } from "./find-personal-data.ts";
import { maskTexts } from "./mask-texts.ts";
import { policyOf } from "./policy-of-model.ts";

/**
 * The last check of every outbound text. If no person was asked (titles, rewrites, embeddings, other
 * callers), the values are masked: only a person's own "send" lets them leave.
 */
export function personalDataCheck(): OutboundCheck {
  return {
    name: "personal-data",
    async check({ model, texts, personalData: choice }) {
      const policy = policyOf(model);
      if (policy === "free" || (policy === "ask" && choice === "send")) return { outcome: "pass" };
      await lookAhead(texts.map(({ text }) => text));
      if (policy === "block") {
        // Facts about the person are personal data whatever their words are.
        const leaving = texts.map(({ from, text }) => (from === "person" ? "" : text));
        const hasAny = leaving.some((text) => findPersonalData(text).length > 0);
        const hasFacts = texts.some(({ from, text }) => from === "person" && text !== "");
        if (!hasAny) return hasFacts ? { outcome: "change", texts: leaving } : { outcome: "pass" };
        const message = "This model may not receive personal data.";
        return { outcome: "refuse", code: "personal_data_blocked", message };
      }
      const { texts: masked, restore } = maskTexts(texts.map(({ text }) => text));
      return restore.size === 0 ? { outcome: "pass" } : { outcome: "change", texts: masked, restore };
    },
  };
}
