import type { AdminTool } from "@metatron/contract/tool-rules/tool-rules";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { toolRulesQuery } from "./tool-queries.ts";
import { useToolName } from "./use-tool-name.ts";

/** Every tool, our own and those of servers, with its rules per role. */
export function RulesList() {
  const { t } = useTranslation();
  const nameOf = useToolName();
  const { data, error, refetch, isPending } = useQuery(toolRulesQuery);
  const [edited, setEdited] = useState<AdminTool | null>(null);
  if (isPending)
    return (
      <SkeletonGroup label={t("tools.loading")} className="grid gap-3">
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  if (error)
    return <LoadFailure title={t("tools.rulesFailed")} error={error} onRetry={() => void refetch()} />;
  const rulesOf = ({ rules }: AdminTool) =>
    rules.map(({ role, permission }) => `${t(`roles.${role}`)}: ${t(`tools.permissions.${permission}`)}`);
  return (
    <>
      <DataTable
        label={t("tools.rules")}
        rows={data.tools}
        keyOf={({ name }) => name}
        columns={[
          {
            key: "tool",
            head: t("tools.tool"),
            cell: (tool) => (
              <span className="wrap-anywhere">
                {nameOf(tool)}
                <span className="block text-xs font-normal text-text-subtle handset:hidden">
                  {[t(`tools.permissions.${tool.byDefault}`), ...rulesOf(tool)].join(" · ")}
                </span>
              </span>
            ),
          },
          {
            key: "access",
            head: t("tools.accessLabel"),
            isWide: true,
            cell: ({ access }) => <Badge>{t(`tools.access.${access}`)}</Badge>,
          },
          {
            key: "default",
            head: t("tools.byDefault"),
            isWide: true,
            cell: ({ byDefault }) => t(`tools.permissions.${byDefault}`),
          },
          {
            key: "rules",
            head: t("tools.exceptions"),
            isWide: true,
            cell: (tool) => rulesOf(tool).join(" · ") || "–",
          },
          {
            key: "actions",
            head: t("tools.actions"),
            isHeadHidden: true,
            isFigure: true,
            cell: (tool) => (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t("tools.rulesOf", { name: nameOf(tool) })}
                onClick={() => setEdited(tool)}
              >
                {t("tools.changeRules")}
              </Button>
            ),
          },
        ]}
      />
      {edited && <RulesDialog tool={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
