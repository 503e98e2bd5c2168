import type { ToolConnection } from "@metatron/contract/tool-servers/tool-servers";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { RowSection } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";

export const connectionsQuery = queryOptions({
  queryKey: ["tool-connections"],
  queryFn: ({ signal }) => call("listToolConnections", { signal }),
});

/** Accounts of other systems that answers may use; without such systems the section is not shown. */
export function Connections() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(connectionsQuery);
  const section = useRef<HTMLDivElement>(null);
  const isShown = error !== null || (data?.connections.length ?? 0) > 0;
  // The section is loaded after the page, so the browser has not scrolled to it.
  useEffect(() => {
    if (isShown && window.location.hash === "#connections") section.current?.scrollIntoView();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div id="connections" ref={section}>
      <RowSection title={t("settings.connections")}>
        {error ? (
          <LoadFailure title={t("settings.connectionsFailed")} error={error} onRetry={() => void refetch()} />
        ) : (
          <ul>
            {data?.connections.map((connection) => (
              <ConnectionRow key={connection.serverId} connection={connection} />
            ))}
          </ul>
        )}
      </RowSection>
    </div>
  );
}

function ConnectionRow({ connection }: { connection: ToolConnection }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { serverId: id, name, host, connectedAt } = connection;
  const onError = (error: Error) =>
    toast({ text: t("settings.connectionFailed", { name, reason: reasonOf(t, error) }) });
  const starting = useMutation({
    mutationFn: () => call("startToolConnection", { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call("endToolConnection", { params: { id } }),
    onSuccess: () => toast({ text: t("settings.disconnected", { name }) }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  });
  const when = connectedAt && new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="mt-0.5 text-xs text-text-subtle">
          {when
            ? t("settings.connectedSince", { host, when: when.format(new Date(connectedAt)) })
            : t("settings.notConnected", { host })}
        </p>
      </div>
      {connectedAt ? (
        <Button
          size="sm"
          busy={ending.isPending}
          aria-label={t("settings.disconnectOf", { name })}
          onClick={() => ending.mutate()}
        >
          {t("settings.disconnect")}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="primary"
          busy={starting.isPending}
          aria-label={t("settings.connectOf", { name })}
          onClick={() => starting.mutate()}
        >
          {t("settings.connect")}
        </Button>
      )}
    </li>
  );
}
