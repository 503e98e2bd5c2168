import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readDemoSource } from "./read-demo-source.ts";
import { renderDocx } from "./render-docx.ts";

const FOLDER = fileURLToPath(new URL("../../../../demo-knowledge/", import.meta.url));

export type DemoFolder = "rh" | "mesa";

export interface DemoDocument {
  /** Stable across starts: identifies a document that was already added. */
  sourceKey: string;
  name: string;
  type: string;
  title: string;
  bytes: Uint8Array;
}

async function sourcesIn(folder: DemoFolder): Promise<string[]> {
  return (await readdir(`${FOLDER}${folder}`)).filter((name) => name.endsWith(".md")).sort();
}

export async function countDemoDocuments(folder: DemoFolder): Promise<number> {
  return (await sourcesIn(folder)).length;
}

/** The documents of an invented airline, in the file formats that staff really use. */
export async function* demoDocuments(folder: DemoFolder): AsyncGenerator<DemoDocument> {
  for (const name of await sourcesIn(folder)) {
    const text = await readFile(`${FOLDER}${folder}/${name}`, "utf8");
    const source = readDemoSource(text);
    const key = name.replace(/\.md$/, "");
    const about = { sourceKey: key, title: source.facts.title };
    switch (source.facts.format) {
      case "pdf": {
        // Loaded late: the library that draws it is large, and only a demo needs it.
        const { renderPdf } = await import("./render-pdf.ts");
        yield { ...about, name: `${key}.pdf`, type: "application/pdf", bytes: renderPdf(source) };
        break;
      }
      case "docx":
        yield { ...about, name: `${key}.docx`, type: DOCX, bytes: renderDocx(source) };
        break;
      case "markdown":
        yield { ...about, name, type: "text/markdown", bytes: new TextEncoder().encode(text) };
    }
  }
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
