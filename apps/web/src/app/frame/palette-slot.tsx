import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/toast.ts";
import { useShell } from "../../shell/shell-state.tsx";

/** The palette's code comes when somebody searches; where it can't come, the page stays and says so. */
export function SearchSlot() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const [Search, setSearch] = useState<ComponentType | null>(null);
  const isWanted = isSearchOpen && Search === null;
  useEffect(() => {
    if (!isWanted) return;
    import("./palette.tsx")
      .then((module) => setSearch(() => module.Search))
      .catch(() => {
        setSearchOpen(false);
        toast({ text: t("errors.network_unreachable") });
      });
  }, [isWanted, setSearchOpen, t]);
  return Search && <Search />;
}
