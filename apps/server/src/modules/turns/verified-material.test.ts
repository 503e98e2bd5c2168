import { expect, it } from "vitest";
import { withNumbers } from "./verified-material.ts";

it("numbers the sources of a verified answer as the conversation does", () => {
  expect(withNumbers("Son 15 días [1] y 3 más [2].", [4, 7])).toBe("Son 15 días [4] y 3 más [7].");
});

it("removes a number without a source, and cites every source where the answer cites none", () => {
  expect(withNumbers("Son 15 días [1][9].", [1])).toBe("Son 15 días [1].");
  expect(withNumbers("Son 15 días.\n", [1, 2])).toBe("Son 15 días. [1][2]");
  expect(withNumbers("| a |\n|---|\n| b |", [1])).toBe("| a |\n|---|\n| b |\n\n[1]");
});
