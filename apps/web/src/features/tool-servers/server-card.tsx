import type { ServerTool, ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleHelp, CircleOff, Pencil, RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { ServerToolRow } from "./server-tool-row.tsx";
import { ToolDialog } from "./tool-dialog.tsx";
import { TOOLS_KEY } from "./tool-queries.ts";

const LOOKS = {
  works: { tone: "success", Icon: CircleCheck },
  fails: { tone: "danger", Icon: TriangleAlert },
  unchecked: { tone: "neutral", Icon: CircleHelp },
  off: { tone: "neutral", Icon: CircleOff },
} as const;

export function ServerCard({ server, onEdit }: { server: ToolServer; onEdit: () => void }) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const { check, acceptNew, remove, isBusy } = useServerActions(server);
  const fresh = server.tools.filter(({ state }) => state === "new");
  const changed = server.tools.filter(({ state }) => state === "changed");
  const tool = server.tools.find(({ name }) => name === opened);
  const health = healthOf(server);
  const { tone, Icon } = LOOKS[health];
  const heading = `tool-server-${server.id}`;
  return (
    <li className="border-b border-border py-4" aria-labelledby={heading}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h3 id={heading} className="font-semibold wrap-anywhere">
            {server.name}
          </h3>
          <p className="text-sm wrap-anywhere text-text-muted">{server.address}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
            <Badge tone={tone}>
              <Icon className="size-3.5" />
              {t(`tools.health.${health}`)}
            </Badge>
            {server.oauth && <Badge>{t("tools.perPerson")}</Badge>}
            {fresh.length > 0 && (
              <Badge tone="accent">{t("tools.freshCount", { count: fresh.length })}</Badge>
            )}
            {changed.length > 0 && (
              <Badge tone="warning">{t("tools.changedCount", { count: changed.length })}</Badge>
            )}
          </p>
          {server.failure && (
            <p className="mt-1.5 max-w-measure text-sm text-danger-text">
              {t(`tools.failures.${server.failure.reason}`)}
            </p>
          )}
          {server.checkedAt && (
            <p className="mt-1 text-xs text-text-subtle">
              {t("tools.checked", {
                when: timeAgo(server.checkedAt, { now: new Date(), language: i18n.language }),
              })}
              {server.omitted > 0 && ` · ${t("tools.omitted", { count: server.omitted })}`}
            </p>
          )}
        </div>
        <div className="flex flex-none items-center gap-1">
          <Button size="sm" busy={isBusy} onClick={check}>
            <RefreshCw />
            {t("tools.check")}
          </Button>
          <IconButton size="sm" label={t("tools.editOf", { name: server.name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            label={t("tools.deleteOf", { name: server.name })}
            onClick={() => void remove()}
          >
            <Trash2 />
          </IconButton>
        </div>
      </div>
      {server.tools.length > 0 && (
        <ul aria-label={t("tools.toolsOf", { name: server.name })} className="mt-3 grid gap-px">
          {server.tools.map((each) => (
            <ServerToolRow key={each.name} tool={each} onOpen={() => setOpened(each.name)} />
          ))}
        </ul>
      )}
      {fresh.length > 1 && (
        <Button size="sm" className="mt-3" busy={isBusy} onClick={() => acceptNew(fresh)}>
          {t("tools.acceptAll", { count: fresh.length })}
        </Button>
      )}
      {tool && <ToolDialog server={server} tool={tool} onClose={() => setOpened(null)} />}
    </li>
  );
}

function healthOf({ isEnabled, failure, checkedAt }: ToolServer): keyof typeof LOOKS {
  if (!isEnabled) return "off";
  if (failure) return "fails";
  return checkedAt ? "works" : "unchecked";
}

function useServerActions(server: ToolServer) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, name } = server;
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: TOOLS_KEY }),
    onError: (error: Error) => toast({ text: t("tools.failed", { reason: reasonOf(t, error) }) }),
  };
  const checking = useMutation({ ...settled, mutationFn: () => call("checkToolServer", { params: { id } }) });
  const deleting = useMutation({
    ...settled,
    mutationFn: () => call("deleteToolServer", { params: { id } }),
    onSuccess: () => toast({ text: t("tools.deleted") }),
  });
  const accepting = useMutation({
    ...settled,
    mutationFn: (fresh: readonly ServerTool[]) =>
      call("acceptServerTools", {
        params: { id },
        body: {
          tools: fresh.map(({ name: tool, digest, access, place }) => ({
            name: tool,
            digest,
            access,
            place,
            isOn: true,
            roles: [],
            assistants: [],
          })),
        },
      }),
  });

  async function remove() {
    const answer = await confirm({
      title: t("tools.confirm.title", { name }),
      description: t("tools.confirm.text"),
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("tools.confirm.yes"), cancel: t("admin.cancel") },
    });
    if (answer === "yes") deleting.mutate();
  }

  return {
    check: () => checking.mutate(),
    acceptNew: (fresh: readonly ServerTool[]) => accepting.mutate(fresh),
    remove,
    isBusy: checking.isPending || deleting.isPending || accepting.isPending,
  };
}
