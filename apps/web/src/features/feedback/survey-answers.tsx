import { surveyReasons } from "@metatron/contract/survey/constants";
import type { SurveyItem } from "@metatron/contract/survey/survey";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { surveyAnswersQuery } from "./triage-queries.ts";

/** What people answered to the survey, without names. */
export function SurveyAnswers({ failure }: { failure: (error: Error, onRetry: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(surveyAnswersQuery);
  const items = query.data?.pages.flatMap((page) => page.items);
  if (query.isPending) {
    return (
      <SkeletonGroup label={t("adminFeedback.survey.loading")} className="grid gap-3">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </SkeletonGroup>
    );
  }
  if (query.isError) return failure(query.error, () => void query.refetch());
  if (items?.length === 0) return <EmptyState title={t("adminFeedback.survey.empty")} className="flex-1" />;
  return (
    <>
      <ul className="max-w-column border-t border-border">
        {items?.map((answer) => (
          <Answer key={answer.id} answer={answer} />
        ))}
      </ul>
      <MoreButton query={query} className="mt-4 self-start">
        {t("adminFeedback.more")}
      </MoreButton>
    </>
  );
}

function Answer({ answer: { score, reason, comment, at } }: { answer: SurveyItem }) {
  const { t, i18n } = useTranslation();
  const known = surveyReasons.find((each) => each === reason);
  const day = new Date(at).toLocaleDateString(i18n.language, { dateStyle: "medium" });
  return (
    <li className="flex items-start gap-4 border-b border-border py-3">
      <p className="w-16 flex-none font-medium tabular-nums">{t("adminFeedback.survey.score", { score })}</p>
      <div className="min-w-0 flex-1">
        <p className={comment ? "wrap-anywhere" : "text-text-subtle"}>
          {comment ?? t("adminFeedback.survey.noComment")}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-text-subtle">
          {reason && <span>{known ? t(`survey.reasons.${known}`) : reason}</span>}
          <time dateTime={at}>{day}</time>
        </p>
      </div>
    </li>
  );
}
