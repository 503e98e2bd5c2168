import type { GuideOutcome } from "@metatron/contract/desk/constants";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { toast } from "../../../ui/toast.ts";
import { type AnswerFootKind, answerFoot } from "../../cases/answer-foot.ts";
import { CaseDialog } from "../../cases/case-dialog.tsx";
import { CaseOffer } from "../../cases/case-offer.tsx";
import { CaseState } from "../../cases/case-state.tsx";
import { conversationCasesQuery } from "../../cases/cases-query.ts";
import { deskGuideQuery } from "../../desk/desk-guide-query.ts";
import { GuidedSteps } from "../../desk/guided-steps.tsx";
import { AskElsewhere } from "./ask-elsewhere.tsx";

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
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ answerId: string; reason: CaseReason } | null>(null);
  const last = steps.at(-1)?.message;
  const lastAnswerId = last?.role === "assistant" && last.state === "complete" ? last.id : null;
  const { guide, reportOutcome, isReporting } = useGuide(
    conversation.id,
    isServiceDesk ? lastAnswerId : null,
  );
  const isGrounded = conversation.chat === "rh-plus" || isServiceDesk;
  const desk = isServiceDesk ? "service-desk" : "rh";

  const { data: cases } = useQuery({
    ...conversationCasesQuery(conversation.id, countOpened(steps)),
    enabled: isGrounded,
  });
  // A second case about the same would only wait beside the first; a solved one does not rule out another.
  const openCase = cases?.find(({ status }) => status === "open" || status === "in_progress") ?? null;
  const shownCase =
    openCase ?? cases?.find(({ hasNewReply, reply }) => hasNewReply || reply !== null) ?? null;
  const { chat } = conversation;
  const questions = useMemo(
    () => new Map(steps.map(({ message }) => [message.id, message.role === "user" ? message.text : ""])),
    [steps],
  );

  const render = useCallback(
    (answer: MessageRow): ReactNode => {
      const open = (reason: CaseReason) => setAsking({ answerId: answer.id, reason });
      const isLast = answer.id === lastAnswerId;
      if (answer.state === "complete" && answer.category?.name === "out_of_scope")
        return (
          <AskElsewhere
            here={isServiceDesk ? "service-desk" : chat}
            question={questions.get(answer.parentId ?? "") ?? ""}
            answer={answer.text}
          />
        );
      const state = isLast && shownCase && <CaseState given={shownCase} casesLink={<CasesLink />} />;
      const kind = answerFoot(answer, { isGrounded, isLast, hasGuide: guide !== null });
      if (openCase && kind !== "guide") return state;
      return (
        <>
          {state}
          {offerOf(kind)}
        </>
      );

      function offerOf(offered: AnswerFootKind): ReactNode {
        switch (offered) {
          case "guide":
            return (
              guide && (
                <GuidedSteps
                  guide={guide}
                  isBusy={isReporting}
                  onOutcome={reportOutcome}
                  onTicket={() => (openCase ? void navigate({ to: "/cases" }) : open("steps_tried"))}
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
      }
    },
    [
      isGrounded,
      lastAnswerId,
      guide,
      isReporting,
      reportOutcome,
      desk,
      isServiceDesk,
      chat,
      questions,
      openCase,
      shownCase,
      navigate,
    ],
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

const countOpened = (steps: readonly PathStep[]) =>
  steps
    .flatMap(({ message }) => message.steps ?? [])
    .flatMap(({ calls }) => calls)
    .filter(({ name, state }) => name === "open_case" && state === "output-available").length;

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
