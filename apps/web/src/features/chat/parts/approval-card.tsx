import type { ApprovalAnswer } from "@metatron/contract/chat/constants";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Translate } from "../../../lib/translator.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ToolFields } from "../../tools/tool-fields.tsx";
import { toolName } from "../../tools/tool-sentence.ts";
import { isObject, listOf, plainValue, textOf } from "../../tools/tool-value.ts";
import type { AnswerState } from "./use-tool-answers.ts";
import { WaitingCard } from "./waiting-card.tsx";

type ApprovalChoice = Exclude<ApprovalAnswer, "expired">;

interface ApprovalCardProps {
  callKey: string;
  call: ToolCall;
  /** Who asks: the assistant or the product. */
  who: string;
  state: AnswerState;
  onAnswer: (choice: ApprovalChoice) => void;
}

const CHOICES = [
  ["once", "primary"],
  ["conversation", "secondary"],
  ["never", "ghost"],
] as const;

/** Personal data is asked about at each call, so an answer for the conversation would promise too much. */
const CHOICES_ABOUT_DATA = [
  ["masked", "primary"],
  ["once", "secondary"],
  ["never", "ghost"],
] as const;

/** A tool asks the person whether it may run, and shows what it would send or change. */
export function ApprovalCard({ callKey, call, who, state, onAnswer }: ApprovalCardProps) {
  const { t } = useTranslation();
  if (call.name === "remember_fact")
    return <MemoryCard callKey={callKey} call={call} state={state} onAnswer={onAnswer} />;
  return (
    <WaitingCard
      callKey={callKey}
      title={t("toolCalls.approval.title", { who, tool: toolName(t, call) })}
      state={state}
    >
      <div className="mt-2 text-sm">
        <WhatIsSent call={call} />
        {call.personalData && (
          <p className="mt-2 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
            <TriangleAlert className="mt-0.5 flex-none" aria-hidden="true" />
            {t("toolCalls.approval.personalData")}
          </p>
        )}
        {call.masked && <p className="mt-2 text-text-muted">{t("toolCalls.approval.isMasked")}</p>}
      </div>
      <fieldset
        aria-label={t("toolCalls.approval.choices")}
        className="mt-3 flex flex-wrap gap-2 max-handset:flex-col"
      >
        {(call.personalData ? CHOICES_ABOUT_DATA : CHOICES).map(([choice, variant]) => (
          <Button key={choice} variant={variant} disabled={state !== "open"} onClick={() => onAnswer(choice)}>
            {t(`toolCalls.approval.${call.personalData && choice === "once" ? "withData" : choice}`)}
          </Button>
        ))}
      </fieldset>
    </WaitingCard>
  );
}

/** The assistant wants to remember something about the person. */
function MemoryCard({ callKey, call, state, onAnswer }: Omit<ApprovalCardProps, "who">) {
  const { t } = useTranslation();
  return (
    <WaitingCard callKey={callKey} title={t("memory.card.title")} state={state}>
      <p dir="auto" className="mt-1 wrap-anywhere">
        «{textOf(call.input, "fact")}»
      </p>
      <p className="mt-1 text-xs text-text-subtle">{t("memory.card.hint")}</p>
      <fieldset aria-label={t("memory.card.choices")} className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" disabled={state !== "open"} onClick={() => onAnswer("once")}>
          {t("memory.card.keep")}
        </Button>
        <Button variant="ghost" disabled={state !== "open"} onClick={() => onAnswer("never")}>
          {t("memory.card.no")}
        </Button>
      </fieldset>
    </WaitingCard>
  );
}

function WhatIsSent({ call: { name, input } }: { call: ToolCall }): ReactNode {
  const { t } = useTranslation();
  const named = (label: string, ...names: string[]): [string, string] => [label, textOf(input, ...names)];
  switch (name) {
    case "open_case":
      return (
        <Named
          intro={t("toolCalls.approval.openCase")}
          fields={[
            [t("toolCalls.approval.desk"), deskName(t, textOf(input, "desk"))],
            named(t("toolCalls.approval.subject"), "subject"),
            named(t("toolCalls.approval.text"), "description"),
            named(t("toolCalls.approval.category"), "category"),
            [t("toolCalls.approval.tried"), (listOf(input, "steps_tried") ?? []).map(plainValue).join("\n")],
          ]}
        />
      );
    case "search_web":
      return (
        <Named
          intro={t("toolCalls.approval.searchWeb")}
          fields={[named(t("toolCalls.approval.query"), "query")]}
        />
      );
    case "make_image":
      return (
        <Named
          intro={t("toolCalls.approval.makeImage")}
          fields={[named(t("toolCalls.approval.prompt"), "prompt")]}
        />
      );
    default: {
      const isEmpty = isObject(input) && Object.keys(input).length === 0;
      if (isEmpty) return <p>{t("toolCalls.approval.otherEmpty")}</p>;
      return (
        <>
          <p>{t("toolCalls.approval.other")}</p>
          <ToolFields value={input} />
        </>
      );
    }
  }
}

/** A desk that is not known here is shown as the model wrote it. */
function deskName(t: Translate, desk: string): string {
  return desk === "rh" || desk === "service-desk" ? t(`toolCalls.approval.desks.${desk}`) : desk;
}

function Named({ intro, fields }: { intro: string; fields: readonly [string, string][] }) {
  return (
    <>
      <p>{intro}</p>
      <dl className="mt-1">
        {fields
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="py-0.5 handset:grid handset:grid-cols-[8rem_1fr] handset:gap-x-3">
              <dt className="text-xs leading-5 text-text-subtle">{label}</dt>
              <dd dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
