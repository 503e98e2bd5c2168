import { descendants, textOf, type XmlElement } from "../xml-tree.ts";
import { hidingSelectors, isHiding } from "./hiding-styles.ts";

interface Colours {
  text: string;
  background: string;
}

/** Removes text that a reader of the page can't see: it would reach the model as if the document said it. */
export function visibleHtml(page: XmlElement): XmlElement {
  const rules = hidingSelectors(descendants(page, "style").map(textOf).join("\n"));
  const keep = (element: XmlElement, around: Colours): XmlElement => {
    const colours = coloursOf(element, around);
    const isUnreadable = colours.text === colours.background;
    const children = element.children.flatMap((child): (XmlElement | string)[] => {
      if (typeof child === "string") return isUnreadable ? [] : [child];
      return isHidden(child, rules) ? [] : [keep(child, colours)];
    });
    return { name: element.name, attributes: element.attributes, children };
  };
  return keep(page, { text: "black", background: "white" });
}

function isHidden({ name, attributes }: XmlElement, rules: ReadonlySet<string>): boolean {
  if ("hidden" in attributes || attributes["aria-hidden"] === "true") return true;
  if (isHiding(attributes.style ?? "")) return true;
  const selectors = [name, `#${attributes.id ?? ""}`];
  for (const className of (attributes.class ?? "").split(/\s+/))
    selectors.push(`.${className}`, `${name}.${className}`);
  return selectors.some((selector) => rules.has(selector));
}

function coloursOf({ name, attributes }: XmlElement, around: Colours): Colours {
  const style = attributes.style ?? "";
  const written = name === "font" ? attributes.color : undefined;
  return {
    text: colourOf(/(?:^|;)\s*color\s*:([^;]*)/i.exec(style)?.[1] ?? written) ?? around.text,
    background:
      colourOf(/(?:^|;)\s*background(?:-color)?\s*:([^;]*)/i.exec(style)?.[1] ?? attributes.bgcolor) ??
      around.background,
  };
}

const NAMED: Record<string, string | undefined> = {
  "#fff": "white",
  "#ffffff": "white",
  "rgb(255,255,255)": "white",
  "#000": "black",
  "#000000": "black",
  "rgb(0,0,0)": "black",
};

/** Normalises the common notations of a colour. */
function colourOf(written: string | undefined): string | undefined {
  const bare = written
    ?.replace(/!important/i, "")
    .replace(/\s+/g, "")
    .toLowerCase();
  return bare ? (NAMED[bare] ?? bare) : undefined;
}
