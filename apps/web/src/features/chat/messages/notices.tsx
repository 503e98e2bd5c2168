import type { Notice } from "@metatron/contract/stream-parts";
import type { TFunction } from "i18next";
import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";

type NoticesProps = {
  notices: readonly Notice[];
  modelNames: ReadonlyMap<string, string>;
};

/** How this answer was made, where that is worth knowing. */
export function Notices({ notices, modelNames }: NoticesProps) {
  const { t } = useTranslation();
  return notices.map((notice) => (
    <p key={notice.kind} className="mt-3 flex gap-2 text-xs text-text-subtle">
      <Info className="mt-px size-3.5" />
      <span>{noticeText(t, notice, modelNames)}</span>
    </p>
  ));
}

function noticeText(t: TFunction, notice: Notice, modelNames: ReadonlyMap<string, string>): string {
  const nameOf = (model: string) => modelNames.get(model) ?? model;
  switch (notice.kind) {
    case "older_messages_left_out":
      return t("messages.notices.older", { count: notice.leftOut });
    case "model_replaced":
      return t("messages.notices.replaced", { from: nameOf(notice.from), to: nameOf(notice.to) });
    case "model_stepped_in":
      return t("messages.notices.steppedIn", { from: nameOf(notice.from), to: nameOf(notice.to) });
    case "demo_answer":
      return t("messages.notices.demo");
  }
}
