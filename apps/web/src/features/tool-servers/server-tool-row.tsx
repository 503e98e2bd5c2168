import type { ServerToolState } from "@metatron/contract/tool-servers/constants";
import type { ServerTool } from "@metatron/contract/tool-servers/tool-servers";
import { timeAgo } from "../../lib/time-ago.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { shortTime } from "./short-time.ts";

const TONES = {
  new: "accent",
  accepted: "success",
  changed: "warning",
  gone: "neutral",
} as const satisfies Record<ServerToolState, string>;

/** A tool of a server: its state, who uses it, and how its calls went. */
export function ServerToolRow({ tool, onOpen }: { tool: ServerTool; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const title = titleOf(tool);
  const needsReview = tool.state === "new" || tool.state === "changed";
  const isOff = tool.state === "accepted" && !tool.isOn;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 rounded-sm bg-surface-sunken px-3 py-2.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium wrap-anywhere">{title}</span>
          <Badge tone={isOff ? "neutral" : TONES[tool.state]}>
            {isOff ? t("tools.switchedOff") : t(`tools.states.${tool.state}`)}
          </Badge>
          <Badge>{t(`tools.access.${tool.access}`)}</Badge>
        </p>
        <p className="text-xs wrap-anywhere text-text-subtle">
          {tool.offeredAs} · {whoOf()}
        </p>
        {tool.calls > 0 && (
          <p className="mt-0.5 text-xs tabular-nums text-text-muted">
            {t("tools.calls", { count: tool.calls })}
            {tool.failures > 0 && ` · ${t("tools.callsFailed", { count: tool.failures })}`}
            {tool.medianMs !== null &&
              tool.p95Ms !== null &&
              ` · ${t("tools.times", {
                median: shortTime(tool.medianMs, i18n.language),
                p95: shortTime(tool.p95Ms, i18n.language),
              })}`}
          </p>
        )}
        {tool.lastFailure && (
          <p className="mt-0.5 text-xs text-danger-text">
            {t("tools.lastFailure", {
              when: timeAgo(tool.lastFailure.at, { now: new Date(), language: i18n.language }),
              why: t(`tools.failures.${tool.lastFailure.reason}`),
            })}
          </p>
        )}
      </div>
      <Button
        size="sm"
        variant={needsReview ? "primary" : "ghost"}
        aria-label={t(needsReview ? "tools.reviewOf" : "tools.adjustOf", { name: title })}
        onClick={onOpen}
      >
        {t(needsReview ? "tools.review" : "tools.adjust")}
      </Button>
    </li>
  );

  function whoOf(): string {
    const who =
      tool.roles.length === 0
        ? t("tools.everyone")
        : tool.roles.map((role) => t(`roles.${role}`, { defaultValue: role })).join(", ");
    const where = t(`tools.places.${tool.place}`);
    if (tool.assistants.length === 0) return `${who} · ${where}`;
    const names = tool.assistants.map(({ name }) => name ?? t("tools.assistantsGone")).join(", ");
    return `${who} · ${where} · ${t("tools.onlyIn", { names })}`;
  }
}

export const titleOf = ({ name, accepted, current }: ServerTool): string =>
  accepted?.title ?? current?.title ?? name;
