import type { OwnFeedback } from "@metatron/contract/feedback/feedback";
import { HeartHandshake } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface ThanksNoticeProps {
  corrected: readonly OwnFeedback[];
  onSee: (conversationId: string) => void;
  onClose: () => void;
}

/** Tells the person that their feedback led to a correction. */
export function ThanksNotice({ corrected, onSee, onClose }: ThanksNoticeProps) {
  const { t } = useTranslation();
  const [first] = corrected;
  if (!first) return null;
  const note = corrected.length === 1 ? first.note : null;
  return (
    <Notice
      tone="info"
      icon={HeartHandshake}
      className="max-handset:flex-wrap max-handset:[&>p]:basis-[calc(100%-3rem)]"
      title={t("feedback.corrected", { count: corrected.length })}
      actions={
        <>
          <Button size="sm" onClick={() => onSee(first.conversationId)}>
            {t("feedback.seeAnswer")}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t("feedback.close")}
          </Button>
        </>
      }
    >
      {note && t("feedback.note", { note })}
    </Notice>
  );
}
