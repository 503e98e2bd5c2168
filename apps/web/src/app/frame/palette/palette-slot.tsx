import { isAdmin } from "@metatron/contract/roles";
import { type ComponentType, useEffect, useState } from "react";
import { usePerson } from "../../../features/session/use-person.ts";
import { withTexts } from "../../../lib/texts.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { toast } from "../../../ui/toast.ts";

const importPalette = () => import("./palette.tsx");
const loadPalette = withTexts(["settings", "knowledge-base"], importPalette);
/** Administrators also find the administration screens. */
const loadAdminPalette = withTexts(["settings", "knowledge-base", "admin"], importPalette);

/** The palette's code is loaded on first use; if loading fails, a toast says so. */
export function PaletteSlot() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const { roles } = usePerson();
  const load = isAdmin(roles) ? loadAdminPalette : loadPalette;
  const [Palette, setPalette] = useState<ComponentType | null>(null);
  const isWanted = isSearchOpen && Palette === null;
  useEffect(() => {
    if (!isWanted) return;
    load()
      .then((module) => setPalette(() => module.Palette))
      .catch(() => {
        setSearchOpen(false);
        toast({ text: t("errors.network_unreachable") });
      });
  }, [isWanted, load, setSearchOpen, t]);
  return Palette && <Palette />;
}
