/** A PDF with some lines on each page, the first as its heading. */
export function tinyPdf(pages: readonly (readonly string[])[]): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageIds = pages.map((_, index) => 4 + index * 2);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  for (const [index, lines] of pages.entries()) {
    const content = contentOf(lines);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    add(`<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`);
  }
  return assemble(objects);
}

function contentOf([heading = "", ...lines]: readonly string[]): string {
  const shown = lines.map((line) => `${literal(line)} Tj T*`).join("\n");
  return `BT /F1 20 Tf 30 TL 72 760 Td\n${literal(heading)} Tj T*\n/F1 12 Tf 18 TL\n${shown}\nET`;
}

const literal = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")})`;

function assemble(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = Buffer.byteLength(text, "latin1");
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
