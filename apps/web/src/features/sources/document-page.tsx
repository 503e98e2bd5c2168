import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Download, MessageCircleQuestion } from "lucide-react";
import { downloadFile } from "../../api/download-file.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { PhoneBar } from "../../shell/phone-bar.tsx";
import { ThemeToggle } from "../../shell/theme-toggle.tsx";
import { useListPlace } from "../../shell/use-layout.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { SourcePanel } from "./source-panel.tsx";
import { useSource } from "./use-source.ts";

/** A document that is read on its own, without a citation. */
export function DocumentPage() {
  const { t } = useTranslation();
  const { fileId } = useParams({ from: "/shell/documents/$fileId" });
  const { assistant } = useSearch({ from: "/shell/documents/$fileId" });
  const navigate = useNavigate();
  const isPhone = useListPlace() === "drawer";
  const source = useSource({ fileId }, () => Promise.resolve(null));
  const document = source.state === "ready" ? source.document : null;
  const title = document?.title ?? t("sources.document");
  usePageTitle(title);

  function download() {
    if (!document) return;
    downloadFile(fileId, document.name).catch((error) =>
      toast({ text: t("sources.downloadFailed", { reason: reasonOf(t, error) }) }),
    );
  }

  const tools = (
    <>
      {assistant && (
        <Button size="sm" onClick={() => void navigate({ to: "/chat", search: { assistant } })}>
          <MessageCircleQuestion />
          {t("sources.askAssistant")}
        </Button>
      )}
      {document && (
        <IconButton label={t("sources.download")} onClick={download}>
          <Download />
        </IconButton>
      )}
    </>
  );
  return (
    <div className="flex h-full min-h-[30rem] flex-col">
      {isPhone ? (
        <>
          <PhoneBar>
            <h1 className="truncate text-[0.9375rem] font-medium">{t("sources.document")}</h1>
          </PhoneBar>
          <div className="flex flex-none items-center justify-end gap-2 px-4 py-2">{tools}</div>
        </>
      ) : (
        <header className="flex h-header flex-none items-center gap-2 px-4.5">
          <h1 className="min-w-0 flex-1 truncate text-sm text-text-muted">{t("sources.document")}</h1>
          {tools}
          <ThemeToggle />
        </header>
      )}
      <div className="min-h-0 flex-1">
        <SourcePanel
          source={source}
          citation={null}
          citations={[]}
          onCitation={() => undefined}
          isOwn={false}
        />
      </div>
    </div>
  );
}
