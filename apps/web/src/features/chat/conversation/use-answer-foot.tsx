import type { GuideOutcome } from "@metatron/contract/desk/constants";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { toast } from "../../../ui/toast.ts";
import { answerFoot } from "../../cases/answer-foot.ts";
import { CaseDialog } from "../../cases/case-dialog.tsx";
import { CaseOffer } from "../../cases/case-offer.tsx";
import { deskGuideQuery } from "../../desk/desk-guide-query.ts";
import { GuidedSteps } from "../../desk/guided-steps.tsx";

interface FootOptions {
  conversation: ConversationRow;
  steps: readonly PathStep[];
  isServiceDesk: boolean;
}

type CaseReason = "no_answer" | "bad_feedback" | "asked" | "steps_tried";

/**
 * The footer of an answer of RH+ or the service desk: the
 * step-by-step procedure, and the handover to a person.
 */
export function useAnswerFoot({ conversation, steps, isServiceDesk }: FootOptions) {
  const [asking, setAsking] = useState<{ answerId: string; reason: CaseReason } | null>(null);
  const last = steps.at(-1)?.message;
  const lastAnswerId = last?.role === "assistant" && last.state === "complete" ? last.id : null;
  const { guide, reportOutcome, isReporting } = useGuide(
    conversation.id,
    isServiceDesk ? lastAnswerId : null,
  );
  const isGrounded = conversation.chat === "rh-plus" || isServiceDesk;
  const desk = isServiceDesk ? "service-desk" : "rh";

  const render = useCallback(
    (answer: MessageRow): ReactNode => {
      const open = (reason: CaseReason) => setAsking({ answerId: answer.id, reason });
      const isLast = answer.id === lastAnswerId;
      switch (answerFoot(answer, { isGrounded, isLast, hasGuide: guide !== null })) {
        case "guide":
          return (
            guide && (
              <GuidedSteps
                guide={guide}
                isBusy={isReporting}
                onOutcome={reportOutcome}
                onTicket={() => open("steps_tried")}
              />
            )
          );
        case "offer_bad_feedback":
          return <CaseOffer desk={desk} tone="offer" onOpen={() => open("bad_feedback")} />;
        case "offer_no_answer":
          return <CaseOffer desk={desk} tone="offer" onOpen={() => open("no_answer")} />;
        case "quiet":
          return <CaseOffer desk={desk} tone="quiet" onOpen={() => open("asked")} />;
        case "none":
          return null;
      }
    },
    [isGrounded, lastAnswerId, guide, isReporting, reportOutcome, desk],
  );
  const dialog = asking && (
    <CaseDialog
      conversationId={conversation.id}
      messageId={asking.answerId}
      reason={asking.reason}
      onClose={() => setAsking(null)}
      casesLink={<CasesLink />}
    />
  );
  return { foot: isGrounded ? render : null, dialog };
}

function CasesLink() {
  const { t } = useTranslation();
  return (
    <Link to="/cases" className="text-accent-text underline">
      {t("cases.seeMine")}
    </Link>
  );
}

function useGuide(conversationId: string, answerId: string | null) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const options = deskGuideQuery(conversationId, answerId);
  const { data } = useQuery({ ...options, enabled: answerId !== null });
  const guide = answerId === null ? null : (data ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: (outcome: GuideOutcome) =>
      call("tellGuideStep", {
        params: { id: conversationId },
        body: { answerId: guide?.answerId ?? "", step: guide?.current ?? 0, outcome },
      }),
    onSuccess: (told) => queries.setQueryData(options.queryKey, told.guide),
    onError: () => toast({ text: t("desk.notTold") }),
  });
  return { guide, reportOutcome: mutate, isReporting: isPending };
}
