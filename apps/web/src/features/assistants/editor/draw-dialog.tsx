import { type AvatarStyle, avatarStyles } from "@metatron/contract/assistants/constants";
import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { AssistantDraft } from "./draft.ts";

interface DrawDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: AssistantDraft;
  onUse: (avatar: { fileId: string; url: string }) => void;
}

type Drawing =
  | { state: "drawing" }
  | { state: "drawn"; fileId: string; url: string }
  | { state: "failed"; reason: string };

/** Generates a picture on the server in a chosen style; can be repeated. */
export function DrawDialog({ open, onOpenChange, draft, onUse }: DrawDialogProps) {
  const { t } = useTranslation();
  const [style, setStyle] = useState<AvatarStyle>("shapes");
  const [seed, setSeed] = useState(() => crypto.randomUUID());
  const [drawing, setDrawing] = useState<Drawing>({ state: "drawing" });
  const name = draft.name.trim() || t("assistantEditor.newTitle");
  const { description } = draft;

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    setDrawing({ state: "drawing" });
    call("generateAvatar", { body: { name, description, style, seed }, signal: stop.signal }).then(
      ({ fileId, url }) => setDrawing({ state: "drawn", fileId, url }),
      (error) => {
        if (!stop.signal.aborted) setDrawing({ state: "failed", reason: reasonOf(t, error) });
      },
    );
    return () => stop.abort();
  }, [open, name, description, style, seed, t]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assistantEditor.draw.title")}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t("assistantEditor.draw.cancel")}
          </Button>
          <Button
            variant="primary"
            disabled={drawing.state !== "drawn"}
            onClick={() => {
              if (drawing.state !== "drawn") return;
              onUse({ fileId: drawing.fileId, url: drawing.url });
              onOpenChange(false);
            }}
          >
            {t("assistantEditor.draw.use")}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <Avatar
          name={name}
          kind="assistant"
          {...(drawing.state === "drawn" ? { src: drawing.url } : {})}
          className={`size-32! ${drawing.state === "drawing" ? "opacity-50" : ""}`}
        />
        <p role="status" className="min-h-4.5 text-xs text-text-subtle">
          {drawing.state === "drawing" && t("assistantEditor.draw.drawing")}
          {drawing.state === "failed" && t("assistantEditor.draw.failed", { reason: drawing.reason })}
        </p>
        <fieldset className="flex flex-wrap justify-center gap-2">
          <legend className="sr-only">{t("assistantEditor.draw.style")}</legend>
          {avatarStyles.map((each) => (
            <Chip key={each} selected={each === style} onClick={() => setStyle(each)}>
              {t(`assistantEditor.draw.styles.${each}`)}
            </Chip>
          ))}
        </fieldset>
        <Button variant="ghost" onClick={() => setSeed(crypto.randomUUID())}>
          <RotateCw />
          {t("assistantEditor.draw.another")}
        </Button>
      </div>
    </Dialog>
  );
}
