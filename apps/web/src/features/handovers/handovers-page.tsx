import { type HandoverBox, handoverBoxes } from "@metatron/contract/handovers/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { HandoverRow } from "./handover-row.tsx";
import { handoversQuery } from "./handovers-query.ts";

/** What the person receives, gave, and has not sent yet. */
export function HandoversPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { box = "received" } = useSearch({ from: "/shell/handovers" });
  const tools = (
    <Button asChild variant="primary">
      <Link to="/handovers/new">
        <Plus />
        {t("handovers.new")}
      </Link>
    </Button>
  );
  return (
    <Page title={t("shell.handovers")} tools={tools} width="column">
      <p className="mb-3 max-w-measure text-text-muted">{t("handovers.lede")}</p>
      <Tabs
        value={box}
        onValueChange={(next: HandoverBox) =>
          void navigate({ to: "/handovers", search: { box: next }, replace: true })
        }
        className="flex max-w-column flex-1 flex-col"
      >
        <TabList label={t("shell.handovers")}>
          {handoverBoxes.map((each) => (
            <Tab key={each} value={each}>
              {t(`handovers.boxes.${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={box} className="flex flex-1 flex-col pt-0">
          <Box key={box} box={box} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function Box({ box }: { box: HandoverBox }) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const list = useInfiniteQuery(handoversQuery(db, box));
  if (list.isPending)
    return (
      <SkeletonGroup label={t("handovers.loading")} className="grid gap-6 pt-5">
        {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!list.data)
    return (
      <LoadFailure title={t("handovers.listFailed")} error={list.error} onRetry={() => void list.refetch()} />
    );
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        title={t(`handovers.empty.${box}`)}
        description={t(`handovers.emptyText.${box}`)}
        className="flex-1"
      />
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <HandoverRow key={item.id} item={item} />
        ))}
      </ul>
      <MoreButton query={list} className="mt-4 self-start">
        {t("handovers.more")}
      </MoreButton>
    </>
  );
}
