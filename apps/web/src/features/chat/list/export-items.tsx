import { Braces, FileText, FileType, Hash, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { MenuItem } from "../../../ui/menu-items.tsx";
import { type ExportFormat, exportFormats } from "../export/export-formats.ts";
import type { ConversationActions } from "./conversation-actions.ts";

interface ExportItemsProps {
  conversation: ConversationRow;
  actions: ConversationActions;
}

/** The export formats of a conversation. */
export function ExportItems({ conversation, actions }: ExportItemsProps) {
  return <FormatItems onChoose={(format) => void actions.exportAs(conversation, format)} />;
}

export function FormatItems({ onChoose }: { onChoose: (format: ExportFormat) => void }) {
  const { t } = useTranslation();
  return exportFormats.map((format) => {
    const Icon = FORMAT_ICONS[format];
    return (
      <MenuItem key={format} icon={<Icon />} onSelect={() => onChoose(format)}>
        {t(`list.formats.${format}`)}
      </MenuItem>
    );
  });
}

const FORMAT_ICONS = {
  docx: FileText,
  pdf: FileType,
  markdown: Hash,
  json: Braces,
} satisfies Record<ExportFormat, LucideIcon>;
