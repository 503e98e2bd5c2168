import { describe, expect, it } from "vitest";
import { type CitablePassage, citedPassages, outdatedNotices } from "./cited-passages.ts";

const passage = (text: string, changes: Partial<CitablePassage> = {}): CitablePassage => ({
  ...{ id: "1", title: "Manual de permisos", text, fileId: null, start: null, end: null },
  ...{ revision: null, validUntil: null },
  ...changes,
});
const LEAVE = passage(
  "El personal tiene quince días naturales de permiso por matrimonio, que se piden a Personas.",
);
const PAY = passage("La nómina se abona el día 27 de cada mes en la cuenta que indique la persona.");

const verdicts = (answer: string, ...passages: CitablePassage[]) =>
  citedPassages(answer, passages).map(({ n, verified }) => [n, verified]);

describe("a citation is verified", () => {
  it("when the passage has the figures, the names and most words of the statement", () => {
    expect(verdicts("Tienes **15 días** naturales de permiso por matrimonio [1].", LEAVE)).toEqual([
      [1, true],
    ]);
    expect(verdicts("- La nómina se abona el día 27. [2]\n- Otra cosa.", LEAVE, PAY)).toEqual([[2, true]]);
    expect(verdicts("> La nómina se abona el día 27 de cada mes\n\n[1]", PAY)).toEqual([[1, true]]);
  });

  it("not with another figure, another name or another subject", () => {
    expect(verdicts("Tienes 20 días naturales de permiso por matrimonio [1].", LEAVE)).toEqual([[1, false]]);
    expect(
      verdicts("El permiso de días naturales se pide a Ximena Etcheverry en Recursos [1].", LEAVE),
    ).toEqual([[1, false]]);
    expect(verdicts("El catering de a bordo cambia cada temporada [1].", LEAVE)).toEqual([[1, false]]);
  });

  it("by several passages together where several are cited", () => {
    const both = "El permiso por matrimonio es de quince días y la nómina se abona el día 27 [1][2].";
    expect(verdicts(both, LEAVE, PAY)).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(verdicts(both.replace("[2]", ""), LEAVE, PAY)).toEqual([[1, false]]);
  });

  it("only if every statement that cites it is", () => {
    const mixed = "Son quince días naturales por matrimonio [1]. Además regalan un coche nuevo [1].";
    expect(verdicts(mixed, LEAVE)).toEqual([[1, false]]);
  });
});

it("leaves out passages that are not cited and numbers that don't exist", () => {
  expect(verdicts("La nómina se abona el día 27 [2] [9] [0].", LEAVE, PAY)).toEqual([[2, true]]);
  expect(verdicts("Sin citas.", LEAVE)).toEqual([]);
});

it("warns of cited documents that are expired or replaced, each once", () => {
  const old = { isExpired: true, isSuperseded: true, validUntil: "2024-12-31" };
  const passages = [
    passage("La dieta es de 40 euros.", old),
    passage("La dieta de Lima es de 50 euros.", old),
    PAY,
  ];
  const citations = citedPassages("Dieta de 40 euros [1]. Dieta de Lima de 50 euros [2].", passages);
  expect(outdatedNotices(citations, passages)).toEqual([
    { kind: "document_expired", title: "Manual de permisos", validUntil: "2024-12-31" },
    { kind: "document_superseded", title: "Manual de permisos" },
  ]);
});
