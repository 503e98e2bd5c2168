import type { TurnLimits } from "@metatron/contract/chat/turn-limits";

export const limitKinds = ["steps", "seconds", "tokens", "cost"] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitTexts = Record<LimitKind, string>;

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** The limits as field texts; no limit is an empty field. */
export function limitTexts(limits: TurnLimits | null): LimitTexts {
  const textOf = (kind: LimitKind) => (limits?.[kind] ? String(limits[kind]) : "");
  return {
    steps: textOf("steps"),
    seconds: textOf("seconds"),
    tokens: textOf("tokens"),
    cost: textOf("cost"),
  };
}

/** The number in a field; undefined if the text is not a number. */
export function limitText(kind: LimitKind, text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return 0;
  if (!(kind === "cost" ? DECIMAL : WHOLE).test(trimmed)) return undefined;
  return Number(trimmed.replace(",", "."));
}

/** The limits to send; undefined if a field is not a number. */
export function limitOf(texts: LimitTexts): TurnLimits | undefined {
  const [steps, seconds, tokens, cost] = limitKinds.map((kind) => limitText(kind, texts[kind]));
  if (steps === undefined || seconds === undefined || tokens === undefined || cost === undefined)
    return undefined;
  return { steps, seconds, tokens, cost };
}
