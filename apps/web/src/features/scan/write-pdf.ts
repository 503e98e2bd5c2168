import type { Size } from "./corners.ts";

export interface PdfPicture extends Size {
  jpeg: Uint8Array<ArrayBuffer>;
}

/** The long side of A4 in points: the server's OCR chooses its resolution by the size of the page. */
const LONG_SIDE = 842;
const FIRST_PAGE_ID = 3;
const OBJECTS_PER_PAGE = 3;

/**
 * A PDF with one JPEG on each page. A PDF holds a JPEG as it is, so no library is needed; jsPDF is not in the
 * offline copy of the app (decision 96).
 */
export function writePdf(pictures: readonly PdfPicture[]): Blob {
  const pageIds = pictures.map((_, at) => FIRST_PAGE_ID + at * OBJECTS_PER_PAGE);
  const file = openFile();
  file.add("<< /Type /Catalog /Pages 2 0 R >>");
  file.add(
    `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
  );
  for (const [at, picture] of pictures.entries())
    addPage(file, picture, FIRST_PAGE_ID + at * OBJECTS_PER_PAGE);
  return file.close();
}

function addPage(file: ReturnType<typeof openFile>, { jpeg, width, height }: PdfPicture, id: number) {
  const scale = LONG_SIDE / Math.max(width, height);
  const [wide, high] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const content = `q ${wide} 0 0 ${high} 0 0 cm /Photo Do Q`;
  file.add(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Resources << /XObject << /Photo ${id + 2} 0 R >> >> /Contents ${id + 1} 0 R >>`,
  );
  file.add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  file.add(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    jpeg,
    "\nendstream",
  );
}

type Part = string | Uint8Array<ArrayBuffer>;

/** Collects the objects and the places where they start, which the table at the end names. */
function openFile() {
  const parts: Part[] = [];
  const places: number[] = [];
  let size = 0;
  const write = (...added: Part[]) => {
    parts.push(...added);
    for (const part of added) size += bytesOf(part);
  };
  // The comment has bytes over 127, by which programs see that the file is not a text.
  write("%PDF-1.4\n%\u00ff\u00ff\u00ff\u00ff\n");
  return {
    add(...body: Part[]) {
      places.push(size);
      write(`${places.length} 0 obj\n`, ...body, "\nendobj\n");
    },
    close(): Blob {
      const start = size;
      const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
      const count = places.length + 1;
      write(`xref\n0 ${count}\n0000000000 65535 f \n${table}`);
      write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: "application/pdf" });
    },
  };
}

const bytesOf = (part: Part) =>
  typeof part === "string" ? new TextEncoder().encode(part).length : part.length;
