import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { plannedQuestions } from "@metatron/turn/research";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { PlanEditor } from "../../research/plan-editor.tsx";
import { linesOf, type PlanLine, planReply } from "../../research/plan-lines.ts";
import { listOf } from "../../tools/tool-value.ts";
import type { AnswerState } from "./use-tool-answers.ts";
import { WaitingCard } from "./waiting-card.tsx";

interface PlanCardProps {
  callKey: string;
  call: ToolCall;
  state: AnswerState;
  onReply: (reply: string) => void;
  onCancel: () => void;
}

/** Changes that are not confirmed yet: the list mounts its rows again when they scroll back into view. */
const edited = new Map<string, readonly PlanLine[]>();

/** The plan of a deep search, which the person changes, starts or cancels. Nothing is searched before that. */
export function PlanCard({ callKey, call, state, onReply, onCancel }: PlanCardProps) {
  const { t } = useTranslation();
  const [lines, setLines] = useState(() => edited.get(callKey) ?? linesOf(plannedQuestions(call)));
  const change = (changed: readonly PlanLine[]) => {
    edited.set(callKey, changed);
    setLines(changed);
  };
  const reply = planReply(lines);
  const isOpen = state === "open";
  const start = () => {
    edited.delete(callKey);
    onReply(reply);
  };
  const searches = listOf(call.input, "searches") ?? [];
  const where = (["search_documents", "search_web"] as const).filter((name) => searches.includes(name));
  return (
    <WaitingCard callKey={callKey} title={t("research.planTitle")} state={state}>
      <p className="mt-1 text-sm text-text-muted">
        {t("research.planText")}{" "}
        {where.length > 0
          ? t("research.where", { where: where.map((name) => t(`research.places.${name}`)).join(", ") })
          : t("research.nowhere")}
      </p>
      <PlanEditor lines={lines} isDisabled={!isOpen} onChange={change} />
      <div className="mt-4 flex flex-wrap gap-2 max-handset:flex-col">
        <Button variant="primary" disabled={!isOpen || reply === ""} onClick={start}>
          {t("research.start")}
        </Button>
        <Button variant="ghost" disabled={!isOpen} onClick={onCancel}>
          {t("research.cancel")}
        </Button>
      </div>
    </WaitingCard>
  );
}
