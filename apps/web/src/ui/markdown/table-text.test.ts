import { afterEach, describe, expect, it, vi } from "vitest";
import type { Table } from "./parse/blocks.ts";
import { parseMarkdown } from "./parse/parse-blocks.ts";
import { copyTable, tableCells, tableToCsv } from "./table-text.ts";

const options = { definitions: new Map(), isCited: (n: number) => n < 5 };

function aTable(markdown: string): Table {
  const [block] = parseMarkdown(markdown).blocks;
  if (block?.type !== "table") throw new Error("no table");
  return block;
}

const TABLE = aTable("| Tipo | Días |\n|---|---:|\n| **Boda** [1] | 15 |\n| Mudanza; otra | =1+1 |");

afterEach(() => vi.unstubAllGlobals());

describe("a table", () => {
  it("is its cells as text, without the numbers of its sources", () => {
    expect(tableCells(TABLE, options)).toEqual([
      ["Tipo", "Días"],
      ["Boda", "15"],
      ["Mudanza; otra", "=1+1"],
    ]);
  });

  it("is CSV as the spreadsheets of the language read it, and runs nothing there", () => {
    const cells = tableCells(TABLE, options);
    expect(tableToCsv(cells, "es")).toBe('Tipo;Días\r\nBoda;15\r\n"Mudanza; otra";\'=1+1');
    expect(tableToCsv([["a,b", 'di "no"', "-3,5", "-a"]], "en")).toBe('"a,b","di ""no""","-3,5",\'-a');
  });

  it("is copied as HTML and as text with tabs", async () => {
    let copied: Record<string, Blob> = {};
    class Item {
      constructor(parts: Record<string, Blob>) {
        copied = parts;
      }
    }
    vi.stubGlobal("navigator", { clipboard: { write: async () => undefined } });
    vi.stubGlobal("ClipboardItem", Item);
    await copyTable(TABLE, options);
    expect(await copied["text/plain"]?.text()).toBe("Tipo\tDías\nBoda\t15\nMudanza; otra\t=1+1");
    expect(await copied["text/html"]?.text()).toMatch(/^<table.*<strong>Boda<\/strong>/);
  });
});
