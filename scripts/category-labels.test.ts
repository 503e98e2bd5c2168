import { expect, it } from "vitest";
import { defaultSpecialised } from "../apps/server/src/modules/specialised/specialised-config.ts";
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
