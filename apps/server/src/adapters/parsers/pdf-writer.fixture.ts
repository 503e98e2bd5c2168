/** A minimal PDF writer for tests and benchmarks. */

export interface WrittenText {
  text: string;
  x: number;
  /** From the bottom of the page, as in PDF. */
  y: number;
  size?: number;
  isBold?: boolean;
}

export interface WrittenPage {
  texts?: readonly WrittenText[];
  /** x and y of the start, x and y of the end. */
  lines?: readonly (readonly [number, number, number, number])[];
  /** Drawn over the whole page. */
  jpeg?: { data: Buffer; width: number; height: number };
}

export interface WrittenPdf {
  pages: readonly WrittenPage[];
  title?: string;
  /** Adds an encryption dictionary whose keys the empty password does not open. */
  isLocked?: boolean;
}

export function writePdf({ pages, title, isLocked = false }: WrittenPdf): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(
      Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))),
    );
  const first = 6;
  const kids = pages.map((_, at) => `${first + at * 3} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add(font("Helvetica"));
  add(font("Helvetica-Bold"));
  add(`<< /Title (${escaped(title ?? "")}) >>`);
  for (const [at, page] of pages.entries()) {
    const number = first + at * 3;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Im ${number + 2} 0 R >> >> >>`,
    );
    add(...stream("", Buffer.from(contentOf(page), "latin1")));
    add(...stream(...pictureOf(page)));
  }
  if (isLocked)
    add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >>`);
  return assemble(objects, isLocked);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function contentOf({ texts = [], lines = [], jpeg }: WrittenPage): string {
  return [
    ...(jpeg ? ["q 595 0 0 842 0 0 cm /Im Do Q"] : []),
    ...lines.map(([x1, y1, x2, y2]) => `${x1} ${y1} m ${x2} ${y2} l S`),
    ...texts.map(
      ({ text, x, y, size = 11, isBold = false }) =>
        `BT /${isBold ? "F2" : "F1"} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`,
    ),
  ].join("\n");
}

function pictureOf({ jpeg }: WrittenPage): [string, Buffer] {
  const about = (width: number, height: number, more: string) =>
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`;
  return jpeg
    ? [about(jpeg.width, jpeg.height, "/Filter /DCTDecode"), jpeg.data]
    : [about(1, 1, ""), Buffer.from([255])];
}

function stream(about: string, data: Buffer): [string, Buffer, string] {
  return [`<< ${about} /Length ${data.length} >>\nstream\n`, data, "\nendstream"];
}

function assemble(objects: readonly Buffer[], isLocked: boolean): Buffer {
  const parts = [Buffer.from("%PDF-1.4\n", "latin1")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(at);
    parts.push(whole);
    at += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const lock = isLocked ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "";
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R ${lock} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** Latin letters have the same codes in PDF's WinAnsi and in Latin-1. */
function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
