import { Download } from "lucide-react";
import { call } from "../../api/call.ts";
import { saveResponse } from "../../api/save-response.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { GlossaryList } from "./glossary-list.tsx";

export function GlossaryScreen() {
  const { t } = useTranslation();

  async function handleExport() {
    try {
      const response = await call("exportGlossary", { query: { language: currentLanguage() } });
      await saveResponse(response, "metatron-glossary.csv");
    } catch {
      toast({ text: t("glossary.exportFailed") });
    }
  }

  return (
    <AdminFrame
      title={t("glossary.title")}
      tools={
        <Button onClick={() => void handleExport()}>
          <Download />
          {t("glossary.export")}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-measure text-text-muted">{t("glossary.lede")}</p>
        <GlossaryList />
      </div>
    </AdminFrame>
  );
}
