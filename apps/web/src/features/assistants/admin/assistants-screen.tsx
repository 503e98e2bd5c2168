import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatsIn } from "../../../lib/figures.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/chart/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Input } from "../../../ui/input.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { AssistantLimitsDialog } from "./assistant-limits-dialog.tsx";
import { assistantRecordsQuery } from "./assistant-records-query.ts";

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
  const query = useInfiniteQuery(assistantRecordsQuery(useDeferredValue(q.trim())));
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
      {items && items.length > 0 && <RecordsTable records={items} />}
      <MoreButton query={query} className="justify-self-start">
        {t("adminAssistants.more")}
      </MoreButton>
    </div>
  );
}

function RecordsTable({ records }: { records: AssistantRecord[] }) {
  const { t, i18n } = useTranslation();
  const { whole } = formatsIn(i18n.language);
  const [limited, setLimited] = useState<AssistantRecord | null>(null);
  const limitsLabel = ({ turnLimits }: AssistantRecord) =>
    t(turnLimits ? "adminAssistants.limits.change" : "adminAssistants.limits.set");
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
            cell: ({ name, official }) => (
              <span className="flex flex-wrap items-center gap-2">
                {name}
                {official && <Badge tone="accent">{t("adminAssistants.official")}</Badge>}
              </span>
            ),
          },
          {
            key: "owner",
            head: t("adminAssistants.owner"),
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
      {limited && <AssistantLimitsDialog record={limited} onClose={() => setLimited(null)} />}
    </>
  );
}
