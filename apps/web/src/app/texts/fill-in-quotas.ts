import type { PublicConfig } from "@metatron/contract/status/status";
import i18next from "i18next";
import { limitSize } from "../../lib/file-look.ts";

/**
 * Default variables of the texts about quotas. Refusals are stored as codes only, so every place that shows
 * one gets the configured quota from here.
 */
export function fillInQuotas({ quotas }: Pick<PublicConfig, "quotas">, now = new Date()): void {
  const renewsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const { formatter } = i18next.services;
  formatter?.add("bytes", (value: number, language) => limitSize(value, language ?? "es"));
  formatter?.add("time", (value: Date, language) =>
    new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(value),
  );
  i18next.options.interpolation = {
    ...i18next.options.interpolation,
    defaultVariables: { quotas: { ...quotas, renewsAt } },
  };
}
