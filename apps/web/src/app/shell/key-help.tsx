import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { useShell } from "./shell-state.tsx";

const KeyTable = lazy(() => import("./key-table.tsx").then((module) => ({ default: module.KeyTable })));

export function KeyHelp() {
  const { t } = useTranslation();
  const { isKeyHelpOpen, setKeyHelpOpen } = useShell();
  return (
    <Dialog
      open={isKeyHelpOpen}
      onOpenChange={setKeyHelpOpen}
      title={t("list.keys.title")}
      closeLabel={t("shell.close")}
      size="lg"
    >
      <Suspense fallback={null}>
        <KeyTable />
      </Suspense>
    </Dialog>
  );
}
