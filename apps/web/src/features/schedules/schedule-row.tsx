import type { Schedule } from "@metatron/contract/schedules/schedule";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Pause, Pencil, Play, RotateCw, Trash2 } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu-items.tsx";
import { toast } from "../../ui/toast.ts";
import { describeRule, instantName } from "./describe-rule.ts";
import { isRunning, SCHEDULES_KEY } from "./schedules-query.ts";

interface ScheduleRowProps {
  schedule: Schedule;
  /** False for people whose answers must not be stored: they pause and delete schedules alone. */
  mayRun: boolean;
  onEdit: () => void;
}

export function ScheduleRow({ schedule, mayRun, onEdit }: ScheduleRowProps) {
  const { t, i18n } = useTranslation();
  const { question, chat, assistantName, research, rule, timeZone, conversationId, nextRunAt } = schedule;
  const { language } = i18n;
  return (
    <li className="flex items-start gap-3 border-b border-border py-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{question}</h2>
          <StateBadge schedule={schedule} />
        </div>
        <p className="mt-1 text-sm text-text-muted">
          {describeRule(t, rule, language)} · {assistantName ?? t(`schedules.chats.${chat}`)}
          {research && ` · ${t("schedules.research")}`}
        </p>
        <p className="mt-0.5 text-sm text-text-subtle">
          {nextRunAt && t("schedules.next", { at: instantName(nextRunAt, { timeZone, language }), timeZone })}
        </p>
        <Problem schedule={schedule} />
        {conversationId && (
          <Link
            to="/chat/$conversationId"
            params={{ conversationId }}
            className="mt-1.5 inline-block text-sm text-accent-text underline"
          >
            {t("schedules.seeAnswers")}
          </Link>
        )}
      </div>
      <RowMenu schedule={schedule} mayRun={mayRun} onEdit={onEdit} />
    </li>
  );
}

function StateBadge({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  if (isRunning(schedule))
    return (
      <Badge tone="accent" role="status">
        {t("schedules.running")}
      </Badge>
    );
  switch (schedule.state) {
    case "active":
      return null;
    case "paused":
      return <Badge tone="warning">{t("schedules.paused")}</Badge>;
    case "done":
      return <Badge>{t("schedules.done")}</Badge>;
  }
}

/** Why the schedule stands still, or why its last run failed. */
function Problem({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const { pauseReason, lastRun } = schedule;
  const code = lastRun?.state === "failed" ? lastRun.errorCode : null;
  const reason = code ? t(`errors.${code}`) : "";
  if (pauseReason && pauseReason !== "person")
    return (
      <p className="mt-1 text-sm text-warning-text">{t(`schedules.reasons.${pauseReason}`, { reason })}</p>
    );
  if (!code || pauseReason) return null;
  return <p className="mt-1 text-sm text-danger-text">{t("schedules.lastFailed", { reason })}</p>;
}

function RowMenu({ schedule, mayRun, onEdit }: ScheduleRowProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, question, state } = schedule;
  const settings = {
    onSettled: () => queries.invalidateQueries({ queryKey: SCHEDULES_KEY }),
    onError: (error: Error) => toast({ text: t("schedules.failed", { reason: reasonOf(t, error) }) }),
  };
  const running = useMutation({ mutationFn: () => call("runSchedule", { params: { id } }), ...settings });
  const switching = useMutation({
    mutationFn: (paused: boolean) => call("switchSchedule", { params: { id }, body: { paused } }),
    ...settings,
  });
  const removing = useMutation({
    mutationFn: () => call("deleteSchedule", { params: { id } }),
    ...settings,
  });

  async function handleRemove() {
    const answer = await confirm({
      title: t("schedules.deleteTitle"),
      description: t("schedules.deleteText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("schedules.delete") },
    });
    if (answer === "ok") removing.mutate();
  }

  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t("schedules.options", { question })}>
          <Ellipsis />
        </IconButton>
      }
    >
      {mayRun && (
        <>
          <MenuItem icon={<Play />} disabled={isRunning(schedule)} onSelect={() => running.mutate()}>
            {t("schedules.runNow")}
          </MenuItem>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t("schedules.edit")}
          </MenuItem>
        </>
      )}
      {state === "active" && (
        <MenuItem icon={<Pause />} onSelect={() => switching.mutate(true)}>
          {t("schedules.pause")}
        </MenuItem>
      )}
      {state === "paused" && mayRun && (
        <MenuItem icon={<RotateCw />} onSelect={() => switching.mutate(false)}>
          {t("schedules.resume")}
        </MenuItem>
      )}
      {(mayRun || state === "active") && <MenuSeparator />}
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void handleRemove()}>
        {t("schedules.delete")}
      </MenuItem>
    </Menu>
  );
}
