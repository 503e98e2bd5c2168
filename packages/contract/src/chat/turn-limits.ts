import { z } from "zod";

// The database's integer.
const most = z.int().min(0).max(2_147_483_647);

/**
 * How much work one answer may be; 0 = no limit of this kind. At a limit the model gets one last step without tools, to
 * answer with what it has.
 */
export const turnLimits = z
  .strictObject({
    steps: most,
    seconds: most,
    tokens: most,
    // In the currency of the models' prices.
    cost: z.number().min(0).max(1_000_000),
  })
  .meta({ id: "TurnLimits" });
export type TurnLimits = z.infer<typeof turnLimits>;
