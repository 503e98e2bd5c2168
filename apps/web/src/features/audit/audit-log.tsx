import type { AuditEntry } from "@metatron/contract/audit/audit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, useDeferredValue } from "react";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AuditFilterBar } from "./audit-filter-bar.tsx";
import { useActionLabel, useSubjectLabel } from "./audit-labels.ts";
import { type AuditFilters, auditQuery } from "./audit-queries.ts";
import { describeDetails } from "./describe-details.ts";

interface AuditLogProps {
  filters: AuditFilters;
  onFilter: (filters: AuditFilters) => void;
}

/** Who changed what and when, newest first, with filters. */
export function AuditLog({ filters, onFilter }: AuditLogProps) {
  const deferred = useDeferredValue(filters);
  return (
    <>
      <AuditFilterBar filters={filters} onChange={onFilter} />
      <Entries filters={deferred} />
    </>
  );
}

function Entries({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(auditQuery(filters));
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={t("audit.loading")} className="grid gap-3 pt-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  }
  if (error) return <LoadFailure title={t("audit.failed")} error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <EmptyState title={t("audit.empty")} className="flex-1" />;
  return (
    <>
      <ul className="mt-4 border-t border-border-strong">
        {entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ul>
      <MoreButton query={query} className="mt-4 self-start">
        {t("audit.more")}
      </MoreButton>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation();
  const actionLabel = useActionLabel();
  const subjectLabel = useSubjectLabel();
  const { actor } = entry;
  const who = actor ? (actor.name ?? t("audit.unknownPerson")) : t("audit.product");
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-border py-3 handset:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)]">
      <time dateTime={entry.at} className="text-sm tabular-nums text-text-muted">
        {momentOf(entry.at, i18n.language)}
      </time>
      <div className="min-w-0">
        <p className="truncate font-medium">{who}</p>
        {actor?.email && <p className="truncate text-sm text-text-subtle">{actor.email}</p>}
      </div>
      <div className="min-w-0">
        <p>{actionLabel(entry.action)}</p>
        <p className="text-sm wrap-anywhere text-text-subtle">{subjectLabel(entry)}</p>
        <details className="mt-1 text-sm">
          <summary className="w-fit cursor-pointer text-text-muted hover:text-text">
            {t("audit.details")}
          </summary>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-text-muted">
            {describeDetails(i18n, entry).map(({ name, label, value }) => (
              <Fragment key={name}>
                <dt className="text-text-subtle">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </Fragment>
            ))}
            <dt className="text-text-subtle">{t("audit.entry", { seq: entry.seq })}</dt>
            <dd className="font-mono text-xs leading-5 wrap-anywhere">{entry.hash}</dd>
          </dl>
        </details>
      </div>
    </li>
  );
}
