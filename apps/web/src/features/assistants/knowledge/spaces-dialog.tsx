import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchDialog, useSearch } from "../search-dialog.tsx";

interface SpacesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly string[];
  onChoose: (key: string) => Promise<void>;
}

/** Finds Confluence spaces by name and adds them one by one. */
export function SpacesDialog({ open, onOpenChange, chosen, onChoose }: SpacesDialogProps) {
  const { t } = useTranslation();
  const { sought, ...search } = useSearch();
  const [adding, setAdding] = useState<string | null>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: ["confluence-spaces", sought],
    queryFn: ({ signal }) => call("searchConfluenceSpaces", { query: sought ? { q: sought } : {}, signal }),
    enabled: open,
    placeholderData: (before) => before,
  });

  async function handleChoose(key: string) {
    setAdding(key);
    await onChoose(key);
    setAdding(null);
  }

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assistantKnowledge.confluence.add")}
      closeLabel={t("assistantKnowledge.confluence.close")}
      searchLabel={t("assistantKnowledge.confluence.search")}
      search={search}
      status={
        error
          ? t("assistantKnowledge.confluence.searchFailed", { reason: reasonOf(t, error) })
          : isFetching
            ? t("assistantKnowledge.confluence.searching")
            : data?.items.length === 0 && t("assistantKnowledge.confluence.none")
      }
    >
      {data?.items.map(({ key, name }) => (
        <li
          key={key}
          className="flex items-center justify-between gap-3 border-b border-border py-2 last:border-b-0"
        >
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block text-xs text-text-subtle">{key}</span>
          </span>
          {chosen.includes(key) ? (
            <Badge tone="success">{t("assistantKnowledge.confluence.chosen")}</Badge>
          ) : (
            <Button size="sm" busy={adding === key} onClick={() => void handleChoose(key)}>
              {t("assistantKnowledge.confluence.choose")}
            </Button>
          )}
        </li>
      ))}
    </SearchDialog>
  );
}
