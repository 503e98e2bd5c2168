import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { installPrompt } from "../../lib/install-prompt.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";

/** Installs the app where the browser lets a page do it; elsewhere says how. */
export function InstallButton() {
  const { t } = useTranslation();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.snapshot);
  if (matchMedia("(display-mode: standalone)").matches) return <span>{t("settings.installed")}</span>;
  if (!prompt) return <span className="text-sm text-text-muted">{t("settings.installByMenu")}</span>;
  return (
    <Button onClick={() => void installPrompt.show()}>
      <Download />
      {t("settings.installAction")}
    </Button>
  );
}
