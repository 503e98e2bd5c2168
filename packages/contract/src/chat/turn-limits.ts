import { z } from "zod";

// The maximum of the database's integer.
const most = z.int().min(0).max(2_147_483_647);

/**
 * The maximum work per answer; 0 = no limit of this kind. At a limit the model gets one last step without
 * tools, to answer with the results so far.
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
