import { type DocumentFilter, type DocumentSort, documentSorts } from "@metatron/contract/files/constants";
import type { DocumentRecord } from "@metatron/contract/files/document";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { DataTable } from "../../../ui/chart/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { DocumentBadge } from "./document-badge.tsx";
import { titleOf } from "./document-state.ts";
import { DocumentTools } from "./document-tools.tsx";
import { documentCountsQuery, documentsQuery } from "./documents-query.ts";
import { useDocumentFacts } from "./use-document-facts.ts";

export function DocumentsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("documents.admin.title")}>
      <Documents />
    </AdminFrame>
  );
}

/** The documents of all assistants with their state; the content stays with the people who use them. */
function Documents() {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const [filter, setFilter] = useState<DocumentFilter | null>(null);
  const [sort, setSort] = useState<DocumentSort>("title");
  const query = useInfiniteQuery(documentsQuery({ q: useDeferredValue(q.trim()), filter, sort }));
  const { data: counts } = useQuery(documentCountsQuery);
  const items = query.data?.pages.flatMap((page) => page.items);
  const isNarrowed = q.trim() !== "" || filter !== null;
  return (
    <div className="grid gap-4">
      <p className="max-w-measure text-text-muted">{t("documents.admin.lede")}</p>
      <DocumentTools
        query={q}
        onQuery={setQ}
        filter={filter}
        onFilter={setFilter}
        counts={counts}
        sort={sort}
        sorts={documentSorts}
        onSort={setSort}
      />
      {counts && (
        <p className="text-xs text-text-subtle tabular-nums">
          {t("documents.admin.count", { count: counts.all })}
        </p>
      )}
      {query.isError && (
        <LoadFailure
          title={t("documents.admin.loadFailed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <SkeletonGroup label={t("documents.admin.loading")} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && isNarrowed && <p role="status">{t("documents.none")}</p>}
      {items?.length === 0 && !isNarrowed && <EmptyState title={t("documents.admin.empty")} />}
      {items && items.length > 0 && <DocumentsTable records={items} />}
      <MoreButton query={query} className="justify-self-start">
        {t("documents.admin.more")}
      </MoreButton>
    </div>
  );
}

function DocumentsTable({ records }: { records: DocumentRecord[] }) {
  const { t, i18n } = useTranslation();
  const facts = useDocumentFacts();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  return (
    <DataTable
      label={t("documents.admin.title")}
      rows={records}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "document",
          head: t("documents.admin.document"),
          cell: (record) => (
            <span className="block max-w-[26rem] min-w-40 wrap-anywhere">
              {titleOf(record)}
              <span className="block text-xs font-normal text-text-subtle">{facts(record)}</span>
              <span className="mt-1 block text-xs font-normal handset:hidden">
                <AssistantCell record={record} />
              </span>
            </span>
          ),
        },
        {
          key: "assistant",
          head: t("documents.admin.assistant"),
          isWide: true,
          cell: (record) => <AssistantCell record={record} />,
        },
        {
          key: "state",
          head: t("documents.admin.state"),
          cell: (record) => <DocumentBadge document={record} />,
        },
        {
          key: "responsible",
          head: t("documents.admin.responsible"),
          isWide: true,
          cell: ({ responsible, documentOwner }) =>
            responsible?.name ?? documentOwner ?? t("documents.admin.nobody"),
        },
        {
          key: "added",
          head: t("documents.admin.added"),
          isWide: true,
          cell: ({ createAt }) => <span className="whitespace-nowrap">{day.format(new Date(createAt))}</span>,
        },
      ]}
    />
  );
}

/** A link where this administrator may edit; otherwise the owner, who can be asked. */
function AssistantCell({ record }: { record: DocumentRecord }) {
  const { t } = useTranslation();
  const { assistantId, assistant, official, emailOwner, editable } = record;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {editable ? (
        <Link
          to="/assistants/$assistantId/edit"
          params={{ assistantId }}
          search={{ tab: "knowledge" }}
          className="text-accent-text underline"
        >
          {assistant}
        </Link>
      ) : (
        assistant
      )}
      {official && <Badge tone="accent">{t("documents.admin.official")}</Badge>}
      {!official && emailOwner && <span className="block w-full text-xs text-text-subtle">{emailOwner}</span>}
    </span>
  );
}
