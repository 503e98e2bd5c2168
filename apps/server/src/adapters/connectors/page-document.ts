import { cutText } from "@metatron/text/cut-text";
import { oneLine } from "@metatron/text/one-line";
import type { OutsideContent } from "./connector-types.ts";

const LONGEST_NAME = 120;

/** A Confluence page as an HTML document, so that the parser reads it as any other file. */
export function pageDocument(page: {
  title: string;
  html: string;
  revision: string;
  author?: string;
}): OutsideContent {
  const title = page.title.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
  const text = `<!doctype html>\n<html><head><meta charset="utf-8"><title>${title}</title></head>\n<body><h1>${title}</h1>\n${page.html}\n</body></html>\n`;
  return {
    name: `${fileName(page.title)}.html`,
    type: "text/html",
    bytes: new TextEncoder().encode(text),
    revision: page.revision,
    ...(page.author === undefined ? {} : { author: page.author }),
  };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Removes characters that are allowed in a title, but not in a file name. */
export function fileName(title: string): string {
  const name = oneLine(title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " "));
  return cutText(name, LONGEST_NAME) || "documento";
}
