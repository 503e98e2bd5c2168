import { createHash } from "node:crypto";
import { z } from "zod";

const call = z.object({
  name: z.string(),
  /** A value, sent as JSON where the protocol wants text. */
  input: z.unknown(),
  /** Sent as it is, for broken JSON; only where the protocol has the input as text. */
  raw: z.string().optional(),
});
const reply = z.object({
  thinking: z.string().default(""),
  text: z.string().default(""),
  calls: z.array(call).default([]),
});
const script = z.object({
  replies: z.array(reply).min(1),
  /** Repeats the last reply for ever, also when no tools are offered. */
  isEndless: z.boolean().default(false),
});
export type ToolSteps = z.input<typeof script>;
export type StepReply = z.infer<typeof reply>;

const MARKER = /\[\[tool-steps ([\w-]+)\]\]/;

/** A question whose answer is written in these steps, by every stand-in for a provider. */
export function toolStepsQuestion(steps: ToolSteps): string {
  return `[[tool-steps ${Buffer.from(JSON.stringify(steps)).toString("base64url")}]]`;
}

/** The reply after this many rounds of calls; undefined without a script in the request. */
export function replyIn(body: unknown, rounds: number): StepReply | undefined {
  const encoded = MARKER.exec(JSON.stringify(body))?.[1];
  if (!encoded) return undefined;
  const { replies, isEndless } = script.parse(JSON.parse(Buffer.from(encoded, "base64url").toString()));
  return replies[rounds] ?? (isEndless ? replies.at(-1) : reply.parse({ text: "Fin." }));
}

export const jsonOf = ({ input, raw }: StepReply["calls"][number]) => raw ?? JSON.stringify(input ?? {});

/** Two pieces, so that a reader has to put them together. */
export function halves(text: string): string[] {
  const half = Math.ceil(text.length / 2);
  return [text.slice(0, half), text.slice(half)].filter((piece) => piece !== "");
}

/** Proves that a thought was sent back unchanged. */
export const signatureOf = (thought: string) => createHash("sha256").update(thought).digest("base64");
