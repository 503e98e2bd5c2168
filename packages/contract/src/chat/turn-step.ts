import { z } from "zod";
import { count, id } from "../fields.ts";
import { toolCallStates } from "./constants.ts";
import { answeredForm, toolForm } from "./tool-form.ts";

/** A message that the person added while the answer streamed. */
export const steer = z.object({ id, text: z.string() }).meta({ id: "Steer" });
export type Steer = z.infer<typeof steer>;

/** One tool call in its current state. Inputs and outputs are validated by each tool. */
export const toolCall = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(toolCallStates),
    // The raw input of the model while it is incomplete.
    inputText: z.string(),
    input: z.unknown(),
    output: z.unknown(),
    errorText: z.string().nullable(),
    approvalId: z.string().nullable(),
    // The person was asked because the input contains personal data; omitted otherwise.
    personalData: z.boolean().optional(),
    // The tool gets placeholders instead of the personal data in its input; omitted otherwise.
    masked: z.boolean().optional(),
    // The name that people read, for tools of other systems; the interface names our own tools.
    title: z.string().optional(),
    // While the tool runs; omitted by tools that do not count their work.
    progress: z.object({ done: count, of: count }).optional(),
    // The form that waits for the person; omitted while none does.
    form: toolForm.optional(),
    // Answered forms of the call, in order; omitted without any.
    forms: z.array(answeredForm).optional(),
  })
  .meta({ id: "ToolCall" });
export type ToolCall = z.infer<typeof toolCall>;

/** One model call of an answer with its tool calls. */
export const turnStep = z
  .object({
    text: z.string(),
    reasoning: z.string(),
    calls: z.array(toolCall),
    // Added by the person before this step, which takes them into account; omitted if there are none.
    steers: z.array(steer).optional(),
    isFinished: z.boolean(),
  })
  .meta({ id: "TurnStep" });
export type TurnStep = z.infer<typeof turnStep>;
