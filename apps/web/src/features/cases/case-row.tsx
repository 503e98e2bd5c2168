import type { OwnCase } from "@metatron/contract/cases/case";
import type { CaseStatus } from "@metatron/contract/cases/constants";
import type { ReactNode } from "react";
import { categoryLabel } from "../../lib/category-label.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";

interface CaseRowProps {
  given: Omit<OwnCase, "conversationId">;
  /** The person who opened the case, if not the reader. */
  person?: string;
  /** A link to its conversation. */
  conversation?: ReactNode;
  actions?: ReactNode;
  badges?: ReactNode;
  /** The delivery state, where the default text is not enough. */
  notice?: ReactNode;
  detailsLabel?: string;
}

export const CASE_TONES = {
  open: "accent",
  in_progress: "warning",
  resolved: "success",
  closed: "neutral",
} as const satisfies Record<CaseStatus, string>;

export function CaseRow(props: CaseRowProps) {
  const { given, person, conversation, actions, badges, notice, detailsLabel } = props;
  const { t, i18n } = useTranslation();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(
    new Date(given.createdAt),
  );
  return (
    <li className="border-b border-border py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-60 truncate font-medium">{given.subject}</h2>
        {badges}
        {!person && given.hasNewReply && <Badge tone="success">{t("cases.newReply")}</Badge>}
        <Badge tone={CASE_TONES[given.status]}>{t(`cases.status.${given.status}`)}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-text-muted">
        <span className="tabular-nums">{given.caseNumber}</span>
        <span aria-hidden="true">·</span>
        <span>{categoryLabel(given.category, i18n.language)}</span>
        <span aria-hidden="true">·</span>
        <time dateTime={given.createdAt}>{day}</time>
        {person && <span className="min-w-0 truncate">· {person}</span>}
      </p>
      {notice}
      {!given.isDelivered && notice === undefined && (
        <p className="mt-1 text-sm text-warning-text">{t("cases.notDelivered")}</p>
      )}
      {given.reply && (
        <p className="mt-2 rounded-md bg-surface-sunken px-3 py-2 text-sm leading-[21px] whitespace-pre-line">
          <span className="sr-only">{t("cases.reply")}: </span>
          {given.reply}
        </p>
      )}
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer text-text-muted hover:text-text">
          {detailsLabel ?? t("cases.details")}
        </summary>
        <p className="mt-2 leading-[21px] whitespace-pre-line text-text-muted wrap-anywhere">
          {given.description}
        </p>
        {given.files.length > 0 && (
          <p className="mt-2 text-text-muted wrap-anywhere">
            {t("cases.sharedFiles", { names: given.files.map(({ name }) => name).join(", ") })}
          </p>
        )}
      </details>
      <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
        {conversation}
        {given.url && (
          <a href={given.url} target="_blank" rel="noreferrer" className="text-accent-text underline">
            {t("cases.openThere")}
          </a>
        )}
        {actions}
      </div>
    </li>
  );
}
