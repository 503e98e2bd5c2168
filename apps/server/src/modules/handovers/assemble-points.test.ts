import { expect, it } from "vitest";
import { assemblePoint } from "./assemble-points.ts";
import type { Material } from "./gather-material.ts";

const material = (changes: Partial<Material>, quote = ""): Material => ({
  source: {
    kind: "conversation",
    id: null,
    ownerId: "",
    title: "Chalecos de rampa",
    quote,
    isGone: false,
    documents: [],
  },
  section: "situation",
  excerpt: "",
  ...changes,
});

it("takes the title and the first sentence of the last answer, and no more", () => {
  const quote = "El chaleco se cambia cada 12 meses. Pide otro en el almacén 4.";
  expect(assemblePoint(material({}, quote), "es").text).toBe(
    "Chalecos de rampa: El chaleco se cambia cada 12 meses.",
  );
  expect(assemblePoint(material({}), "es").text).toBe("Chalecos de rampa");
  expect(assemblePoint(material({ isUnanswered: true }, quote), "es").text).toBe("Chalecos de rampa");
  const asked = material({}, quote);
  asked.source.title = "¿Qué chaleco llevo?";
  expect(assemblePoint(asked, "es").text).toBe("¿Qué chaleco llevo? El chaleco se cambia cada 12 meses.");
});

it("says the state of a case in the reader's language", () => {
  const open = material({ status: "in_progress", section: "open" });
  expect(assemblePoint(open, "es")).toMatchObject({ section: "open", text: "Chalecos de rampa (en curso)" });
  expect(assemblePoint(open, "pt").text).toBe("Chalecos de rampa (em andamento)");
});
