import { elementAt, elements, textOf, type XmlElement } from "../xml-tree.ts";

export interface OdfInline {
  text: string;
  notes: XmlElement[];
  /** Text boxes and tables that are anchored in a paragraph, but are read after it. */
  boxes: XmlElement[];
}

const MAX_SPACES = 100;

/** The text of a paragraph; notes are collected, and their marks stay in the text. */
export function odfInline(paragraph: XmlElement): OdfInline {
  const notes: XmlElement[] = [];
  const boxes: XmlElement[] = [];
  const walk = (element: XmlElement): string =>
    element.children
      .map((child) => {
        if (typeof child === "string") return child.replace(/\s+/g, " ");
        switch (child.name) {
          case "s":
            return " ".repeat(Math.min(Number(child.attributes.c ?? 1), MAX_SPACES));
          case "tab":
            return "\t";
          case "line-break":
            return "\n";
          case "note":
            notes.push(child);
            return `[^${noteCitation(child)}]`;
          case "text-box":
            boxes.push(child);
            return "";
          case "annotation":
          case "annotation-end":
          case "tracked-changes":
          case "title":
          case "desc":
            return "";
          default:
            return walk(child);
        }
      })
      .join("");
  return { text: walk(paragraph).trim(), notes, boxes };
}

export function noteCitation(note: XmlElement): string {
  return textOf(elementAt(note, "note-citation")).trim() || (note.attributes.id ?? "");
}

/** All text below an element in one line, for cells and notes. */
export function odfPlain(element: XmlElement | undefined): string {
  return elements(element)
    .map((child) => {
      if (child.name === "p" || child.name === "h") return odfInline(child).text;
      return ["annotation", "note-citation"].includes(child.name) ? "" : odfPlain(child);
    })
    .filter((text) => text !== "")
    .join(" ");
}
