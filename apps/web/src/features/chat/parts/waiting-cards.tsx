import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { codeOf } from "../../../api/reason-of.ts";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { callKey } from "../../../local-db/tool-answers.ts";
import { useBrand } from "../../../shell/brand.ts";
import { toast } from "../../../ui/toast.ts";
import { useChat } from "../use-chat.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { FormCard } from "./form-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { QuestionCard } from "./question-card.tsx";
import { useToolAnswers } from "./use-tool-answers.ts";

interface WaitingCardsProps {
  answer: MessageRow;
  calls: readonly ToolCall[];
  /** The assistant's name; null for the product itself. */
  author: string | null;
}

/** The cards of the calls that wait for the person. */
export function WaitingCards({ answer, calls, author }: WaitingCardsProps) {
  const answers = useToolAnswers(answer);
  const brand = useBrand();
  const who = author ?? BRAND_PROFILES[brand].name;
  const { stop } = useChat();
  const { t } = useTranslation();
  const cancel = () =>
    void stop({ answerId: answer.id, state: "streaming" }).catch((error: unknown) =>
      toast({ text: t("chat.composer.stopFailed", { reason: t(`errors.${codeOf(error)}`) }) }),
    );
  return calls.map((call) => {
    const card = {
      callKey: callKey(answer.id, call.id),
      call,
      who,
      state: answers.stateOf(call.id),
    };
    const { form } = call;
    if (form)
      return (
        <FormCard
          key={form.id}
          callKey={callKey(answer.id, form.id)}
          call={call}
          form={form}
          state={answers.stateOf(form.id)}
          onAnswer={(sent) => answers.answer({ callId: form.id, form: sent })}
        />
      );
    if (call.name === "plan_research" && call.state === "answer-requested")
      return (
        <PlanCard
          key={call.id}
          conversationId={answer.idChat}
          callKey={card.callKey}
          call={call}
          state={card.state}
          onReply={(reply) => answers.answer({ callId: call.id, reply })}
          onCancel={cancel}
        />
      );
    return call.state === "answer-requested" ? (
      <QuestionCard key={call.id} {...card} onReply={(reply) => answers.answer({ callId: call.id, reply })} />
    ) : (
      <ApprovalCard
        key={call.id}
        {...card}
        onAnswer={(approval) => answers.answer({ callId: call.id, approval })}
      />
    );
  });
}
