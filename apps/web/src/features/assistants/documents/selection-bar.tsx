import type { Artifact } from "@metatron/contract/files/file";
import { CalendarClock, RotateCw, Trash2, X } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

export interface BulkHandlers {
  onChange: (documents: readonly Artifact[]) => void;
  onRemoveSome: (documents: readonly Artifact[]) => void;
  onReadSomeAgain: (documents: readonly Artifact[]) => void;
}

interface SelectionBarProps extends BulkHandlers {
  documents: readonly Artifact[];
  selected: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with the selected documents. */
export function SelectionBar({ documents, selected, onClear, ...handlers }: SelectionBarProps) {
  const { t } = useTranslation();
  if (selected.size === 0) return null;
  const chosen = () => documents.filter(({ id }) => selected.has(id));
  return (
    <div
      role="toolbar"
      aria-label={t("documents.selectionLabel")}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-0.5 py-1"
    >
      <span role="status" className="mr-auto text-xs font-medium whitespace-nowrap tabular-nums">
        {t("documents.selected", { count: selected.size })}
      </span>
      <Button size="sm" variant="ghost" onClick={() => handlers.onChange(chosen())}>
        <CalendarClock />
        {t("documents.bulk.change")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => handlers.onReadSomeAgain(chosen())}>
        <RotateCw />
        {t("documents.readAgain")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => handlers.onRemoveSome(chosen())}>
        <Trash2 />
        {t("assistantKnowledge.remove")}
      </Button>
      <IconButton size="sm" label={t("documents.bulk.clear")} onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}
