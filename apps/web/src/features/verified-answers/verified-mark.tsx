import { BadgeCheck } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { dayName } from "../../lib/validity.ts";
import type { Verification } from "./verification-of.ts";

/** The mark above an answer that a person verified: name, capacity and day. */
export function VerifiedMark({ by: { name, role, on, language } }: { by: Verification }) {
  const { t, i18n } = useTranslation();
  const day = dayName(on, { language: i18n.language, now: new Date() });
  return (
    <p
      data-verified
      className="mt-3 flex items-start gap-2 rounded-md border border-transparent bg-success-soft px-3 py-2 text-sm leading-[19px] text-success-text"
    >
      <BadgeCheck className="mt-px size-4.5 flex-none" aria-hidden="true" />
      <span className="min-w-0">
        <strong className="font-semibold">{t("verified.mark")}</strong>{" "}
        <span className="text-text-muted">{[name, role, day].filter(Boolean).join(" · ")}</span>
        {language !== undefined && language !== i18n.language && (
          <span className="block text-text-muted">{t(`verified.written.${language}`)}</span>
        )}
      </span>
    </p>
  );
}
