import { quotaKinds } from "@metatron/contract/quotas/constants";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import { expect, it } from "vitest";
import { createTexts } from "../../lib/use-translation.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fillInQuotas } from "./fill-in-quotas.ts";
import { pt } from "./pt/index.ts";

const CODES = [
  "storage_full",
  "message_too_long",
  "upload_quota_reached",
  "picture_quota_reached",
  "avatar_quota_reached",
  "description_quota_reached",
  "transcription_quota_reached",
  "embedding_quota_reached",
  "case_quota_reached",
  "research_quota_reached",
  "file_ocr_quota",
] as const;

const TREES = { es, en, pt } as const;

function textsIn(language: keyof typeof TREES) {
  const texts = createTexts();
  texts.add(language, TREES[language]);
  texts.speak(language);
  const limits = Object.fromEntries(quotaKinds.map((kind, at) => [kind, 12_000 + at]));
  // Every kind was assigned a number one line above.
  const quotas = { ...limits, stored: 5120 * 1024 * 1024, uploaded: 64 * 1024 * 1024 } as QuotaLimits;
  fillInQuotas({ quotas }, { now: new Date("2026-11-16T10:00:00Z"), into: texts });
  return texts.current();
}

it.each(["es", "en", "pt"] as const)(
  "says in %s how much a limit is, without being told at each place",
  (language) => {
    const { t } = textsIn(language);
    for (const code of CODES) {
      const sentence = t(`errors.${code}`);
      expect(sentence, code).not.toMatch(/\{\{|undefined|NaN/);
      expect(sentence, code).toMatch(/\d/);
    }
    expect(t("errors.storage_full")).toMatch(/5[.,]?120\sMB/);
    expect(t("errors.upload_quota_reached")).toMatch(/64\sMB.*\d{1,2}:\d{2}/);
  },
);
