import type { Config } from "./config.ts";
import type { TurnLimits } from "./modules/turns/index.ts";

export function turnLimitsOf(config: Config): TurnLimits {
  return {
    steps: config.LIMIT_TURN_STEPS,
    seconds: config.LIMIT_TURN_SECONDS,
    tokens: config.LIMIT_TURN_TOKENS,
    cost: config.LIMIT_TURN_COST,
  };
}
