import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { currentLanguage } from "../../../lib/language.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { useGo } from "../../../shell/use-go.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { type EditedNews, editNews, newNews } from "./news-draft.ts";
import { NewsForm } from "./news-form.tsx";
import { allNewsQuery } from "./news-queries.ts";
import { NewsRow } from "./news-row.tsx";

export function NewsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("admin.screens.news")}>
      <NewsAdmin />
    </AdminFrame>
  );
}

/** The list of all items, or the form of one. */
function NewsAdmin() {
  const { t } = useTranslation();
  const onGo = useGo();
  const [edited, setEdited] = useState<EditedNews | null>(null);
  const { data, error, refetch, isPending } = useQuery(allNewsQuery);
  if (edited)
    return (
      <NewsForm
        key={edited.id}
        edited={edited}
        canTranslate={data?.canTranslate ?? false}
        onGo={onGo}
        onClose={() => setEdited(null)}
      />
    );
  if (isPending)
    return (
      <SkeletonGroup label={t("newsAdmin.loading")} className="max-w-column">
        {["w-2/5", "w-1/2", "w-1/3"].map((width) => (
          <div key={width} className="border-b border-border py-4">
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (error)
    return <LoadFailure title={t("newsAdmin.failed")} error={error} onRetry={() => void refetch()} />;
  const write = (
    <Button variant="primary" onClick={() => setEdited(newNews(crypto.randomUUID(), currentLanguage()))}>
      <Plus />
      {t("newsAdmin.write")}
    </Button>
  );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t("newsAdmin.none")}
        description={t("newsAdmin.noneText")}
        action={write}
        className="flex-1"
      />
    );
  return (
    <div className="max-w-column">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-measure text-text-muted">{t("newsAdmin.lede")}</p>
        {write}
      </div>
      <ul className="border-t border-border">
        {data.items.map((item) => (
          <NewsRow key={item.id} item={item} onEdit={() => setEdited(editNews(item))} />
        ))}
      </ul>
    </div>
  );
}
