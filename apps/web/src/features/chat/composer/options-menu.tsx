import { Plus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { late } from "../../../ui/late.ts";
import { Menu } from "../../../ui/menu.tsx";
import type { OptionsItemsProps } from "./composer-items.tsx";
import { hasOptions } from "./has-options.ts";

const OptionsItems = late(() => import("./composer-items.tsx").then((module) => module.OptionsItems));

/** The same options behind one button, on phones. */
export function OptionsMenu({ className, ...items }: OptionsItemsProps & { className?: string }) {
  const { t } = useTranslation();
  const { options, attach, research } = items;
  const { assistants, onPrompts } = options;
  if (!hasOptions(options) && !attach && !onPrompts && !research && !assistants) return null;
  return (
    <Menu
      side="top"
      {...(assistants ? { giveBack: assistants.giveBack } : {})}
      trigger={
        <IconButton size="lg" label={t("chat.composer.options")} className={className}>
          <Plus />
        </IconButton>
      }
    >
      <OptionsItems {...items} />
    </Menu>
  );
}
