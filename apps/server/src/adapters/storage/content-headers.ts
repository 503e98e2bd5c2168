import { cutFileName } from "@metatron/text/cut-text";
import { removeAccents } from "@metatron/text/fold-text";

/**
 * Types that a browser displays without running anything. SVG, HTML and XML are excluded, because they can
 * contain scripts.
 */
const SHOWN_INLINE = new Set([
  "application/pdf",
  "audio/mp4",
  "audio/mpeg",
  "audio/ogg",
  "audio/wav",
  "audio/webm",
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/webp",
  "text/plain",
  "video/mp4",
  "video/webm",
]);

type Content = { type: string; fileName: string; disposition: "inline" | "attachment" };

function contentDisposition({ type, fileName, disposition }: Content): string {
  const mediaType = type.split(";")[0]?.trim() ?? "";
  const shown = disposition === "inline" && SHOWN_INLINE.has(mediaType) ? "inline" : "attachment";
  const name = cleanName(fileName);
  const ascii = removeAccents(name)
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\%]/g, "_");
  return `${shown}; filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`;
}

/** Headers for uploaded content: displayed or downloaded, never executed. */
export function contentHeaders(content: Content): Record<string, string> {
  return {
    "content-type": content.type,
    "content-disposition": contentDisposition(content),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    // The next person at a shared computer must not find the file in the cache.
    "cache-control": "private, no-store",
  };
}

function cleanName(fileName: string): string {
  const name = cutFileName(fileName.toWellFormed().replace(/\p{C}/gu, "").replace(/[/\\]/g, "_").trim(), 200);
  return name === "" ? "file" : name.toWellFormed();
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
