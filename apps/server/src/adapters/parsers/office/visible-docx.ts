import { elementAt, elements, type XmlElement } from "../xml-tree.ts";

// In half points: text of two points or less is not meant to be read.
const MAX_UNREADABLE_SIZE = 4;
const MAX_ANCESTORS = 20;

/**
 * Removes the runs of a Word part that a reader can't see: hidden ones (`vanish`), tiny text, and white text
 * on white paper. White text in tables and text boxes is kept, because its background is defined elsewhere.
 */
export function createVisibleDocx(styles: XmlElement | undefined): (part: XmlElement) => XmlElement {
  const byId = new Map(elements(styles, "style").map((style) => [style.attributes.styleId ?? "", style]));
  const propertiesOf = (styleId: string | undefined): XmlElement[] => {
    const chain: XmlElement[] = [];
    let style = byId.get(styleId ?? "");
    for (let n = 0; style && n < MAX_ANCESTORS; n += 1) {
      chain.push(...elements(style, "rPr"));
      style = byId.get(elementAt(style, "basedOn")?.attributes.val ?? "");
    }
    return chain;
  };

  const keep = (element: XmlElement, paragraph: readonly XmlElement[], isOnPaper: boolean): XmlElement => {
    const children = element.children.flatMap((child): (XmlElement | string)[] => {
      if (typeof child === "string") return [child];
      if (child.name === "r") {
        const own = elementAt(child, "rPr");
        const ofStyle = propertiesOf(elementAt(own, "rStyle")?.attributes.val);
        if (isHidden([...(own ? [own] : []), ...ofStyle, ...paragraph], isOnPaper)) return [];
      }
      const isPaperInside = isOnPaper && !["tbl", "txbxContent"].includes(child.name) && !isShaded(child);
      const inside =
        child.name === "p" ? propertiesOf(elementAt(child, "pPr", "pStyle")?.attributes.val) : paragraph;
      return [keep(child, inside, isPaperInside)];
    });
    return { name: element.name, attributes: element.attributes, children };
  };
  return (part) => keep(part, [], true);
}

/** `properties` are those that apply to a run, its own first; the first one that sets a value wins. */
function isHidden(properties: readonly XmlElement[], isOnPaper: boolean): boolean {
  const first = (name: string) => properties.map((each) => elementAt(each, name)).find(Boolean);
  if (isOn(first("vanish")) || isOn(first("specVanish"))) return true;
  const size = first("sz")?.attributes.val;
  if (size !== undefined && Number(size) <= MAX_UNREADABLE_SIZE) return true;
  const isWhite = first("color")?.attributes.val?.toLowerCase() === "ffffff";
  return isWhite && isOnPaper && !first("highlight") && !isFilled(first("shd"));
}

function isShaded(element: XmlElement): boolean {
  return ["pPr", "tcPr"].some((name) => isFilled(elementAt(element, name, "shd")));
}

function isFilled(shading: XmlElement | undefined): boolean {
  return (
    shading !== undefined && !["auto", "ffffff"].includes(shading.attributes.fill?.toLowerCase() ?? "auto")
  );
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !["0", "false", "off"].includes(property.attributes.val ?? "1");
}
