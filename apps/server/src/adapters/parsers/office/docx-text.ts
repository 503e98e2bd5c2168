import type { XmlElement } from "../xml-tree.ts";
import { elementAt, elements } from "../xml-tree.ts";

export interface InlineText {
  text: string;
  /** Text boxes are anchored in a run, but are read after its paragraph. */
  boxes: XmlElement[];
  isBold: boolean;
}

const SKIPPED = new Set(["del", "moveFrom", "instrText", "delText", "pPr", "rPr", "fldChar", "Fallback"]);

/** The text of a paragraph with all tracked changes accepted. */
export function inlineText(paragraph: XmlElement): InlineText {
  const boxes: XmlElement[] = [];
  let written = 0;
  let bold = 0;
  const walk = (element: XmlElement, isBold: boolean): string =>
    element.children
      .map((child) => {
        if (typeof child === "string") return "";
        const isBoldHere = child.name === "r" ? isOn(elementAt(child, "rPr", "b")) : isBold;
        const own = ownText(child);
        if (own !== undefined) {
          written += own.trim().length;
          bold += isBoldHere ? own.trim().length : 0;
          return own;
        }
        if (child.name === "txbxContent") {
          boxes.push(child);
          return "";
        }
        if (SKIPPED.has(child.name) && !isOnlyFallback(element, child)) return "";
        return walk(child, isBoldHere);
      })
      .join("");
  const text = walk(paragraph, false);
  return { text, boxes, isBold: written > 0 && bold === written };
}

function ownText(element: XmlElement): string | undefined {
  switch (element.name) {
    case "t":
      return element.children.filter((child) => typeof child === "string").join("");
    case "tab":
    case "ptab":
      return "\t";
    case "br":
    case "cr":
      return "\n";
    case "noBreakHyphen":
      return "-";
    case "footnoteReference":
    case "endnoteReference":
      return `[^${noteMark(element.name === "endnoteReference" ? "endnote" : "footnote", element.attributes.id)}]`;
    default:
      return undefined;
  }
}

/** The reference mark of a note, the same in the text and before the note. */
export function noteMark(kind: "footnote" | "endnote", id: string | undefined): string {
  return kind === "footnote" ? `${id ?? ""}` : `f${id ?? ""}`;
}

function isOnlyFallback(parent: XmlElement, child: XmlElement): boolean {
  return child.name === "Fallback" && elements(parent, "Choice").length === 0;
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !["0", "false", "off"].includes(property.attributes.val ?? "1");
}
