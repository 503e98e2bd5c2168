import { EMPTY_STEP } from "@metatron/turn/turn";
import { describe, expect, it } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { buildDocument } from "./build-document.ts";
import { aCitation, conversation, t } from "./export.fixtures.ts";
import { fileNameOf } from "./file-name.ts";
import { numberSources } from "./number-sources.ts";
import { breakLines, columnWidths } from "./pdf-lines.ts";
import { rewriteMarkdown } from "./rewrite-markdown.ts";
import { toJson } from "./to-json.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toWinAnsi } from "./win-ansi.ts";

describe("sources of a document", () => {
  const { sources, numberOf } = numberSources([
    { id: "a", citations: [aCitation({ n: 2, page: 9 }), aCitation({ n: 1, page: 6 })] },
    { id: "b", citations: [aCitation({ n: 1, page: 9 }), aCitation({ n: 3, title: "Otra" })] },
  ]);

  it("are numbered across all answers, each page once", () => {
    expect(sources.map(({ number, citation }) => [number, citation.title, citation.page])).toEqual([
      [1, "Política de beneficios de viaje", 6],
      [2, "Política de beneficios de viaje", 9],
      [3, "Otra", 6],
    ]);
  });

  it("are found by the number in the answer", () => {
    expect([numberOf("a", 2), numberOf("b", 1), numberOf("b", 3), numberOf("b", 2)]).toEqual([
      2,
      2,
      3,
      undefined,
    ]);
  });
});

it("names the person who verified an answer", () => {
  const verifiedBy = { name: "Ana", role: "Recursos Humanos", on: "2026-06-15", until: "2027-06-15" };
  const answer = aMessageRow({
    id: "a",
    role: "assistant",
    text: "Son 15.",
    citations: [aCitation({ verifiedBy })],
  });
  const words = { t, language: "es", now: new Date("2026-11-15T10:00:00Z") };
  const [turn] = buildDocument(conversation, [answer], words).turns;
  expect(turn?.remarks).toEqual([
    [{ text: "Verificada por una persona: Ana · Recursos Humanos · 15 jun 2026", italic: true }],
  ]);
});

describe("text that a person added to an answer", () => {
  const answer = aMessageRow({
    id: "a",
    role: "assistant",
    text: "Son 720 horas [1].\n\nSon 30 días.",
    citations: [aCitation()],
    content: [
      { type: "text", text: "Son 720 horas [1]." },
      { type: "steer", id: "s", text: "En días,\npor favor" },
      { type: "text", text: "Son 30 días." },
    ],
  });
  const words = { t, language: "es", now: new Date("2026-11-15T10:00:00Z") };

  it("is a quotation at its position", () => {
    const [turn] = buildDocument(conversation, [answer], words).turns;
    expect(turn?.blocks.map(({ type }) => type)).toEqual(["paragraph", "quote", "paragraph"]);
    expect(turn?.markdown).toBe("Son 720 horas [1].\n\n> En días,\n> por favor\n\nSon 30 días.");
  });

  it("is in the JSON of a conversation", () => {
    const { messages } = JSON.parse(toJson(conversation, [answer], words.now));
    expect(messages).toMatchObject([{ steers: [{ id: "s", text: "En días,\npor favor" }] }]);
  });
});

