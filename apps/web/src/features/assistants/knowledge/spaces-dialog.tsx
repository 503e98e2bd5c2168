import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";

interface SpacesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly string[];
  onChoose: (key: string) => Promise<void>;
}

/** Finds Confluence spaces by name and adds them one by one. */
export function SpacesDialog({ open, onOpenChange, chosen, onChoose }: SpacesDialogProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const sought = useDeferredValue(q.trim());
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assistantKnowledge.confluence.add")}
      closeLabel={t("assistantKnowledge.confluence.close")}
      focusFirst="[data-space-search]"
    >
      <Input
        data-space-search
        type="search"
        icon={<Search />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        placeholder={t("assistantKnowledge.confluence.search")}
        aria-label={t("assistantKnowledge.confluence.search")}
      />
      <p role="status" className="min-h-6 pt-2 text-xs text-text-subtle">
        {error
          ? t("assistantKnowledge.confluence.searchFailed", { reason: reasonOf(t, error) })
          : isFetching
            ? t("assistantKnowledge.confluence.searching")
            : data?.items.length === 0 && t("assistantKnowledge.confluence.none")}
      </p>
      <ul className="max-h-80 overflow-y-auto">
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
      </ul>
    </Dialog>
  );
}
