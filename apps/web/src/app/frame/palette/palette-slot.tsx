import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/texts.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { toast } from "../../../ui/toast.ts";

const loadPalette = withTexts(["settings"], () => import("./palette.tsx"));

/** The palette's code is loaded on first use; if loading fails, a toast says so. */
export function PaletteSlot() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const [Palette, setPalette] = useState<ComponentType | null>(null);
  const isWanted = isSearchOpen && Palette === null;
  useEffect(() => {
    if (!isWanted) return;
    loadPalette()
      .then((module) => setPalette(() => module.Palette))
      .catch(() => {
        setSearchOpen(false);
        toast({ text: t("errors.network_unreachable") });
      });
  }, [isWanted, setSearchOpen, t]);
  return Palette && <Palette />;
}