describe("the tool calls of an answer", () => {
  const calls = [
    aCall(),
    aCall({ id: "2", name: "open_case", output: { number: "RH-7" }, approvalId: "p" }),
    aCall({ id: "3", name: "open_case", state: "declined", approvalId: "q" }),
    aCall({ id: "4", name: "open_case", state: "undecided", approvalId: "r" }),
  ];
  const step = { ...EMPTY_STEP, calls, isFinished: true };
  const answer = aMessageRow({ id: "a", role: "assistant", text: "Hecho.", steps: [step] });
  const now = new Date("2026-11-15T10:00:00Z");

  it("are a line each in documents, with the person's decision", async () => {
    const { t: spanish } = await spanishToolTexts();
    const [turn] = buildDocument(conversation, [answer], { t: spanish, language: "es", now }).turns;
    expect(turn?.remarks.flat().map(({ text }) => text)).toEqual([
      "Buscó «vacaciones» en los documentos",
      "Abrió el caso RH-7, con tu permiso",
      "Sin tu permiso para abrir un caso",
      "Se detuvo antes de decidir: abrir un caso",
    ]);
  });

  it("are escaped in Markdown, because a formula is no markup", async () => {
    const { t: spanish } = await spanishToolTexts();
    const row = { ...answer, steps: [{ ...step, calls: [aCall({ name: "find_gate", title: "a_b*" })] }] };
    const document = buildDocument(conversation, [row], { t: spanish, language: "es", now });
    expect(toMarkdown(document)).toContain("a\\_b\\*");
  });

  it("are in the JSON of a conversation with inputs, results and permissions", () => {
    const { messages } = JSON.parse(toJson(conversation, [answer], now));
    expect(messages[0].steps[0].calls).toMatchObject([
      { name: "search_documents", input: { query: "vacaciones" }, permission: null },
      { name: "open_case", output: { number: "RH-7" }, permission: "given" },
      { name: "open_case", state: "declined", permission: "declined" },
      { name: "open_case", state: "undecided", permission: "undecided", questions: [] },
    ]);
  });
});

describe("an answer's Markdown", () => {
  const plusTen = (n: number) => (n < 5 ? n + 10 : undefined);

  it("gets the document's numbers, but not in code, links or unknown numbers", () => {
    const text = "Uno [1], dos [1, 2], `[1]`, [1](https://x.es), [7].\n~~~\n[1]\n~~~\n[2]";
    expect(rewriteMarkdown(text, plusTen)).toBe(
      "Uno [11], dos [11, 12], `[1]`, [1](https://x.es), [7].\n~~~\n[1]\n~~~\n[12]",
    );
  });

  it("gets headings below the question's level, up to the deepest level", () => {
    expect(rewriteMarkdown("# A\n##### B\n#sin", plusTen)).toBe("### A\n###### B\n#sin");
  });
});

describe("a file's name", () => {
  it("keeps accents and drops characters that file systems refuse", () => {
    expect(fileNameOf("¿Nómina: año 2026/27? ", "pdf")).toBe("¿Nómina año 2026 27.pdf");
    expect(fileNameOf("../..\u202e", "md")).toBe("metatron.md");
    expect(fileNameOf("a".repeat(300), "json")).toHaveLength(85);
  });
});

describe("characters of a PDF", () => {
  it("are kept in Spanish, Portuguese and English", () => {
    const text = "áéíóúüñ ÁÑ ¿¡ ç ã õ à ê « » — – … “a” ‘b’ • € ª º";
    expect(toWinAnsi(text)).toBe(text);
  });

  it("are replaced by similar ones where the fonts lack them", () => {
    expect(toWinAnsi("a → b ≥ 3 ✅ ł ő 日")).toBe("a -> b >= 3 [x] ? o ?");
    expect(toWinAnsi("vuelo ✈️ 🧑‍✈️!")).toBe("vuelo  !");
    expect(toWinAnsi("e\u0301")).toBe("é");
  });
});

describe("lines of a PDF", () => {
  const measure = ({ text }: { text: string }) => text.length;

  it("break between words and keep styles separate", () => {
    expect(breakLines([{ text: "uno dos " }, { text: "tres", bold: true }], 7, measure)).toEqual([
      [{ text: "uno dos" }],
      [{ text: "tres", bold: true }],
    ]);
  });

  it("break at line breaks, and inside a word that is too long", () => {
    expect(breakLines([{ text: "a\nabcdefgh" }], 3, measure)).toEqual([
      [{ text: "a" }],
      [{ text: "abc" }],
      [{ text: "def" }],
      [{ text: "gh" }],
    ]);
  });
});

describe("columns of a table", () => {
  it("fill the page, and share it where the space is not enough", () => {
    expect(columnWidths([10, 20], 60)).toEqual([25, 35]);
    expect(columnWidths([10, 100, 300], 90)).toEqual([10, 20, 60]);
  });
});
