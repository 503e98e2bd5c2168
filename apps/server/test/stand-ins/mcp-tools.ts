import type { CallToolResult, ServerContext, ToolAnnotations } from "@modelcontextprotocol/server";
import { inputRequired, isInputRequiredResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { compute } from "../computing-tool.ts";

export interface StandInTool {
  name: string;
  title?: string;
  description: string;
  input: z.ZodObject;
  output?: z.ZodObject;
  annotations?: ToolAnnotations;
  run(
    input: Record<string, unknown>,
    context: ServerContext,
  ): Promise<CallToolResult | ReturnType<typeof inputRequired>>;
}

const said = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

/** A picture of one pixel. */
export const PIXEL_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Answers at once, with text and structured content. */
export const gateTool: StandInTool = {
  name: "find-gate",
  title: "Buscar puerta",
  description: "Returns the gate of a flight.",
  input: z.object({ flight: z.string().min(2) }),
  output: z.object({ gate: z.string() }),
  annotations: { readOnlyHint: true },
  run: async ({ flight }) => {
    const structuredContent = { gate: `A${String(flight).length}` };
    return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
  },
};

/** Changes something at the server. */
export const orderTool: StandInTool = {
  name: "order.stairs",
  description: "Orders stairs for an aircraft.",
  input: z.object({ stand: z.string() }),
  run: async ({ stand }) => said(`Ordered for ${stand}.`),
};

/** Reports progress, then never ends unless it is cancelled. */
export const hangingTool: StandInTool = {
  name: "hang",
  description: "Never answers.",
  input: z.object({}),
  run: async (_input, context) => {
    const progressToken = context.mcpReq._meta?.progressToken;
    if (progressToken !== undefined)
      await context.mcpReq.notify({
        method: "notifications/progress",
        params: { progressToken, progress: 1, total: 4 },
      });
    await new Promise((resolve) => context.mcpReq.signal.addEventListener("abort", resolve));
    return said("cancelled");
  },
};

export const hugeTool: StandInTool = {
  name: "huge",
  description: "Answers 30 MB.",
  input: z.object({}),
  run: async () => said("x".repeat(30 * 1024 * 1024)),
};

export const longTool: StandInTool = {
  name: "long",
  description: "Answers 100,000 characters.",
  input: z.object({}),
  run: async () => said("y".repeat(100_000)),
};

export const pictureTool: StandInTool = {
  name: "picture",
  description: "Returns a picture and links.",
  input: z.object({}),
  run: async () => ({
    content: [
      { type: "text", text: "The stand plan:" },
      { type: "image", data: PIXEL_PNG, mimeType: "image/png" },
      { type: "resource_link", uri: "stand://a12", name: "a12", title: "Stand A12" },
      { type: "resource_link", uri: "stand://missing", name: "missing" },
      { type: "resource", resource: { uri: "stand://note", text: "Keep clear." } },
      { type: "audio", data: "AAAA", mimeType: "audio/wav" },
    ],
  }),
};

export const failingTool: StandInTool = {
  name: "fail",
  description: "Fails.",
  input: z.object({}),
  run: async () => ({ isError: true, content: [{ type: "text", text: "The stand is closed." }] }),
};

type InputRequests = Parameters<typeof inputRequired>[0]["inputRequests"];
type Fields = Parameters<typeof inputRequired.elicit>[0]["requestedSchema"];

/** Asks the person before it acts, and answers with what the person said. */
export function askingFor(inputRequests: InputRequests): StandInTool {
  return {
    name: "ask",
    description: "Asks before it acts.",
    input: z.object({}),
    run: async (_input, context) => {
      const { inputResponses } = context.mcpReq;
      if (inputResponses) return said(`The person said: ${JSON.stringify(inputResponses)}`);
      const wanted = inputRequired(inputRequests ? { inputRequests } : {});
      if (!isInputRequiredResult(wanted)) throw new Error("unexpected shape");
      return wanted;
    },
  };
}

export const askingForm = (message: string, requestedSchema: Fields): StandInTool =>
  askingFor({ asked: inputRequired.elicit({ message, requestedSchema }) });

export const askingPage = (message: string, url: string): StandInTool =>
  askingFor({ asked: inputRequired.elicitUrl({ message, url }) });

export const askingTool: StandInTool = askingForm("Close stand A12?", z.object({ confirm: z.boolean() }));

/** Many small tools, for lists. */
/** The tool of the benchmark, offered by another system. */
export const computingServerTool: StandInTool = {
  name: "compute",
  description: "Adds up square roots.",
  input: z.object({ n: z.number() }),
  annotations: { readOnlyHint: true },
  run: async ({ n }) => said(JSON.stringify(compute(Number(n)))),
};

export function manyTools(count: number): StandInTool[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `report_${n}`,
    description: `Returns report number ${n} about ${n % 2 ? "fuel" : "baggage"}.`,
    input: z.object({ day: z.string() }),
    run: async () => said(`Report ${n}`),
  }));
}
