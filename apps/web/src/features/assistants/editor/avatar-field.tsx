import { ImagePlus, Shapes, X } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { DrawDialog } from "./draw-dialog.tsx";
import type { Editor } from "./use-editor.ts";

/** An uploaded picture, a generated one, or the default horizon. */
export function AvatarField({ editor: { draft, change } }: { editor: Editor }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDrawing, setDrawing] = useState(false);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toast({ text: t("assistantEditor.crop.unreadable") });
    }
  }

  async function handleCropped(blob: Blob) {
    const body = new FormData();
    body.append("file", new File([blob], "avatar.png", { type: "image/png" }));
    setSending(true);
    try {
      change({ avatar: await call("uploadAvatar", { body }) });
      setPicture(null);
    } catch (error) {
      toast({ text: t("assistantEditor.crop.failed", { reason: reasonOf(t, error) }) });
    } finally {
      setSending(false);
    }
  }

  return (
    <section aria-label={t("assistantEditor.data.avatar")} className="flex items-center gap-4">
      <Avatar
        name={draft.name.trim() || t("assistantEditor.newTitle")}
        kind="assistant"
        {...(draft.avatar ? { src: draft.avatar.url } : {})}
        isEssential
        className="size-18!"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => input.current?.click()}>
            <ImagePlus />
            {t("assistantEditor.data.upload")}
          </Button>
          <Button size="sm" onClick={() => setDrawing(true)}>
            <Shapes />
            {t("assistantEditor.data.generate")}
          </Button>
          {draft.avatar && (
            <Button size="sm" variant="ghost" onClick={() => change({ avatar: null })}>
              <X />
              {t("assistantEditor.data.remove")}
            </Button>
          )}
        </div>
        <p className="mt-2 text-xs text-text-subtle">{t("assistantEditor.data.avatarHint")}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={t("assistantEditor.data.upload")}
        className="hidden"
        onChange={(event) => {
          void handleFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <CropDialog
        picture={picture}
        isBusy={isSending}
        onClose={() => setPicture(null)}
        onUse={(blob) => void handleCropped(blob)}
      />
      <DrawDialog
        open={isDrawing}
        onOpenChange={setDrawing}
        draft={draft}
        onUse={(avatar) => change({ avatar })}
      />
    </section>
  );
}
