import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";

const SHOWN_FROM = 0.8;
const NEAR_FROM = 0.95;

export type Measure =
  | { state: "fits" }
  /** In tokens. */
  | { state: "shown" | "near"; used: number; limit: number }
  /** In characters. */
  | { state: "over"; over: number };

/** How much of the model's limit a text takes; nothing while there is plenty of room. */
export function measureText(chars: number, charLimit: number): Measure {
  if (chars > charLimit) return { state: "over", over: chars - charLimit };
  const share = charLimit > 0 ? chars / charLimit : 0;
  if (share < SHOWN_FROM) return { state: "fits" };
  const used = Math.ceil(chars / CHARACTERS_PER_TOKEN);
  const limit = Math.floor(charLimit / CHARACTERS_PER_TOKEN);
  return { state: share < NEAR_FROM ? "shown" : "near", used, limit };
}
