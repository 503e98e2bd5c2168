import { expect, it } from "vitest";
import { aCitation } from "../export/export.fixtures.ts";
import { titlesInOrder } from "./answer-titles.ts";

it("names each cited document once, in reading order", () => {
  const citations = [
    aCitation({ n: 1, title: "A" }),
    aCitation({ n: 2, title: "B" }),
    aCitation({ n: 3, title: "B", page: 9 }),
  ];
  expect(titlesInOrder("Primero [3], luego [2] y [1].", citations)).toEqual(["B", "A"]);
});
