import type { ModelInfo, PersonalDataPolicy } from "../../adapters/models/index.ts";

/** What runs on machines of the company gets everything; for a model outside the person is asked. */
export function policyOf({ provider, personalData }: ModelInfo): PersonalDataPolicy {
  return personalData ?? (provider === "embedded" || provider === "ollama" ? "free" : "ask");
}
