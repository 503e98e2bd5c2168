import { z } from "zod";
import { toolAccesses } from "../tool-rules/constants.ts";
import { MAX_ASSISTANT_TOOLS, toolSources } from "./constants.ts";

// The rule of the strictest model provider.
const toolName = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const toolNames = z.array(toolName).max(MAX_ASSISTANT_TOOLS);

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
