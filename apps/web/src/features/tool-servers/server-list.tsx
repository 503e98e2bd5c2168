import type { ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { ServerCard } from "./server-card.tsx";
import { newServer, ServerDialog } from "./server-dialog.tsx";
import { toolServersQuery } from "./tool-queries.ts";

/** The registered servers, each with its tools. */
export function ServerList() {
  const { t } = useTranslation();
  const { data, error, refetch, isPending } = useQuery(toolServersQuery);
  const [edited, setEdited] = useState<ToolServer | null>(null);
  if (isPending)
    return (
      <SkeletonGroup label={t("tools.loading")} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  if (error)
    return <LoadFailure title={t("tools.loadFailed")} error={error} onRetry={() => void refetch()} />;
  const add = (
    <Button variant="primary" className="justify-self-start" onClick={() => setEdited(newServer())}>
      <Plus />
      {t("tools.add")}
    </Button>
  );
  return (
    <>
      {data.servers.length === 0 ? (
        <EmptyState title={t("tools.empty")} description={t("tools.emptyHint")} action={add} />
      ) : (
        <>
          {add}
          <ul className="border-t border-border">
            {data.servers.map((server) => (
              <ServerCard key={server.id} server={server} onEdit={() => setEdited(server)} />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ServerDialog server={edited} isStdioAllowed={data.isStdioAllowed} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
