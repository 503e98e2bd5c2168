import type { MySession } from "@metatron/contract/settings/settings";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";

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
  if (data.kept === "elsewhere")
    return <p className="max-w-measure py-3 text-text-muted">{t("settings.sessionsElsewhere")}</p>;
  const others = data.items.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul>
        {data.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && <EndOthers />}
    </>
  );
}

function SessionRow({ session }: { session: MySession }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const started = format.format(new Date(session.startedAt));
  const ending = useMutation({
    mutationFn: () => call("endMySession", { params: { id: session.id } }),
    onSuccess: () => toast({ text: t("settings.sessionEnded") }),
    onError: (error) => toast({ text: t("settings.sessionFailed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3">
      <div className="min-w-0">
        <p className="font-medium">{t("settings.sessionStarted", { when: started })}</p>
        <p className="mt-0.5 text-xs text-text-subtle">
          {t("settings.sessionSeen", { when: format.format(new Date(session.lastSeenAt)) })}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="accent">{t("settings.sessionHere")}</Badge>
      ) : (
        <Button
          size="sm"
          busy={ending.isPending}
          aria-label={t("settings.endSessionLabel", { when: started })}
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
