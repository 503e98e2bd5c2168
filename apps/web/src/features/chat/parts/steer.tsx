import { CornerDownRight } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";

/**
 * A text that the person added while the answer was being written,
 * at the position where the answer includes it.
 */
export function Steer({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <blockquote
      aria-label={t("messages.added")}
      className="my-5 flex max-w-measure gap-2.5 rounded-md bg-surface-hover px-3.5 py-2.5"
    >
      <CornerDownRight className="mt-0.5 flex-none text-text-subtle" aria-hidden="true" />
      <p dir="auto" className="min-w-0 font-medium wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </blockquote>
  );
}
