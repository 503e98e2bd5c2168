import type { SourceState } from "@metatron/contract/assistants/constants";
import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import { BookOpen, Ellipsis, ExternalLink, Folder, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import { Progress } from "../../../ui/progress.tsx";

interface SourceRowProps {
  source: SourceHealth;
  name: string;
  openLabel: string;
  removeLabel: string;
  onRefresh: () => void;
  onRemove: () => void;
}

/** The health of one source: last synchronisation, progress, failures and their reasons. */
export function SourceRow({ source, name, openLabel, removeLabel, onRefresh, onRemove }: SourceRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { kind, state, url, pages, pagesDone, pagesFailed, failures, reason } = source;
  const Icon = kind === "confluence" ? BookOpen : Folder;
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 border-b border-border py-2.5 text-sm leading-4.5">
      <span
        aria-hidden="true"
        className="grid h-8 w-7 place-items-center rounded-xs bg-accent-soft text-accent-text"
      >
        <Icon className="size-3.5" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-text-subtle">
          <Meta source={source} />
        </span>
      </span>
      <Badge tone={TONES[state]}>{t(`assistantKnowledge.source.${state}`)}</Badge>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={t("assistantKnowledge.source.menu", { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<RotateCw />} onSelect={onRefresh}>
          {t("assistantKnowledge.source.refresh")}
        </MenuItem>
        {url && (
          <MenuItem icon={<ExternalLink />} onSelect={() => window.open(url, "_blank", "noopener")}>
            {openLabel}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
          {removeLabel}
        </MenuItem>
      </Menu>
      {state === "syncing" && pages > 0 && (
        <Progress
          label={t("assistantKnowledge.progress", { name })}
          value={(pagesDone / pages) * 100}
          className="col-start-2 col-end-5"
        />
      )}
      {(reason || pagesFailed > 0) && (
        <div className="col-start-2 col-end-5">
          {reason && (
            <p className="text-xs text-danger-text">{t(`assistantKnowledge.source.reasons.${reason}`)}</p>
          )}
          {failures.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="-ml-2"
            >
              {t(
                isOpen ? "assistantKnowledge.source.hideFailures" : "assistantKnowledge.source.showFailures",
              )}
            </Button>
          )}
          {isOpen && <Failures failures={failures} />}
        </div>
      )}
    </li>
  );
}

const TONES = {
  waiting: "neutral",
  syncing: "accent",
  synced: "success",
  partial: "warning",
  failed: "danger",
} as const satisfies Record<SourceState, string>;

function Meta({ source: { state, pages, pagesDone, pagesFailed, lastSyncAt } }: { source: SourceHealth }) {
  const { t, i18n } = useTranslation();
  const parts = [
    state === "syncing" && pages > 0
      ? t("assistantKnowledge.source.progress", { done: pagesDone, pages })
      : t("assistantKnowledge.pages", { count: pagesDone }),
    ...(pagesFailed > 0 ? [t("assistantKnowledge.source.failedPages", { count: pagesFailed })] : []),
    lastSyncAt
      ? t("assistantKnowledge.source.read", {
          when: timeAgo(lastSyncAt, { now: new Date(), language: i18n.language }),
        })
      : t("assistantKnowledge.source.never"),
  ];
  return parts.join(" · ");
}

function Failures({ failures }: Pick<SourceHealth, "failures">) {
  const { t } = useTranslation();
  return (
    <ul className="mt-1 max-h-60 overflow-y-auto text-xs">
      {failures.map(({ title, url, reason }) => (
        <li key={`${url}-${title}`} className="border-b border-border py-1.5 last:border-b-0">
          <span className="block font-medium">{title}</span>
          <span className="text-text-subtle">{t(`assistantKnowledge.source.reasons.${reason}`)}</span>
        </li>
      ))}
    </ul>
  );
}
