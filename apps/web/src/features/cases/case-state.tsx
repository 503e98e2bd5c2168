import type { OwnCase } from "@metatron/contract/cases/case";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { useSeenReplies } from "./case-replies.ts";
import { CASE_TONES } from "./case-row.tsx";

/** The case of a conversation: number, state and reply, in the place where a case would be offered. */
export function CaseState({ given, casesLink }: { given: OwnCase; casesLink: ReactNode }) {
  const { t } = useTranslation();
  useSeenReplies([given]);
  const { caseNumber, status, reply, hasNewReply } = given;
  return (
    <section
      aria-label={t("cases.ofConversation")}
      className="mt-3 rounded-[12px] border border-transparent bg-accent-soft px-4 py-3 text-sm leading-[19px]"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Inbox className="size-4 text-accent-text" aria-hidden="true" />
        <span className="font-medium tabular-nums">{t("cases.number", { number: caseNumber })}</span>
        <Badge tone={CASE_TONES[status]}>{t(`cases.status.${status}`)}</Badge>
        {hasNewReply && <Badge tone="success">{t("cases.newReply")}</Badge>}
        <span className="ml-auto">{casesLink}</span>
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        {reply ? (
          <>
            <span className="font-medium">{t("cases.reply")}: </span>
            {reply}
          </>
        ) : (
          <span className="text-text-muted">{t("cases.waitingReply")}</span>
        )}
      </p>
    </section>
  );
}
