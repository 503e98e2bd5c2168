import type { ModelInfo, PersonalDataPolicy } from "../../adapters/models/index.ts";

/** Models on the company's machines get everything; for outside models the person is asked. */
export function policyOf({ provider, personalData }: ModelInfo): PersonalDataPolicy {
  return personalData ?? (provider === "embedded" || provider === "ollama" ? "free" : "ask");
}
