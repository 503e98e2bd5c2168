/** How much work one turn may be; 0 = no limit. At a limit the model gets one last step without tools. */
export interface TurnLimits {
  steps: number;
  seconds: number;
  tokens: number;
  /** In the currency of the models' prices. */
  cost: number;
}

export const NO_TURN_LIMITS: TurnLimits = { steps: 0, seconds: 0, tokens: 0, cost: 0 };

export interface TurnSpent {
  steps: number;
  seconds: number;
  tokens: number;
  cost: number;
}

export function isSpent(limits: TurnLimits, spent: TurnSpent): boolean {
  const kinds = ["steps", "seconds", "tokens", "cost"] as const;
  return kinds.some((kind) => limits[kind] > 0 && spent[kind] >= limits[kind]);
}
