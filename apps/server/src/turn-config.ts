import type { Config } from "./config.ts";
import type { LimitsConfig } from "./modules/turns/index.ts";

export function turnLimitsOf(config: Config): LimitsConfig {
  return {
    everyone: {
      steps: config.LIMIT_TURN_STEPS,
      seconds: config.LIMIT_TURN_SECONDS,
      tokens: config.LIMIT_TURN_TOKENS,
      cost: config.LIMIT_TURN_COST,
    },
    roles: config.LIMIT_TURN_ROLES ?? {},
  };
}
