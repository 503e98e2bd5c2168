import { Plus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { late } from "../../../ui/late.ts";
import { Menu } from "../../../ui/menu.tsx";
import type { AddItemsProps } from "./composer-items.tsx";

const AddItems = late(() => import("./composer-items.tsx").then((module) => module.AddItems));

/** The + button beside the options on wide screens: what can be added to the question, and who answers it. */
export function AddMenu({ className, ...items }: AddItemsProps & { className?: string }) {
  const { t } = useTranslation();
  const { attach, assistants, onPrompts } = items;
  if (!attach && !assistants && !onPrompts) return null;
  return (
    <Menu
      side="top"
      {...(assistants ? { giveBack: assistants.giveBack } : {})}
      trigger={
        <IconButton label={t("chat.composer.add")} className={className}>
          <Plus />
        </IconButton>
      }
    >
      <AddItems {...items} />
    </Menu>
  );
}
