import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ParseError } from "../parse-error.ts";

const packageFolder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string) => join(packageFolder, name) + sep;

const MAX_IMAGE_PIXELS = 100_000_000;

/** Opens a PDF with the resources of the package on disk; nothing is downloaded. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // A copy, because the library transfers the memory to itself.
    data: new Uint8Array(bytes),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    standardFontDataUrl: folder("standard_fonts"),
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
    useSystemFonts: false,
    disableFontFace: true,
    // Keeps the names of fonts, which show what is bold.
    fontExtraProperties: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    const isLocked = error instanceof Error && error.name === "PasswordException";
    if (isLocked) throw new ParseError("encrypted", "The PDF has a password.", { cause: error });
    throw new ParseError("malformed", "The PDF is damaged.", { cause: error });
  }
}
