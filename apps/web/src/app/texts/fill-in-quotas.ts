import type { PublicConfig } from "@metatron/contract/status/status";
import { limitSize } from "../../lib/file-look.ts";
import { type Texts, texts } from "../../lib/use-translation.ts";

/**
 * Default variables of the texts about quotas. Refusals are stored as codes only, so every place that shows
 * one gets the configured quota from here.
 */
export function fillInQuotas(
  { quotas }: Pick<PublicConfig, "quotas">,
  { now = new Date(), into = texts }: { now?: Date; into?: Texts } = {},
): void {
  const renewsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  into.setDefaults({
    values: { quotas: { ...quotas, renewsAt } },
    formats: {
      bytes: (value: number, language) => limitSize(value, language),
      time: (value: Date, language) =>
        new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(value),
    },
  });
}
