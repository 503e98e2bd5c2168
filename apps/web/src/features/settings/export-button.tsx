import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";

/** Downloads everything that the server stores about the person. */
export function ExportButton() {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: async () => saveAs(await (await call("exportMe")).blob(), `metatron-${today()}.zip`),
    onSuccess: () => toast({ text: t("settings.exportDone") }),
    onError: (error) => toast({ text: t("settings.exportFailed", { reason: reasonOf(t, error) }) }),
  });
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate()}>
      <Download />
      {t(saving.isPending ? "settings.exportWorking" : "settings.exportAction")}
    </Button>
  );
}

const today = () => new Date().toISOString().slice(0, 10);
/** Long enough for the browser to have started reading the URL. */
const KEPT_MS = 60_000;

function saveAs(blob: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
