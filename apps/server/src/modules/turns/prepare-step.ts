import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { z } from "zod";
import type { EarlierStep, ModelCall, ModelMessage, OfferedTool } from "../../adapters/models/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import type { Tool } from "./tool.ts";

/** Longer results are cut: a tool that returns a whole document would fill the context. */
const LONGEST_RESULT_CHARS = 20_000;

export interface StepToPrepare {
  material: Pick<AnswerMaterial, "system" | "messages" | "passages" | "facts" | "providerStates">;
  steps: readonly TurnStep[];
  /** Empty for the last step of a turn that reached a limit, and for models without tools. */
  tools: readonly Tool[];
}

/**
 * The prompt of the next step: the prompt of the turn and the results of its steps so far. Steps without tool
 * calls become ordinary messages, which every model understands.
 */
export function prepareStep({
  material,
  steps,
  tools,
}: StepToPrepare): Pick<ModelCall, "system" | "messages" | "passages" | "facts" | "tools" | "steps"> {
  const { system, messages, passages, facts, providerStates = {} } = material;
  const finished = steps.filter(({ isFinished }) => isFinished);
  const isPlain = finished.every(({ calls }) => calls.length === 0);
  const earlier = isPlain
    ? []
    : finished.map((step, at) => ({
        ...toEarlierStep(step, steps[at + 1]),
        ...(providerStates[at] ? { providerState: providerStates[at] } : {}),
      }));
  return {
    system,
    messages: isPlain ? [...messages, ...steps.flatMap(toMessages)] : messages,
    passages,
    ...(facts && facts.length > 0 ? { facts } : {}),
    ...(tools.length > 0 ? { tools: tools.map(toOffered) } : {}),
    ...(earlier.length > 0 ? { steps: earlier } : {}),
  };
}

function toMessages({ steers = [], text, isFinished }: TurnStep): ModelMessage[] {
  const said = (role: ModelMessage["role"], words: string): ModelMessage[] =>
    words === "" ? [] : [{ role, content: [{ type: "text", text: words }] }];
  const added = steers.map((steer) => steer.text).join("\n\n");
  return [...said("user", added), ...(isFinished ? said("assistant", text) : [])];
}

function toOffered({ name, description, input }: Tool): OfferedTool {
  return { name, description, input: z.toJSONSchema(input) };
}

/** A message that the person added before a step belongs after the step before it. */
function toEarlierStep({ text, calls }: TurnStep, next: TurnStep | undefined): EarlierStep {
  return {
    text,
    ...(next?.steers ? { steers: next.steers.map((steer) => steer.text) } : {}),
    calls: calls.map(({ id, name, input, output, errorText, state }) => ({
      id,
      name,
      input,
      output: state === "output-available" ? cut(resultText(output)) : (errorText ?? SAID_OF[state] ?? ""),
      isError: state !== "output-available",
    })),
  };
}

const SAID_OF: Partial<Record<TurnStep["calls"][number]["state"], string>> = {
  declined: "The person declined this call. Do not try it again.",
  "outcome-unknown":
    "The process ended during this call, so nobody knows whether it took effect. Do not call it again: tell the person and ask.",
};

const resultText = (output: unknown) =>
  typeof output === "string" ? output : JSON.stringify(output ?? null);

function cut(text: string): string {
  if (text.length <= LONGEST_RESULT_CHARS) return text;
  const omitted = text.length - LONGEST_RESULT_CHARS;
  return `${text.slice(0, LONGEST_RESULT_CHARS)}\n[${omitted} characters omitted]`;
}
