import { Ellipsis, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu-items.tsx";

interface RowMenuProps {
  name: string;
  children: ReactNode;
  deleting: { label: string; title: string; description: string; onDelete: () => Promise<unknown> };
}

/** Actions on a category or a file; deleting is last and asks for confirmation. */
export function RowMenu({ name, children, deleting }: RowMenuProps) {
  const { t } = useTranslation();
  const { label, title, description, onDelete } = deleting;

  async function handleDelete() {
    const answer = await confirm({
      title,
      description,
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("files.confirmDelete.yes") },
    });
    if (answer === "yes") await onDelete();
  }

  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" label={t("knowledgeBase.options", { name })}>
          <Ellipsis />
        </IconButton>
      }
    >
      {children}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void handleDelete()}>
        {label}
      </MenuItem>
    </Menu>
  );
}
