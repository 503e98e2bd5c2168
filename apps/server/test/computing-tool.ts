import { z } from "zod";
import { defineTool, type Tool } from "../src/modules/turns/index.ts";

export function compute(n: number): { sum: number } {
  let sum = 0;
  for (let at = 1; at <= n; at += 1) sum += Math.sqrt(at);
  return { sum };
}

/** A tool that does nothing but compute, and needs no approval. */
export const computingTool = (name: string, access: Tool["access"]): Tool =>
  defineTool({
    name,
    description: "Adds up square roots.",
    access,
    byDefault: "allow",
    input: z.object({ n: z.number() }),
    run: async ({ n }) => compute(n),
  });
