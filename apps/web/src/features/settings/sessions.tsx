import type { MySession } from "@metatron/contract/settings/settings";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";

const PHONES = ["Android", "iPhone"];

const sessionsQuery = queryOptions({
  queryKey: ["my-sessions"],
  queryFn: ({ signal }) => call("listMySessions", { signal }),
});

/** The account's sessions, as far as this server knows them. */
export function Sessions() {
  const { t } = useTranslation();
  const { data, error, refetch, isPending } = useQuery(sessionsQuery);
  if (isPending)
    return (
      <SkeletonGroup label={t("settings.sessionsLoading")} labelHidden className="py-4">
        <Skeleton className="w-1/2" />
      </SkeletonGroup>
    );
  if (error)
    return <LoadFailure title={t("settings.sessionsFailed")} error={error} onRetry={() => void refetch()} />;
  if (data.kept === "elsewhere") {
    return (
      <>
        <p className="max-w-measure py-3 text-text-muted">{t("settings.sessionsElsewhere")}</p>
        <ul>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} canEnd={false} />
          ))}
        </ul>
      </>
    );
  }
  const others = data.items.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul>
        {data.items.map((session) => (
          <SessionRow key={session.id} session={session} canEnd />
        ))}
      </ul>
      {others.length > 0 && <EndOthers />}
    </>
  );
}

function SessionRow({ session, canEnd }: { session: MySession; canEnd: boolean }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const started = format.format(new Date(session.startedAt));
  const { browser, system } = session;
  const device =
    browser && system
      ? t("settings.device", { browser, system })
      : (browser ?? system ?? t("settings.deviceUnknown"));
  const Icon = system !== null && PHONES.includes(system) ? Smartphone : Monitor;
  const ending = useMutation({
    mutationFn: () => call("endMySession", { params: { id: session.id } }),
    onSuccess: () => toast({ text: t("settings.sessionEnded") }),
    onError: (error) => toast({ text: t("settings.sessionFailed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-medium">
          <Icon className="size-4 flex-none text-text-subtle" aria-hidden="true" />
          {device}
        </p>
        <p className="mt-0.5 text-xs text-text-subtle">
          {t("settings.sessionStarted", { when: started })} ·{" "}
          {t("settings.sessionSeen", {
            when: timeAgo(session.lastSeenAt, { now: new Date(), language: i18n.language }),
          })}
        </p>
      </div>
      {session.isCurrent && <Badge tone="accent">{t("settings.sessionHere")}</Badge>}
      {canEnd && !session.isCurrent && (
        <Button
          size="sm"
          busy={ending.isPending}
          aria-label={t("settings.endSessionLabel", { device, when: started })}
          onClick={() => ending.mutate()}
        >
          {t("settings.endSession")}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call("endMyOtherSessions"),
    onSuccess: () => toast({ text: t("settings.othersEnded") }),
    onError: (error) => toast({ text: t("settings.sessionFailed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Button busy={ending.isPending} onClick={() => ending.mutate()} className="mt-4">
      {t("settings.endOthers")}
    </Button>
  );
}
