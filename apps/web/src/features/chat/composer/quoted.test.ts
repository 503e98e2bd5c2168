import { expect, it } from "vitest";
import { quoted } from "./quoted.ts";

it("inserts a passage as a quotation above the typed text", () => {
  expect(quoted("Treinta días.\n\nAl año.", "¿Y si…?")).toBe("> Treinta días.\n>\n> Al año.\n\n¿Y si…?");
  expect(quoted("Sí.", "")).toBe("> Sí.\n\n");
});
