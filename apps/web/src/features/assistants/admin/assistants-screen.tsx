import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import type { RecordOrder } from "@metatron/contract/assistants/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { formatsIn } from "../../../lib/figures.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/chart/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Input } from "../../../ui/input.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { StateBadge } from "../life/state-badge.tsx";
import { AssistantLimitsDialog } from "./assistant-limits-dialog.tsx";
import { assistantRecordsQuery, type RecordSorting } from "./assistant-records-query.ts";
import { RecordDialog } from "./record-dialog.tsx";

export function AssistantsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("adminAssistants.title")}>
      <AssistantRecords />
    </AdminFrame>
  );
}

/** Owner and usage of each assistant: counts only, none of its content. */
function AssistantRecords() {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const [sorting, setSorting] = useState<RecordSorting>({ order: "name", direction: "asc" });
  const query = useInfiniteQuery(assistantRecordsQuery(useDeferredValue(q.trim()), sorting));
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid gap-4">
      <p className="max-w-measure text-text-muted">{t("adminAssistants.lede")}</p>
      <Input
        type="search"
        className="handset:w-80"
        icon={<Search />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        placeholder={t("adminAssistants.search")}
        aria-label={t("adminAssistants.search")}
      />
      {query.isError && (
        <LoadFailure
          title={t("adminAssistants.loadFailed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <SkeletonGroup label={t("adminAssistants.loading")} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && q.trim() !== "" && <p role="status">{t("adminAssistants.none")}</p>}
      {items?.length === 0 && q.trim() === "" && <EmptyState title={t("adminAssistants.empty")} />}
      {items && items.length > 0 && <RecordsTable records={items} sorting={sorting} onSort={setSorting} />}
      <MoreButton query={query} className="justify-self-start">
        {t("adminAssistants.more")}
      </MoreButton>
    </div>
  );
}

interface RecordsTableProps {
  records: AssistantRecord[];
  sorting: RecordSorting;
  onSort: (sorting: RecordSorting) => void;
}

function RecordsTable({ records, sorting, onSort }: RecordsTableProps) {
  const { t, i18n } = useTranslation();
  const { whole } = formatsIn(i18n.language);
  const [limited, setLimited] = useState<AssistantRecord | null>(null);
  const limitsLabel = ({ turnLimits }: AssistantRecord) =>
    t(turnLimits ? "adminAssistants.limits.change" : "adminAssistants.limits.set");
  const [opened, setOpened] = useState<AssistantRecord | null>(null);
  /** A second press turns the order around; counts begin with the largest. */
  const sortBy = (order: RecordOrder) => ({
    direction: sorting.order === order ? sorting.direction : null,
    onSort: () => {
      const first = order === "name" || order === "owner" ? "asc" : "desc";
      const isSame = sorting.order === order;
      const turned = sorting.direction === "asc" ? "desc" : "asc";
      onSort({ order, direction: isSame ? turned : first });
    },
  });
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const seen = ({ ownerLastSeenAt }: AssistantRecord) =>
    ownerLastSeenAt
      ? t("adminAssistants.seen", { day: day.format(new Date(ownerLastSeenAt)) })
      : t("adminAssistants.neverSeen");
  const figure = (key: "members" | "documents" | "people" | "conversations", isWide: boolean) => ({
    key,
    head: t(`adminAssistants.${key}`),
    isFigure: true,
    isWide,
    sorting: sortBy(key),
    cell: (record: AssistantRecord) => whole(record[key]),
  });
  return (
    <>
      <DataTable
        label={t("adminAssistants.title")}
        rows={records}
        keyOf={({ id }) => id}
        columns={[
          {
            key: "name",
            head: t("adminAssistants.name"),
            sorting: sortBy("name"),
            cell: (record) => (
              <span className="flex flex-wrap items-center gap-2">
                <button
                  type="button"
                  onClick={() => setOpened(record)}
                  className="rounded-xs text-left font-medium text-accent-text underline-offset-2 wrap-anywhere hover:underline"
                >
                  {record.name}
                </button>
                {record.official && <Badge tone="accent">{t("adminAssistants.official")}</Badge>}
                {record.state !== "published" && (
                  <StateBadge state={record.state} label={t(`adminAssistants.states.${record.state}`)} />
                )}
                {record.reviewExpiresAt && new Date(record.reviewExpiresAt) < new Date() && (
                  <Badge tone="warning">{t("adminAssistants.states.expired")}</Badge>
                )}
              </span>
            ),
          },
          {
            key: "owner",
            head: t("adminAssistants.owner"),
            sorting: sortBy("owner"),
            cell: (record) =>
              record.official ? null : (
                <>
                  {record.emailOwner ?? t("adminAssistants.nobody")}
                  <span className="block text-xs text-text-subtle">{record.emailOwner && seen(record)}</span>
                </>
              ),
          },
          figure("members", true),
          figure("documents", true),
          figure("people", false),
          figure("conversations", true),
          {
            key: "updated",
            head: t("adminAssistants.updated"),
            isWide: true,
            sorting: sortBy("updated"),
            cell: ({ updatedAt }) => day.format(new Date(updatedAt)),
          },
          {
            key: "limits",
            head: t("adminAssistants.limits.column"),
            isHeadHidden: true,
            cell: (record) => (
              <Button
                size="sm"
                onClick={() => setLimited(record)}
                aria-label={`${limitsLabel(record)}: ${record.name}`}
              >
                {limitsLabel(record)}
              </Button>
            ),
          },
        ]}
      />
      {opened && <RecordDialog record={opened} onClose={() => setOpened(null)} />}
      {limited && <AssistantLimitsDialog record={limited} onClose={() => setLimited(null)} />}
    </>
  );
}
