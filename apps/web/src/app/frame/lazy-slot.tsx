import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";

interface LazySlotProps {
  isWanted: boolean;
  load: () => Promise<ComponentType>;
  /**
   * Called with a toast when loading failed; must reset `isWanted`. `silently` for parts that the person did
   * not request.
   */
  onFail: (() => void) | "silently";
}

/**
 * A part of the shell whose code is loaded when first needed; it stays mounted, so that it can animate its
 * closing.
 */
export function LazySlot({ isWanted, load, onFail }: LazySlotProps) {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes.
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
