import { expect, it } from "vitest";
import { answerMarkdown, answerParts, quoteAbove } from "./answer-parts.ts";

const steer = { type: "steer" as const, id: "s", text: "En días\npor favor" };
const steered = {
  text: "Son 720 horas.\n\nSon 30 días.",
  content: [
    { type: "text" as const, text: "Son 720 horas." },
    steer,
    { type: "text" as const, text: "Son 30 días." },
    { type: "image_url" as const, image_url: { url: "/p" } },
  ],
};

it("is one text for an answer without additions, and none for an empty one", () => {
  expect(answerParts({ text: "Hola", content: [] })).toEqual([{ type: "text", text: "Hola" }]);
  expect(answerParts({ text: "", content: [] })).toEqual([]);
});

it("has the person's texts at their positions, without images", () => {
  expect(answerParts(steered).map(({ type }) => type)).toEqual(["text", "steer", "text"]);
});

it("is copied with the person's texts as quotations", () => {
  expect(answerMarkdown(steered)).toBe("Son 720 horas.\n\n> En días\n> por favor\n\nSon 30 días.");
});

it("inserts a passage as a quotation above the typed text", () => {
  expect(quoteAbove("Treinta días.\n\nAl año.", "¿Y si…?")).toBe("> Treinta días.\n>\n> Al año.\n\n¿Y si…?");
  expect(quoteAbove("Sí.", "")).toBe("> Sí.\n\n");
});
