import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/toast.ts";

interface LazySlotProps {
  isWanted: boolean;
  load: () => Promise<ComponentType>;
  /** It could not come: who asked for it is told and must not want it any more; nobody asked for what comes by itself. */
  onFail: (() => void) | "silently";
}

/** A part of the shell whose code comes when it is first wanted; from then on it stays, to close as it opened. */
export function LazySlot({ isWanted, load, onFail }: LazySlotProps) {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what loads it is the same each time.
  useEffect(() => {
    if (!isMissing) return;
    load()
      .then((part) => setPart(() => part))
      .catch(() => {
        if (onFail === "silently") return;
        onFail();
        toast({ text: t("errors.network_unreachable") });
      });
  }, [isMissing]);
  return Part && <Part />;
}
