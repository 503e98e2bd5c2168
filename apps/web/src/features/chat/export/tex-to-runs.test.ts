import { expect, it } from "vitest";
import { texToRuns } from "./tex-to-runs.ts";

/** Raised text after ^, lowered text after _. */
const picture = (tex: string) =>
  texToRuns(tex)
    .map(({ text, sup, sub }) => (sup ? `^${text}` : sub ? `_${text}` : text))
    .join("");

it.each([
  ["E = mc^2", "E = mc^2"],
  [String.raw`\frac{a+b}{2}`, "(a+b)/2"],
  [String.raw`\sqrt{x_{1}} \le \pi`, "√(x_1) ≤ π"],
  [String.raw`\sum_{i=1}^{n} i \cdot \text{tarifa}`, "∑_i=1^n i · tarifa"],
  [String.raw`\left(\sin x\right)`, "(sin  x)"],
  [String.raw`50\,\%`, "50 %"],
])("reads %s", (tex, text) => expect(picture(tex)).toBe(text));

it("loses nothing of an unknown command, and survives unclosed and very deep groups", () => {
  expect(picture(String.raw`\odot{a`)).toBe("odot a");
  expect(picture("{".repeat(3_000)).length).toBeGreaterThan(0);
});
