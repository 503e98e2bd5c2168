import { expect, it } from "vitest";
import { createSpecialised } from "./specialised.ts";
import { defaultSpecialised } from "./specialised-config.ts";

const specialised = createSpecialised(defaultSpecialised);
const ASKED = "pedí mis vacaciones hace dos semanas y mi jefe no contesta";

it("searches for a person's words and for those of the everyday question that they mean", () => {
  const text = specialised.toSearchText(ASKED, "rh-plus");
  expect(text).toContain("hace dos semanas");
  expect(text).toContain("queda aprobada");
});

it("adds no everyday question for an assistant of a person", () => {
  expect(specialised.toSearchText(ASKED)).not.toContain("aprobada");
});
