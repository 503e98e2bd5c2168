import type { ScheduleRule } from "@metatron/contract/schedules/schedule";
import { expect, it } from "vitest";
import { createTranslator } from "../../lib/translator.ts";
import { describeRule } from "./describe-rule.ts";
import { schedules as en } from "./texts/en.ts";
import { schedules as es } from "./texts/es.ts";
import { schedules as pt } from "./texts/pt.ts";

const RULES: ScheduleRule[] = [
  { every: "once", day: "2026-12-24", time: "18:30" },
  { every: "day", time: "08:00", workdays: true },
  { every: "week", time: "09:15", weekday: 1 },
  { every: "month", time: "07:45", day: 31 },
];

it.each([
  [
    "es",
    es,
    [
      "Una vez, el 24 de diciembre de 2026 a las 18:30",
      "De lunes a viernes a las 08:00",
      "Cada lunes a las 09:15",
      "El último día de cada mes a las 07:45",
    ],
  ],
  [
    "en",
    en,
    [
      "Once, on December 24, 2026 at 18:30",
      "Monday to Friday at 08:00",
      "Every Monday at 09:15",
      "On the last day of every month at 07:45",
    ],
  ],
  [
    "pt",
    pt,
    [
      "Uma vez, em 24 de dezembro de 2026 às 18:30",
      "De segunda a sexta às 08:00",
      "Toda semana, segunda-feira, às 09:15",
      "No último dia de cada mês às 07:45",
    ],
  ],
])("says in %s when a question is asked", (language, schedules, sentences) => {
  const { t } = createTranslator({ language, trees: new Map([[language, { schedules }]]) });
  expect(RULES.map((rule) => describeRule(t, rule, language))).toEqual(sentences);
});
