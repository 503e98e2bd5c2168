import { expect, it } from "vitest";
import { maskValue, textsIn } from "./mask-value.ts";

it("masks texts, numbers and names at any depth, and restores them in a result", () => {
  const input = { text: "DNI 31427945D", list: [{ card: 4111111111111111, n: 3 }], "31427945D": true };
  const { value, restore } = maskValue(input);
  expect(value).toEqual({
    text: "DNI [DNI_1]",
    list: [{ card: "[CARD_1]", n: 3 }],
    "[DNI_1]": true,
  });
  expect(restore({ said: ["Hola [DNI_1]", 7, null], more: "[CARD_1]" })).toEqual({
    said: ["Hola 31427945D", 7, null],
    more: "4111111111111111",
  });
});

it("leaves a value without personal data as it is", () => {
  const input = { query: "clima", days: 3, deep: [null, false] };
  expect(maskValue(input).value).toEqual(input);
  expect(textsIn(input)).toEqual(["query", "clima", "days", "3", "deep"]);
});
