import type { CitedStatement } from "@metatron/contract/chat/citation";
import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";

/**
 * The statements that the answer takes from the source, each with its
 * verdict; nothing where all verdicts are equal.
 */
export function Statements({ statements }: { statements: readonly CitedStatement[] }) {
  const { t } = useTranslation();
  if (statements.length < 2 || statements.every(({ verified }) => verified === true)) return null;
  return (
    <ul
      aria-label={t("sources.statements")}
      className="flex-none px-4.5 py-2 text-xs text-text-muted max-desktop:px-6"
    >
      {statements.map(({ text, verified }, at) => {
        const { icon: Icon, label, tone } = LOOKS[String(verified) as "true" | "false" | "null"];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice, and the order never changes.
          <li key={at} className="flex items-start gap-1.5 py-0.5">
            <Icon className={cx("mt-px size-3.5 flex-none", tone)} aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{t(label)}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const LOOKS = {
  true: { icon: CircleCheck, label: "sources.supported", tone: "text-success-text" },
  false: { icon: TriangleAlert, label: "sources.notSupported", tone: "text-warning-text" },
  null: { icon: CircleHelp, label: "sources.notChecked", tone: "text-text-subtle" },
} as const;
