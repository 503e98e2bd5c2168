import { stem } from "@metatron/text/stem";
import { expect, it } from "vitest";
import { synonymsOf } from "./thesaurus.ts";

it("knows what staff call otherwise than the documents", () => {
  expect(synonymsOf(stem("sueldo"))).toContain(stem("nomina"));
  expect(synonymsOf(stem("novia"))).toContain(stem("pareja"));
  // A partner is not always a bride.
  expect(synonymsOf(stem("pareja"))).not.toContain(stem("novia"));
});
