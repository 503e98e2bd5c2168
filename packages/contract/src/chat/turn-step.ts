import { z } from "zod";
import { id } from "../fields.ts";
import { toolCallStates } from "./constants.ts";

/** A message that the person added while the answer was being written. */
export const steer = z.object({ id, text: z.string() }).meta({ id: "Steer" });
export type Steer = z.infer<typeof steer>;

/** One call of a tool, as far as it has come. Inputs and outputs are the tool's own; each tool checks its own. */
export const toolCall = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(toolCallStates),
    // The input as the model wrote it, while it is not whole.
    inputText: z.string(),
    input: z.unknown(),
    output: z.unknown(),
    errorText: z.string().nullable(),
    approvalId: z.string().nullable(),
  })
  .meta({ id: "ToolCall" });
export type ToolCall = z.infer<typeof toolCall>;

/** One model call of an answer with the tool calls that it asked for. */
export const turnStep = z
  .object({
    text: z.string(),
    reasoning: z.string(),
    calls: z.array(toolCall),
    // Added by the person before this step, which takes them into account; left out where there are none.
    steers: z.array(steer).optional(),
    isFinished: z.boolean(),
  })
  .meta({ id: "TurnStep" });
export type TurnStep = z.infer<typeof turnStep>;
