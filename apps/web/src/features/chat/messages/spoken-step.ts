import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { isResearchTool } from "@metatron/turn/research";
import type { Translate } from "../../../lib/translator.ts";
import { questionOf } from "../../tools/tool-question.ts";
import { toolSentence } from "../../tools/tool-sentence.ts";

/**
 * What a screen reader says about the step in progress: one sentence for all its calls, and one when it waits
 * for the person. Progress and results are not spoken. Empty until the inputs of all calls are known.
 */
export function spokenStep(t: Translate, steps: readonly TurnStep[]): string {
  const calls = steps.at(-1)?.calls ?? [];
  if (calls.length === 0 || calls.some(({ state }) => state === "input-streaming")) return "";
  const asking = calls.find(({ state }) => state === "answer-requested");
  if (asking && isResearchTool(asking.name)) return toolSentence(t, asking, { isLive: true });
  if (asking) return `${t("toolCalls.asking")}: ${asking.form?.message ?? questionOf(asking.input).question}`;
  const waiting = calls.find(({ state }) => state === "approval-requested");
  if (waiting) return toolSentence(t, waiting, { isLive: true });
  return calls
    .map(({ progress: _progress, ...call }) =>
      toolSentence(t, { ...call, state: "input-available" }, { isLive: true }),
    )
    .join(" ");
}
