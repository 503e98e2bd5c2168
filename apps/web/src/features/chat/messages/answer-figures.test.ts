import { expect, it } from "vitest";
import { secondsText, secondsWords } from "./answer-figures.ts";

it("formats seconds by language", () => {
  expect([secondsText(4.24, "es"), secondsText(12, "en")]).toEqual(["4,2\u00a0s", "12.0\u00a0s"]);
  expect(secondsWords(12.3, "es")).toBe("12 segundos");
});
