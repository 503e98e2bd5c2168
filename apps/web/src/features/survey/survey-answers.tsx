import { surveyReasons } from "@metatron/contract/survey/constants";
import type { SurveyFilters, SurveyItem } from "@metatron/contract/survey/survey";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { SurveyFilterBar } from "./survey-filter-bar.tsx";
import { surveyAnswersQuery, surveyFiltersIn, surveyWordsOf } from "./survey-queries.ts";
import { SurveyTrend } from "./survey-trend.tsx";

interface SurveyAnswersProps {
  /** The words of the URL, so that a link reopens the same view. */
  words: Record<string, string>;
  onWords: (words: Record<string, string>) => void;
}

/** The survey's answers, without names: filters, the trend and the list. */
export function SurveyAnswers({ words, onWords }: SurveyAnswersProps) {
  const filters = surveyFiltersIn(words);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <SurveyFilterBar filters={filters} onFilter={(chosen) => onWords(surveyWordsOf(chosen))} />
      <SurveyTrend filters={filters} />
      <AnswerList filters={filters} />
    </div>
  );
}

function AnswerList({ filters }: { filters: SurveyFilters }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(surveyAnswersQuery(filters));
  const items = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = Object.keys(filters).length > 0;
  if (query.isPending) {
    return (
      <SkeletonGroup label={t("survey.answers.loading")} className="grid gap-3">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </SkeletonGroup>
    );
  }
  if (query.isError)
    return (
      <LoadFailure
        title={t("survey.answers.failed")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (items?.length === 0) {
    const title = t(isFiltered ? "survey.answers.noMatch" : "survey.answers.empty");
    return <EmptyState title={title} className="flex-1" />;
  }
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
      <p className="w-16 flex-none font-medium tabular-nums">{t("survey.answers.score", { score })}</p>
      <div className="min-w-0 flex-1">
        <p className={comment ? "wrap-anywhere" : "text-text-subtle"}>
          {comment ?? t("survey.answers.noComment")}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-text-subtle">
          {reason && <span>{known ? t(`survey.reasons.${known}`) : reason}</span>}
          <time dateTime={at}>{day}</time>
        </p>
      </div>
    </li>
  );
}
