import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { callKey } from "../../../local-db/tool-answers.ts";
import { useBrand } from "../../../shell/brand.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { FormCard } from "./form-card.tsx";
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
