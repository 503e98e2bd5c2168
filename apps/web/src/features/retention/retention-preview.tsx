import type { RetentionSubject } from "@metatron/contract/retention/constants";
import type { RetentionPreview as Preview } from "@metatron/contract/retention/retention";
import { useTranslation } from "../../lib/use-translation.ts";
import { Notice } from "../../ui/notice.tsx";
import { previewSentences } from "./preview-sentences.ts";

/** The effect of a retention rule as text. */
export function RetentionPreview({ preview, subject }: { preview: Preview; subject: RetentionSubject }) {
  const { t, i18n } = useTranslation();
  return (
    <Notice tone={preview.deletes > 0 ? "warning" : "info"} variant="box">
      {previewSentences(t, preview, { subject, language: i18n.language }).join(" ")}
    </Notice>
  );
}
