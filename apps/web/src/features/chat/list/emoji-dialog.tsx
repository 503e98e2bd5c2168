import { lazy, Suspense } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";

// Lazy, because the data of all emoji is large.
const EmojiPicker = lazy(() =>
  import("./emoji-picker.tsx").then((module) => ({ default: module.EmojiPicker })),
);

interface EmojiDialogProps {
  /** Null: closed. */
  conversation: ConversationRow | null;
  onClose: () => void;
  onChoose: (emoji: string | null) => void;
}

export function EmojiDialog({ conversation, onClose, onChoose }: EmojiDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={conversation !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("list.emojiTitle")}
      closeLabel={t("list.close")}
    >
      <Suspense fallback={<Waiting />}>
        <EmojiPicker
          chosen={conversation?.emoji ?? null}
          onChoose={(emoji) => {
            onChoose(emoji);
            onClose();
          }}
        />
      </Suspense>
    </Dialog>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("list.emojiLoading")} labelHidden className="grid h-80 content-start gap-3">
      <Skeleton className="h-9" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}
