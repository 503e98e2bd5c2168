import type { z } from "zod";

/** `read`: own data, runs at once; `outside`: sends data to another system; `write`: changes something. */
export type ToolAccess = "read" | "outside" | "write";

export interface ToolContext {
  personId: string;
  /** `turn/call`, the same for every retry of a call: an idempotency key for the other system. */
  idempotencyKey: string;
  /** Aborted when the person stops the answer. */
  signal: AbortSignal;
}

/** A function that a model may call. */
export interface Tool<Input = unknown> {
  name: string;
  /** For the model: what the tool does and when to use it. */
  description: string;
  access: ToolAccess;
  input: z.ZodType<Input>;
  /** The result is given to the model as data, never as instructions. */
  run(input: Input, context: ToolContext): Promise<unknown>;
}

/** A tool of any input type, for lists. Its own schema parses the input before `run`. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  // `run` is only called with what `input` has parsed.
  return tool as Tool;
}
