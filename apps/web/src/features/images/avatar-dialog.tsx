import type { GalleryImage } from "@metatron/contract/images/images";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";

interface AvatarDialogProps {
  image: GalleryImage | null;
  onClose: () => void;
  /** Called to refetch the lists of assistants. */
  onChanged: (assistantId: string) => void;
}

/** Sets a picture as the avatar of an assistant that the person may edit. */
export function AvatarDialog({ image, onClose, onChanged }: AvatarDialogProps) {
  const { t } = useTranslation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ["assistants", "mine-to-change"],
    queryFn: ({ signal }) => call("listAssistants", { query: { scope: "all" }, signal }),
    enabled: image !== null,
  });
  const mine = data?.items.filter(({ can }) => can.edit);

  async function give(id: string, name: string) {
    if (!image || busyId) return;
    setBusyId(id);
    try {
      const { version } = await call("getAssistant", { query: { assistant_id: id } });
      await call("updateAssistant", { params: { id }, body: { version, avatar: image.fileId } });
      toast({ text: t("images.avatarDialog.done", { name }) });
      onChanged(id);
      onClose();
    } catch (error) {
      toast({ text: t("images.avatarDialog.failed", { reason: reasonOf(t, error) }) });
    } finally {
      setBusyId(null);
    }
  }

  return (
    <Dialog
      open={image !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("images.avatarDialog.title")}
      description={t("images.avatarDialog.text")}
      closeLabel={t("images.close")}
    >
      {mine?.length === 0 && <p className="text-sm text-text-muted">{t("images.avatarDialog.none")}</p>}
      <ul className="grid max-h-80 overflow-y-auto">
        {mine?.map(({ id, name, avatar }) => (
          <li key={id} className="border-b border-border last:border-0">
            <button
              type="button"
              disabled={busyId !== null}
              onClick={() => void give(id, name)}
              className="flex w-full items-center gap-3 rounded-sm px-2 py-2.5 text-left hover:bg-surface-hover"
            >
              <Avatar name={name} kind="assistant" {...(avatar ? { src: avatar.url } : {})} />
              <span className="min-w-0 truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
