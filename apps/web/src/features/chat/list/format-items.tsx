import { Braces, FileText, FileType, Hash, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { MenuItem } from "../../../ui/menu-items.tsx";
import { type ExportFormat, exportFormats } from "../export/export-formats.ts";

/** The formats that a conversation can be exported in. */
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
