import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import { type NumberedCitation, numberCitations } from "@metatron/turn/number-citations";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../../shell/use-markdown-labels.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { Part } from "../../../ui/part.tsx";

const SMALLER = "text-[0.9375rem]! leading-6!";
const sourceId = (n: number) => `triage-source-${n}`;

/** The content that the person shared by giving feedback: comment, question, answer and sources. */
export function TriageShared({ given }: { given: FeedbackDetail }) {
  const labels = useMarkdownLabels();
  const { t } = useTranslation();
  const citations = useMemo(
    () => numberCitations(given.answer, given.citations),
    [given.answer, given.citations],
  );
  const cited = useMemo(
    () =>
      citations.map(({ n, number, title }) => ({
        number: n,
        shown: number,
        label: `${number}, ${title}`,
        href: `#${sourceId(n)}`,
      })),
    [citations],
  );
  return (
    <>
      <Part title={t("adminFeedback.comment")}>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={KIND_TONES[given.feedback]}>{t(`adminFeedback.kinds.${given.feedback}`)}</Badge>
          {given.reasons.map((reason) => (
            <Badge key={reason}>{t(`feedback.reasons.${reason}`)}</Badge>
          ))}
        </p>
        {given.comment && <p className="mt-2 whitespace-pre-line wrap-anywhere">«{given.comment}»</p>}
      </Part>
      <Part title={t("adminFeedback.question")}>
        <p className="font-medium whitespace-pre-line wrap-anywhere">
          {given.question || t("adminFeedback.noQuestion")}
        </p>
      </Part>
      <Part title={[t("adminFeedback.answer"), given.model].filter(Boolean).join(" · ")}>
        {given.answer ? (
          <Markdown text={given.answer} labels={labels} citations={cited} className={SMALLER} />
        ) : (
          <p className="text-text-muted">{t("adminFeedback.noAnswer")}</p>
        )}
        {given.errorCode && <p className="mt-2 text-sm text-danger-text">{t(`errors.${given.errorCode}`)}</p>}
      </Part>
      <Part title={t("adminFeedback.sources")}>
        {given.citations.length === 0 && given.urls.length === 0 && (
          <p className="text-sm text-text-muted">{t("adminFeedback.noSources")}</p>
        )}
        <ol className="grid gap-3">
          {citations.map((citation) => (
            <Source key={citation.n} citation={citation} />
          ))}
        </ol>
        {given.urls.length > 0 && (
          <ul className="mt-3 grid gap-1 text-sm text-text-muted">
            {given.urls.map(({ url, title }) => (
              <li key={url} className="wrap-anywhere">
                {title || url}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function Source({ citation }: { citation: NumberedCitation }) {
  const labels = useMarkdownLabels();
  const { t } = useTranslation();
  const { n, number, title, page, revision, passage } = citation;
  return (
    <li id={sourceId(n)} className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="rounded-xs bg-accent-soft px-1.5 text-[0.6875rem] font-semibold text-accent-text">
          {number}
        </span>
        <span className="font-medium">{title}</span>
        <span className="text-xs text-text-subtle">
          {[page && t("adminFeedback.page", { page }), revision && `Rev. ${revision}`]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <blockquote className="mt-1.5 border-l-2 border-border-strong pl-3 text-text-muted">
        <Markdown text={passage} labels={labels} className="text-sm! leading-5!" />
      </blockquote>
    </li>
  );
}

const KIND_TONES = { good: "success", bad: "danger", error: "warning" } as const;
