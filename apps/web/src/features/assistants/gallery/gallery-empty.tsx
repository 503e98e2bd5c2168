import type { AssistantScope } from "@metatron/contract/assistants/constants";
import { Plus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface GalleryEmptyProps {
  scope: AssistantScope;
  query: string;
  onCreate: () => void;
  onClear: () => void;
}

/** The empty gallery: what assistants are for and how to get one. */
export function GalleryEmpty({ scope, query, onCreate, onClear }: GalleryEmptyProps) {
  const { t } = useTranslation();
  const searched = query.trim();
  if (searched !== "") {
    return (
      <EmptyState
        title={t("assistants.empty.search.title", { query: searched })}
        description={t("assistants.empty.search.text")}
        action={<Button onClick={onClear}>{t("assistants.empty.clear")}</Button>}
        className="flex-1"
      />
    );
  }
  const mayCreate = scope === "all" || scope === "mine";
  return (
    <EmptyState
      title={t(`assistants.empty.${scope}.title`)}
      description={t(`assistants.empty.${scope}.text`)}
      {...(mayCreate
        ? {
            action: (
              <Button variant="soft" onClick={onCreate}>
                <Plus />
                {t("assistants.create")}
              </Button>
            ),
          }
        : {})}
      className="flex-1"
    />
  );
}
