import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ModalLayer, ModalTitle } from "../../ui/modal-layer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { dayOf, makeDocument } from "./make-document.ts";
import { PageStrip } from "./page-strip.tsx";
import { PageWork } from "./page-work.tsx";
import { pickPhoto } from "./pick-photo.ts";
import type { Look } from "./scan-messages.ts";
import { useScanPages } from "./use-scan-pages.ts";

interface ScanDialogProps {
  first: File;
  onClose: () => void;
  onDocument: (document: File) => Promise<boolean>;
}

const MOST_PAGES = 20;

/** Photos of paper become one PDF: the whole screen on a phone, a dialog elsewhere. */
export function ScanDialog({ first, onClose, onDocument }: ScanDialogProps) {
  const { t } = useTranslation();
  const scan = useScanPages(first);
  const { pages, chosen, state } = scan;
  const [look, setLook] = useState<Look>("text");
  const [attaching, setAttaching] = useState<"no" | "busy" | "failed" | "refused">("no");
  const isFull = pages.length >= MOST_PAGES;

  async function handleAdd() {
    const photo = await pickPhoto();
    if (photo) await scan.add(photo);
  }

  async function handleAttach() {
    if (!scan.scanner.current) return;
    setAttaching("busy");
    try {
      const name = t("scan.fileName", { day: dayOf(new Date()) });
      const document = await makeDocument(scan.scanner.current, pages, { look, name });
      if (await onDocument(document)) onClose();
      else setAttaching("refused");
    } catch {
      setAttaching("failed");
    }
  }

  async function handleClose() {
    if (pages.length < 2) return onClose();
    const answer = await confirm({
      title: t("scan.discard.title"),
      description: t("scan.discard.text"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("scan.discard.yes"), cancel: t("scan.discard.no") },
    });
    if (answer === "ok") onClose();
  }

  return (
    <ModalLayer open onOpenChange={(isOpen) => !isOpen && void handleClose()} className={FRAME}>
      <header className="flex flex-none items-center gap-2 border-b border-border py-1 pr-1 pl-5 handset:py-2 handset:pr-3 handset:pl-7">
        <ModalTitle className="min-w-0 flex-1 truncate text-xl font-semibold tracking-title">
          {t("scan.title")}
        </ModalTitle>
        <IconButton size="lg" label={t("scan.close")} onClick={() => void handleClose()}>
          <X className="size-4.5" />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 py-4 handset:px-7">
        {state === "unreadable" && (
          <Notice variant="box" tone="danger">
            {t("scan.unreadable")}
          </Notice>
        )}
        {(attaching === "failed" || attaching === "refused") && (
          <Notice variant="box" tone="danger">
            {t(`scan.${attaching}`)}
          </Notice>
        )}
        {state === "ready" && chosen?.isSure === false && (
          <Notice variant="box" tone="info">
            {t("scan.unsure")}
          </Notice>
        )}
        {state === "reading" && (
          <p role="status" className="text-sm text-text-muted">
            {t("scan.reading")}
          </p>
        )}
        {chosen && (
          <PageWork
            scanner={scan.scanner}
            page={chosen}
            number={pages.indexOf(chosen) + 1}
            look={look}
            onLook={setLook}
            onCorners={scan.setCorners}
            onTurn={scan.turn}
            onRemove={pages.length > 1 ? scan.removeChosen : onClose}
          />
        )}
        {pages.length > 1 && <PageStrip pages={pages} chosenId={chosen?.id} onChoose={scan.choose} />}
        {isFull && <p className="text-sm text-text-muted">{t("scan.full", { number: MOST_PAGES })}</p>}
      </div>
      <footer className={FOOTER}>
        <Button disabled={isFull} busy={state === "reading"} onClick={() => void handleAdd()}>
          <Plus />
          {t(chosen ? "scan.add" : "scan.again")}
        </Button>
        <Button
          variant="primary"
          disabled={!chosen}
          busy={attaching === "busy" || state === "reading"}
          onClick={() => void handleAttach()}
        >
          {t("scan.attach")}
        </Button>
      </footer>
    </ModalLayer>
  );
}

const FRAME =
  "inset-0 flex flex-col overflow-hidden bg-surface pt-[env(safe-area-inset-top)] handset:inset-6 handset:m-auto handset:h-fit handset:max-h-[calc(100dvh-48px)] handset:max-w-[960px] handset:rounded-xl handset:border handset:border-transparent handset:shadow-3";

const FOOTER =
  "flex flex-none flex-wrap justify-end gap-2.5 border-t border-border px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] handset:px-7 max-handset:[&>*]:h-control-lg max-handset:[&>*]:flex-1";
