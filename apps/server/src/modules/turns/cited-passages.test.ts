import { describe, expect, it } from "vitest";
import { withDifferences } from "../../adapters/models/place-passages.ts";
import { type CitablePassage, citedPassages } from "./cited-passages.ts";
import { markDifferences, validityNotices } from "./validity-notices.ts";

const passage = (text: string, changes: Partial<CitablePassage> = {}): CitablePassage => ({
  id: "1",
  title: "Manual de permisos",
  text,
  fileId: null,
  start: null,
  end: null,
  revision: null,
  validFrom: null,
  validUntil: null,
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
  expect(validityNotices(citations, passages)).toEqual([
    { kind: "document_expired", title: "Manual de permisos", validUntil: "2024-12-31" },
    { kind: "document_superseded", title: "Manual de permisos" },
  ]);
});

describe("a citation points at", () => {
  const text = "Los permisos se piden en el portal.\n\nLa dieta de Lima es de 50 euros por día.";
  const onTwoPages = passage(text, {
    fileId: "11111111-1111-4111-8111-111111111111",
    start: 100,
    end: 100 + text.length,
    page: 1,
    pageStarts: [
      { offset: 0, page: 1 },
      { offset: 37, page: 2 },
    ],
  });

  it("the sentence that carries the statement, and the page of that sentence", () => {
    const [citation] = citedPassages("La dieta de Lima es de 50 euros [1].", [onTwoPages]);
    const at = text.indexOf("La dieta");
    expect(citation).toMatchObject({
      page: 2,
      quote: "La dieta de Lima es de 50 euros por día.",
      quoteStart: 100 + at,
      quoteEnd: 100 + text.length,
      start: 100,
      verified: true,
    });
  });

  it("for each statement separately, so that a false statement is not hidden by a true one", () => {
    const [citation] = citedPassages(
      "Los permisos se piden en el portal [1]. La dieta de Lima es de 60 euros por día [1].",
      [onTwoPages],
    );
    expect(citation).toMatchObject({
      verified: false,
      statements: [
        { text: "Los permisos se piden en el portal", verified: true },
        { text: "La dieta de Lima es de 60 euros por día", verified: false },
      ],
    });
  });

  it("the number that the passage has in the conversation", () => {
    const numbered = { ...onTwoPages, n: 7 };
    expect(verdicts("Los permisos se piden en el portal [7].", numbered)).toEqual([[7, true]]);
    expect(verdicts("Los permisos se piden en el portal [1].", numbered)).toEqual([]);
  });
});

it("says that two valid documents differ, with both sentences, where the answer cites one of them", () => {
  const one = passage("La dieta de Lima por día completo es de 50 euros.", {
    fileId: "11111111-1111-4111-8111-111111111111",
    title: "Dietas 2025",
    validFrom: "2025-01-01",
  });
  const other = passage("La dieta de Lima por día completo es de 60 euros.", {
    fileId: "22222222-2222-4222-8222-222222222222",
    title: "Guía de viajes",
  });
  const notices = (...passages: CitablePassage[]) =>
    validityNotices(
      citedPassages("La dieta de Lima por día completo es de 50 euros [1].", passages),
      passages,
    );
  expect(notices(one, other)).toEqual([
    {
      kind: "documents_disagree",
      one: { title: "Dietas 2025", quote: one.text, validFrom: "2025-01-01" },
      other: { title: "Guía de viajes", quote: other.text, validFrom: null },
    },
  ]);
  const marked = markDifferences([{ ...one, id: "a" }, PAY, { ...other, id: "b", n: 9 }]);
  expect(marked.map(({ differsFrom }) => differsFrom)).toEqual([[9], undefined, [1]]);
  expect(withDifferences(marked)?.map(({ section }) => section)).toEqual([
    "DIFFERS from [9] on the same subject; state both figures with their documents and dates (valid from 2025-01-01)",
    undefined,
    "DIFFERS from [1] on the same subject; state both figures with their documents and dates",
  ]);
  expect(notices(one, { ...other, isExpired: true })).toEqual([]);
  expect(notices(one, { ...other, fileId: one.fileId })).toEqual([]);
  expect(notices(one, { ...other, text: "La dieta de Quito por día completo es de 60 euros." })).toEqual([]);
});
