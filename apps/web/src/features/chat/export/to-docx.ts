import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { bulletLevels, DEEPEST_LIST, INDENT, numberLevels } from "./docx-lists.ts";
import { CODE_FONT, GREY, toTexts } from "./docx-texts.ts";
import type { ExportBlock, ExportDocument, ExportItem, ExportSource, Run } from "./export-document.ts";

const TEXT_FONT = "Calibri";
const LISTS = "lists";
const BULLETS = "bullets";

/** A Word file with real headings, lists and tables, so that it can be edited. */
export function toDocx(document: ExportDocument): Promise<Blob> {
  const { title, subtitle, turns, sourcesHeading, language } = document;
  let lists = 0;
  const nextList = () => {
    lists += 1;
    return lists;
  };
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    new Paragraph({ children: [new TextRun({ text: subtitle, color: GREY })], spacing: { after: 240 } }),
    ...turns.flatMap(({ heading, blocks, remarks, sources }) => [
      ...(heading
        ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading)] })]
        : []),
      ...blocks.flatMap((block) => toParts(block, { level: 0, nextList, isQuote: false })),
      ...remarks.map((runs) => new Paragraph({ children: toTexts(runs, { color: GREY }), spacing: AFTER })),
      ...sourceParts(sources, sourcesHeading),
    ]),
  ];
  const file = new Document({
    title,
    creator: "Metatron",
    styles: {
      default: {
        document: { run: { font: TEXT_FONT, size: 22, language: { value: LOCALES[language] ?? "es-ES" } } },
        title: { run: { size: 40, bold: true } },
        heading1: { run: { size: 28, bold: true }, paragraph: { spacing: { before: 360, after: 120 } } },
        heading2: { run: { size: 26, bold: true }, paragraph: { spacing: { before: 240, after: 80 } } },
        heading3: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 200, after: 80 } } },
        heading4: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 160, after: 60 } } },
      },
    },
    numbering: {
      config: [
        { reference: LISTS, levels: numberLevels() },
        { reference: BULLETS, levels: bulletLevels() },
      ],
    },
    sections: [{ footers: { default: pageFooter() }, children }],
  });
  return Packer.toBlob(file);
}

const AFTER = { after: 120 };
const LOCALES: Record<string, string> = { es: "es-ES", en: "en-GB", pt: "pt-BR" };

interface Place {
  level: number;
  /** Each numbered list needs its own numbering, or the second list would continue the first. */
  nextList: () => number;
  isQuote: boolean;
}

type Part = Paragraph | Table;

function toParts(block: ExportBlock, place: Place): Part[] {
  const { level, isQuote } = place;
  const frame: IParagraphOptions = {
    spacing: AFTER,
    ...(level > 0 ? { indent: { left: level * INDENT } } : {}),
    ...(isQuote
      ? { border: { left: { style: BorderStyle.SINGLE, size: 12, color: "BDC1C6", space: 10 } } }
      : {}),
  };
  switch (block.type) {
    case "paragraph":
      return [new Paragraph({ ...frame, children: toTexts(block.runs) })];
    case "heading":
      // Level 1 is the question.
      return [
        new Paragraph({
          heading: HEADINGS[block.level] ?? HeadingLevel.HEADING_4,
          children: toTexts(block.runs),
        }),
      ];
    case "rule":
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "BDC1C6", space: 1 } },
        }),
      ];
    case "quote":
      return block.blocks.flatMap((inner) => toParts(inner, { ...place, level: level + 1, isQuote: true }));
    case "code":
      return codeParts(block.text, level);
    case "list": {
      const instance = place.nextList();
      return block.items.flatMap((item, index) =>
        itemParts(item, { ...place, start: block.start, index, instance }),
      );
    }
    case "table":
      return [tablePart(block), new Paragraph({})];
  }
}

const HEADINGS: Record<number, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  3: HeadingLevel.HEADING_2,
  4: HeadingLevel.HEADING_3,
};

interface ItemPlace extends Place {
  start: number | null;
  index: number;
  instance: number;
}

function itemParts({ task, blocks }: ExportItem, place: ItemPlace): Part[] {
  const { level, start, index, instance } = place;
  const [first, ...rest] = blocks;
  const box = task ? `${task === "done" ? "☑" : "☐"} ` : "";
  const runs = first?.type === "paragraph" ? first.runs : [];
  const isPlain = start !== null && start !== 1;
  const mark = isPlain ? `${start + index}. ` : "";
  const listLevel = Math.min(level, DEEPEST_LIST);
  const numbering = isPlain
    ? { indent: { left: (level + 1) * INDENT, hanging: INDENT } }
    : { numbering: { reference: start === null ? BULLETS : LISTS, level: listLevel, instance } };
  const line = new Paragraph({
    ...numbering,
    spacing: { after: 60 },
    children: [...(mark || box ? [new TextRun(mark + box)] : []), ...toTexts(runs)],
  });
  const others = first?.type === "paragraph" ? rest : blocks;
  return [line, ...others.flatMap((block) => toParts(block, { ...place, level: level + 1 }))];
}

function codeParts(text: string, level: number): Paragraph[] {
  return text.split("\n").map(
    (line, index, lines) =>
      new Paragraph({
        shading: { type: ShadingType.CLEAR, fill: "F1F3F4" },
        spacing: { after: index === lines.length - 1 ? 160 : 0 },
        ...(level > 0 ? { indent: { left: level * INDENT } } : {}),
        children: [new TextRun({ text: line, font: CODE_FONT, size: 19 })],
      }),
  );
}

const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

function tablePart({ align, head, rows }: Extract<ExportBlock, { type: "table" }>): Table {
  const rowOf = (cells: readonly Run[][], kind: "head" | "body") =>
    new TableRow({
      tableHeader: kind === "head",
      cantSplit: true,
      children: head.map((_, column) => cellOf(cells[column] ?? [], align[column] ?? null, kind)),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [rowOf(head, "head"), ...rows.map((row) => rowOf(row, "body"))],
  });
}

function cellOf(
  runs: readonly Run[],
  align: keyof typeof ALIGNMENTS | null,
  kind: "head" | "body",
): TableCell {
  return new TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(kind === "head" ? { shading: { type: ShadingType.CLEAR, fill: "F1F3F4" } } : {}),
    children: [
      new Paragraph({
        ...(align ? { alignment: ALIGNMENTS[align] } : {}),
        children: toTexts(runs, kind === "head" ? { bold: true } : {}),
      }),
    ],
  });
}

function sourceParts(sources: readonly ExportSource[], heading: string): Paragraph[] {
  if (sources.length === 0) return [];
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 160, after: 60 },
      children: [new TextRun({ text: heading, bold: true, color: GREY })],
    }),
    ...sources.map(
      ({ number, title, details, href }) =>
        new Paragraph({
          spacing: { after: 60 },
          indent: { left: INDENT, hanging: INDENT },
          children: [
            new TextRun(`[${number}] `),
            ...toTexts([{ text: title, bold: true, ...(href ? { href } : {}) }]),
            ...(details ? [new TextRun({ text: ` · ${details}`, color: GREY })] : []),
          ],
        }),
    ),
  ];
}

function pageFooter(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
            color: GREY,
            size: 18,
          }),
        ],
      }),
    ],
  });
}
