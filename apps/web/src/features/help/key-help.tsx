import { lazy, Suspense } from "react";
import { withTexts } from "../../lib/texts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const KeyTable = lazy(
  withTexts(["help"], () => import("./key-table.tsx").then((module) => ({ default: module.KeyTable }))),
);

export function KeyHelp() {
  const { t } = useTranslation();
  const { isKeyHelpOpen, setKeyHelpOpen } = useShell();
  return (
    <Dialog
      open={isKeyHelpOpen}
      onOpenChange={setKeyHelpOpen}
      title={t("list.keysTitle")}
      closeLabel={t("shell.close")}
      size="lg"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reached by the keys that scroll. */}
      <section aria-label={t("list.keysTitle")} tabIndex={0} className="rounded-sm outline-offset-4">
        <Suspense fallback={null}>
          <KeyTable />
        </Suspense>
      </section>
    </Dialog>
  );
}
