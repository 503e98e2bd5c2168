import type { RetentionSubject } from "@metatron/contract/retention/constants";
import type { RetentionPreview } from "@metatron/contract/retention/retention";
import { dayOf, sizeInMegabytes } from "../../lib/amounts.ts";
import type { Translate } from "../../lib/translator.ts";

interface PreviewOptions {
  subject: RetentionSubject;
  language: string;
}

/** The effect of a retention rule in sentences: the counts of what it would delete, and of what it keeps. */
export function previewSentences(
  t: Translate,
  preview: RetentionPreview,
  { subject, language }: PreviewOptions,
): string[] {
  const { deletes, people, messages, files, keepsPinned, before, oldest, bytes } = preview;
  const day = (instant: string | null) => (instant ? dayOf(instant, language) : "");
  if (deletes === 0) return [t("retention.nothing"), ...kept()];
  return [
    t(`retention.deletes.${subject}`, { count: deletes, before: day(before) }),
    ...(oldest ? [t("retention.oldest", { day: day(oldest) })] : []),
    t("retention.people", { amount: people }),
    ...(messages ? [t("retention.messages", { amount: messages })] : []),
    ...(files ? [t("retention.files", { amount: files })] : []),
    ...(bytes ? [t("retention.bytes", { size: sizeInMegabytes(bytes, language) })] : []),
    ...kept(),
  ];

  function kept(): string[] {
    return keepsPinned > 0 ? [t("retention.keepsSome", { count: keepsPinned })] : [];
  }
}
