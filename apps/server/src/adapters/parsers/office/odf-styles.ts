import { descendants, elements, type XmlElement } from "../xml-tree.ts";

export interface OdfStyles {
  /** For paragraphs that are headings by their style only. */
  headingLevel(styleName: string | undefined): number | undefined;
  isNumbered(listStyle: string | undefined, depth: number): boolean;
  /** Whether text of this style is hidden. */
  isHidden(styleName: string | undefined): boolean;
}

const MAX_ANCESTORS = 20;
const MAX_UNREADABLE_PT = 2;

export function readOdfStyles(parts: readonly (XmlElement | undefined)[]): OdfStyles {
  const styles = new Map<string, XmlElement>();
  const lists = new Map<string, XmlElement>();
  for (const part of parts) {
    for (const style of descendants(part, "style")) styles.set(style.attributes.name ?? "", style);
    for (const list of descendants(part, "list-style")) lists.set(list.attributes.name ?? "", list);
  }
  return {
    headingLevel(styleName) {
      let name = styleName;
      for (let n = 0; n < MAX_ANCESTORS && name !== undefined; n += 1) {
        const level = levelOfName(name);
        if (level !== undefined) return level;
        name = styles.get(name)?.attributes["parent-style-name"];
      }
      return undefined;
    },
    isHidden(styleName) {
      let name = styleName;
      for (let n = 0; n < MAX_ANCESTORS && name !== undefined; n += 1) {
        const style = styles.get(name);
        if (elements(style, "text-properties").some(isUnreadable)) return true;
        name = style?.attributes["parent-style-name"];
      }
      return false;
    },
    isNumbered(listStyle, depth) {
      const level = elements(lists.get(listStyle ?? "")).find(
        ({ attributes }) => Number(attributes.level ?? 0) === depth + 1,
      );
      return level?.name === "list-level-style-number" && (level.attributes["num-format"] ?? "") !== "";
    },
  };
}

function isUnreadable({ attributes }: XmlElement): boolean {
  const size = attributes["font-size"];
  return (
    attributes.display === "none" ||
    (size?.endsWith("pt") === true && Number.parseFloat(size) <= MAX_UNREADABLE_PT)
  );
}

/** Names of built-in styles are not translated; a space is encoded as _20_. */
function levelOfName(name: string): number | undefined {
  if (name === "Title") return 1;
  const level = /^Heading_20_(\d+)$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}
