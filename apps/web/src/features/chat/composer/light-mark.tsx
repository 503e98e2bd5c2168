import { Link } from "@tanstack/react-router";
import { Feather } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLightMode } from "../../../shell/preferences.ts";

/** Says that light mode is on by itself, and why; the setting is one press away. */
export function LightMark() {
  const { t } = useTranslation();
  const mode = useLightMode();
  if (mode === "off" || mode === "chosen") return null;
  return (
    <p className="pt-1.5 text-center text-xs text-text-subtle">
      <Link
        to="/settings"
        hash="appearance"
        data-tooltip={t(`shell.light.${mode}`)}
        data-tooltip-side="top"
        className="inline-flex items-center gap-1 rounded-sm hover:text-text"
      >
        <Feather className="size-3.5" aria-hidden="true" />
        {t("shell.light.mark")}
      </Link>
    </p>
  );
}
