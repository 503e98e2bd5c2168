import type { Schedule, ScheduleList } from "@metatron/contract/schedules/schedule";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CalendarPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { useMayStore } from "../status/use-may-store.ts";
import { unreadQuery } from "../unread-answers/unread-query.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { draftFromConversation, draftOf, newDraft, type ScheduleDraft } from "./schedule-draft.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import { isRunning, schedulesQuery } from "./schedules-query.ts";

/** The open form; without an id it makes a new schedule. */
interface Editing {
  id: string | null;
  draft: ScheduleDraft;
}

/** The person's scheduled questions. */
export function SchedulesPage() {
  const { t } = useTranslation();
  const schedules = useQuery(schedulesQuery);
  const [editing, setEditing] = useEditing();
  const mayStore = useMayStore();
  useUnreadAfterRuns(schedules.data);
  const { items = [], limit = 0 } = schedules.data ?? {};
  const isFull = limit > 0 && items.length >= limit;
  const addButton = mayStore && (
    <Button
      variant="primary"
      disabled={!schedules.data || isFull}
      onClick={() => setEditing({ id: null, draft: newDraft(new Date()) })}
    >
      <CalendarPlus />
      {t("schedules.add")}
    </Button>
  );
  return (
    <Page title={t("shell.schedules")} width="column" tools={items.length > 0 ? addButton : undefined}>
      {!mayStore && (
        <Notice tone="info" variant="box" className="mb-4 max-w-column">
          {t("errors.temporary_only")}
        </Notice>
      )}
      {schedules.isPending && <Loading />}
      {schedules.isError && (
        <LoadFailure
          title={t("schedules.listFailed")}
          error={schedules.error}
          onRetry={() => void schedules.refetch()}
        />
      )}
      {schedules.isSuccess && items.length === 0 && (
        <EmptyState
          title={t("schedules.empty")}
          description={t("schedules.emptyText")}
          action={addButton}
          className="flex-1"
        />
      )}
      {items.length > 0 && (
        <>
          {isFull && <p className="mb-3 text-sm text-text-muted">{t("schedules.full", { count: limit })}</p>}
          <ul className="max-w-column border-t border-border">
            {items.map((schedule) => (
              <ScheduleRow
                key={schedule.id}
                schedule={schedule}
                mayRun={mayStore}
                onEdit={() => setEditing({ id: schedule.id, draft: draftOf(schedule, new Date()) })}
              />
            ))}
          </ul>
        </>
      )}
      {editing && mayStore && <ScheduleDialog {...editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}

/** Opens by itself for the conversation in the URL; closing it removes the conversation from the URL. */
function useEditing() {
  const { from } = useSearch({ from: "/shell/schedules" });
  const navigate = useNavigate();
  const { db } = useLocalData();
  const [editing, setEditing] = useState<Editing | null>(null);
  useEffect(() => {
    if (!from) return;
    let isGone = false;
    const now = new Date();
    draftFromConversation(db, { conversationId: from, now })
      .catch(() => newDraft(now))
      .then((draft) => {
        if (!isGone) setEditing({ id: null, draft });
      });
    return () => {
      isGone = true;
    };
  }, [from, db]);
  const change = (next: Editing | null) => {
    setEditing(next);
    if (next === null && from) void navigate({ to: "/schedules", search: {}, replace: true });
  };
  return [editing, change] as const;
}

/** A run that ended has left an unread answer. */
function useUnreadAfterRuns(list: ScheduleList | undefined) {
  const queries = useQueryClient();
  const [running, setRunning] = useState<readonly string[]>([]);
  const now = list?.items.filter(isRunning).map(({ id }: Schedule) => id) ?? running;
  if (now.join() !== running.join()) setRunning(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of running ones is compared by its ids.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }, [running.join()]);
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("schedules.loading")} className="grid max-w-column gap-6 pt-2">
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-48" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
