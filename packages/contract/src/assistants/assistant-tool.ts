import { z } from "zod";
import { line } from "../fields.ts";
import { MAX_ASSISTANT_TOOLS, MAX_TOOL_NAME_CHARS, toolAccesses, toolSources } from "./constants.ts";

export const toolNames = z.array(line(MAX_TOOL_NAME_CHARS)).max(MAX_ASSISTANT_TOOLS);

/** A tool that the author of an assistant may choose. */
export const assistantTool = z
  .object({
    name: z.string(),
    // For tools of tool servers; the interface names our own tools.
    title: z.string().nullable(),
    description: z.string(),
    access: z.enum(toolAccesses),
    source: z.enum(toolSources),
  })
  .meta({ id: "AssistantTool" });
export type AssistantTool = z.infer<typeof assistantTool>;
