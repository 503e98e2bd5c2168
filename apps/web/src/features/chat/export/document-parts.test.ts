import { EMPTY_STEP } from "@metatron/turn/turn";
import { describe, expect, it } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { buildDocument } from "./build-document.ts";
import { aCitation, conversation, t } from "./export.fixtures.ts";
import type { Run } from "./export-document.ts";
import { fileNameOf } from "./file-name.ts";
import { breakLines, columnWidths, type PdfRun } from "./pdf-lines.ts";
import { rewriteMarkdown } from "./rewrite-markdown.ts";
import { toJson } from "./to-json.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toWinAnsi } from "./win-ansi.ts";

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
    const { t: spanish } = spanishToolTexts().current();
    const [turn] = buildDocument(conversation, [answer], { t: spanish, language: "es", now }).turns;
    expect(turn?.remarks.flat().map(({ text }) => text)).toEqual([
      "Buscó «vacaciones» en los documentos",
      "Abrió el caso RH-7, con tu permiso",
      "Sin tu permiso para abrir un caso",
      "Se detuvo antes de decidir: abrir un caso",
    ]);
  });

  it("are escaped in Markdown, because a formula is no markup", async () => {
    const { t: spanish } = spanishToolTexts().current();
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

it("the notes of a deep search have the numbers of its report in the JSON", () => {
  const note = aCall({ name: "note_findings", input: { question: "¿Uno?", findings: "Sí [7]. No [9]." } });
  const row = aMessageRow({
    id: "a",
    role: "assistant",
    text: "Sí [7].",
    citations: [aCitation({ n: 7 })],
    steps: [{ ...EMPTY_STEP, calls: [note], isFinished: true }],
  });
  const { messages } = JSON.parse(toJson(conversation, [row], new Date("2026-11-15T10:00:00Z")));
  expect(messages[0].text).toBe("Sí [1].");
  expect(messages[0].steps[0].calls[0].input.findings).toBe("Sí [1]. No.");
});

describe("an answer's Markdown", () => {
  const plusTen = (n: number) => (n < 5 ? n + 10 : undefined);

  it("gets the numbers that people see, and headings below the question's level, up to the deepest", () => {
    expect(rewriteMarkdown("# A [1]\n##### B\n#sin", plusTen)).toBe("### A [11]\n###### B\n#sin");
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
  const inWidth = (width: number, painted: RegExp = /^$/) => ({
    width,
    measure,
    prepare: (run: Run): PdfRun => (painted.test(run.text) ? { ...run, painted: true } : run),
  });

  it("break between words and keep styles separate", () => {
    expect(breakLines([{ text: "uno dos " }, { text: "tres", bold: true }], inWidth(7))).toEqual([
      [{ text: "uno dos" }],
      [{ text: "tres", bold: true }],
    ]);
  });

  it("keep painted words together with the spaces between them", () => {
    expect(breakLines([{ text: "ver مرحبا بك hoy" }], inWidth(40, /[ب-م]/))).toEqual([
      [{ text: "ver " }, { text: "مرحبا بك ", painted: true }, { text: "hoy" }],
    ]);
  });

  it("break at line breaks, and inside a word that is too long", () => {
    expect(breakLines([{ text: "a\nabcdefgh" }], inWidth(3))).toEqual([
      [{ text: "a" }],
      [{ text: "abc" }],
      [{ text: "def" }],
      [{ text: "gh" }],
    ]);
  });
});

describe("columns of a table", () => {
  const column = (wanted: number, least: number) => ({ wanted, least });

  it("fill the page, and share it where the space is not enough", () => {
    expect(columnWidths([column(10, 5), column(20, 5)], 60)).toEqual([25, 35]);
    expect(columnWidths([column(10, 10), column(100, 10), column(200, 20)], 220)).toEqual([10, 70, 140]);
  });

  it("do not fit where the longest words are wider than the page", () => {
    expect(columnWidths([column(100, 50), column(100, 50)], 90)).toBeNull();
  });
});
