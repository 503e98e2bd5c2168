import type { RetentionPreview as Preview } from "@metatron/contract/retention/retention";
import { useTranslation } from "react-i18next";
import { dayOf, sizeInMegabytes } from "../../lib/amounts.ts";
import { Notice } from "../../ui/notice.tsx";

/** The effect of a retention rule as text. */
export function RetentionPreview({ preview }: { preview: Preview }) {
  const { t, i18n } = useTranslation();
  const { deletes, keepsPinned, before, oldest, bytes } = preview;
  const day = (instant: string | null) => (instant ? dayOf(instant, i18n.language) : "");
  const sentences = [
    deletes === 0
      ? t("retention.nothing")
      : t("retention.deletes", { count: deletes, before: day(before), oldest: day(oldest) }),
    ...(bytes ? [t("retention.bytes", { size: sizeInMegabytes(bytes, i18n.language) })] : []),
    ...(keepsPinned > 0 ? [t("retention.keepsSome", { count: keepsPinned })] : []),
  ];
  return (
    <Notice tone={deletes > 0 ? "warning" : "info"} variant="box">
      {sentences.join(" ")}
    </Notice>
  );
}
