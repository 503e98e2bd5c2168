import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { EyeOff } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { markSpans } from "./mark-spans.ts";

interface PersonalDataDialogProps {
  open: boolean;
  question: string;
  /** Null after a reload: findings are not stored, only that there were some. */
  found: PersonalDataFound | null;
  onChoose: (choice: PersonalDataChoice) => void;
  onClose: () => void;
}

/** Asks before personal data leaves the company. Hiding the data is the default. */
export function PersonalDataDialog({ open, question, found, onChoose, onClose }: PersonalDataDialogProps) {
  const { t } = useTranslation();
  const choices = found?.choices ?? (["mask", "send"] as const);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("personalData.title")}
      description={t("personalData.description", { model: found?.model ?? t("personalData.anyModel") })}
      focusFirst="[data-choice=mask]"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("personalData.cancel")}
          </Button>
          {choices.includes("send") && (
            <Button onClick={() => onChoose("send")}>{t("personalData.send")}</Button>
          )}
          {choices.includes("mask") && (
            <Button variant="primary" data-choice="mask" onClick={() => onChoose("mask")}>
              <EyeOff />
              {t("personalData.mask")}
            </Button>
          )}
        </>
      }
    >
      {found && (
        <div className="grid gap-4">
          <ul className="flex flex-wrap gap-1.5" aria-label={t("personalData.kindsLabel")}>
            {found.kinds.map(({ kind, count }) => (
              <li key={kind}>
                <Badge tone="warning">
                  {t(`personalData.kinds.${kind}`)}
                  {count > 1 && <span className="tabular-nums">× {count}</span>}
                </Badge>
              </li>
            ))}
          </ul>
          {found.spans.length > 0 && (
            <p className="max-h-40 overflow-y-auto rounded-md border border-border bg-surface-sunken px-3 py-2.5 text-sm leading-[21px] wrap-anywhere">
              {markSpans(question, found.spans).map(({ text, isMarked }, at) =>
                isMarked ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
                  <mark key={at} className="rounded-xs bg-warning-soft px-0.5 text-warning-text">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          )}
          {found.elsewhere > 0 && (
            <p className="text-sm text-text-muted">
              {t("personalData.elsewhere", { count: found.elsewhere })}
            </p>
          )}
          <p className="text-sm text-text-muted">{t("personalData.how")}</p>
        </div>
      )}
    </Dialog>
  );
}
