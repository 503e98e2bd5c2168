import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { plannedQuestions } from "@metatron/turn/research";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { PlanEditor } from "../../research/plan-editor.tsx";
import { planReply } from "../../research/plan-lines.ts";
import { usePlanDraft } from "../../research/use-plan-draft.ts";
import { listOf } from "../../tools/tool-value.ts";
import { useChat } from "../use-chat.ts";
import type { AnswerState } from "./use-tool-answers.ts";
import { WaitingCard } from "./waiting-card.tsx";

interface PlanCardProps {
  conversationId: string;
  callKey: string;
  call: ToolCall;
  state: AnswerState;
  onReply: (reply: string) => void;
  onCancel: () => void;
}

/** The plan of a deep search, which the person changes, starts or cancels. Nothing is searched before that. */
export function PlanCard({ conversationId, callKey, call, state, onReply, onCancel }: PlanCardProps) {
  const { t } = useTranslation();
  const { drafts } = useChat();
  const proposed = plannedQuestions(call);
  const { lines, change } = usePlanDraft(drafts, { conversationId, callKey, proposed });
  const reply = planReply(lines);
  // A write after the end of the answer would leave a draft that nothing deletes.
  const after = (act: () => void) => () => {
    void drafts.saveNow();
    act();
  };
  const isOpen = state === "open";
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
        <Button variant="primary" disabled={!isOpen || reply === ""} onClick={after(() => onReply(reply))}>
          {t("research.start")}
        </Button>
        <Button variant="ghost" disabled={!isOpen} onClick={after(onCancel)}>
          {t("research.cancel")}
        </Button>
      </div>
    </WaitingCard>
  );
}
