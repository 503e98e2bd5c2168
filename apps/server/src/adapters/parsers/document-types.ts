/** The supported formats, by the detected type of a file. */
export const documentTypes = {
  pdf: { type: "application/pdf", extensions: ["pdf"], family: "pdf" },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: ["docx", "docm", "dotx"],
    family: "zip",
  },
  pptx: {
    type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    extensions: ["pptx", "pptm", "ppsx", "potx"],
    family: "zip",
  },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extensions: ["xlsx", "xlsm", "xltx"],
    family: "zip",
  },
  odt: { type: "application/vnd.oasis.opendocument.text", extensions: ["odt", "ott"], family: "zip" },
  ods: { type: "application/vnd.oasis.opendocument.spreadsheet", extensions: ["ods", "ots"], family: "zip" },
  odp: { type: "application/vnd.oasis.opendocument.presentation", extensions: ["odp", "otp"], family: "zip" },
  rtf: { type: "application/rtf", extensions: ["rtf"], family: "rtf" },
  csv: { type: "text/csv", extensions: ["csv", "tsv"], family: "text" },
  html: { type: "text/html", extensions: ["html", "htm", "xhtml"], family: "text" },
  markdown: { type: "text/markdown", extensions: ["md", "markdown"], family: "text" },
  text: {
    type: "text/plain",
    extensions: ["txt", "text", "log", "json", "xml", "yaml", "yml"],
    family: "text",
  },
  png: { type: "image/png", extensions: ["png"], family: "image" },
  jpeg: { type: "image/jpeg", extensions: ["jpg", "jpeg", "jfif"], family: "image" },
  webp: { type: "image/webp", extensions: ["webp"], family: "image" },
  tiff: { type: "image/tiff", extensions: ["tif", "tiff"], family: "image" },
} as const satisfies Record<string, { type: string; extensions: readonly string[]; family: string }>;

export type DocumentFormat = keyof typeof documentTypes;
export type DocumentType = (typeof documentTypes)[DocumentFormat]["type"];

// Object.keys loses the key type; the object is a constant with exactly these keys.
const formats = Object.keys(documentTypes) as DocumentFormat[];

export function formatOfType(type: string): DocumentFormat | undefined {
  return formats.find((format) => documentTypes[format].type === type);
}

export function formatOfName(name: string): DocumentFormat | undefined {
  const extension = extensionOf(name);
  return formats.find((format) => {
    const extensions: readonly string[] = documentTypes[format].extensions;
    return extensions.includes(extension);
  });
}

export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

export function sameFamily(a: DocumentFormat, b: DocumentFormat): boolean {
  return documentTypes[a].family === documentTypes[b].family;
}
