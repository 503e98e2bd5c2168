import { expect, it } from "vitest";
import { officialAssistants } from "../apps/server/src/modules/specialised/official-assistants.ts";
import { defaultSpecialised } from "../apps/server/src/modules/specialised/specialised-config.ts";
import { starterText } from "../apps/web/src/features/chat/welcome/starter-text.ts";
import { categoryLabel } from "../apps/web/src/lib/category-label.ts";

const shipped = [
  ...defaultSpecialised["rh-plus"].categories.map(({ label }) => label),
  ...defaultSpecialised["service-desk"].categories.map(({ label }) => label),
  ...Object.values(defaultSpecialised.suggestions).flatMap((all) => all.map(({ category }) => category)),
];
/** The same word in Spanish and Portuguese. */
const SAME_IN_PORTUGUESE = ["Entender", "Programas"];

it("has every shipped category in English and Portuguese", () => {
  const missing = shipped.filter(
    (label) =>
      categoryLabel(label, "en") === label ||
      (categoryLabel(label, "pt") === label && !SAME_IN_PORTUGUESE.includes(label)),
  );
  expect(missing).toEqual([]);
});

it("has every starter question of the official assistants in English and Portuguese", () => {
  const starters = officialAssistants("m").flatMap((assistant) => assistant.starters);
  const missing = starters.filter(
    (text) => starterText(text, "en") === text || starterText(text, "pt") === text,
  );
  expect([starters.length > 0, missing]).toEqual([true, []]);
});
