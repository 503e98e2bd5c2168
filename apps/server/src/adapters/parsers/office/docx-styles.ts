import { elementAt, elements, type XmlElement } from "../xml-tree.ts";

export interface ParagraphStyle {
  /** 1 to 9 for a heading, as in Word's outline. */
  headingLevel: number | undefined;
  numId: string | undefined;
  numLevel: number;
}

const MAX_ANCESTORS = 20;

/** Resolves a paragraph style by its id, including the styles that it is based on. */
export function readStyles(part: XmlElement | undefined): (styleId: string | undefined) => ParagraphStyle {
  const styles = new Map(elements(part, "style").map((style) => [style.attributes.styleId ?? "", style]));
  return (styleId) => {
    const chain: XmlElement[] = [];
    let style = styles.get(styleId ?? "");
    while (style && chain.length < MAX_ANCESTORS) {
      chain.push(style);
      style = styles.get(elementAt(style, "basedOn")?.attributes.val ?? "");
    }
    const numbering = chain.map((item) => elementAt(item, "pPr", "numPr")).find(Boolean);
    return {
      headingLevel: chain.map(levelOfStyle).find((level) => level !== undefined),
      numId: elementAt(numbering, "numId")?.attributes.val,
      numLevel: Number(elementAt(numbering, "ilvl")?.attributes.val ?? 0),
    };
  };
}

function levelOfStyle(style: XmlElement): number | undefined {
  const name = elementAt(style, "name")?.attributes.val?.toLowerCase() ?? "";
  if (name === "title") return 1;
  const numbered = /^(?:heading|título|titulo) (\d)$/.exec(name)?.[1];
  if (numbered) return Number(numbered);
  return outlineLevel(elementAt(style, "pPr"));
}

export function outlineLevel(properties: XmlElement | undefined): number | undefined {
  const level = elementAt(properties, "outlineLvl")?.attributes.val;
  // Level 9 is Word's "body text".
  return level === undefined || Number(level) > 8 ? undefined : Number(level) + 1;
}
