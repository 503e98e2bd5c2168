import { descendants, elements, type XmlElement } from "../xml-tree.ts";

export interface OdfStyles {
  /** For paragraphs that are headings only by their style. */
  headingLevel(styleName: string | undefined): number | undefined;
  isNumbered(listStyle: string | undefined, depth: number): boolean;
}

const MAX_ANCESTORS = 20;

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
    isNumbered(listStyle, depth) {
      const level = elements(lists.get(listStyle ?? "")).find(
        ({ attributes }) => Number(attributes.level ?? 0) === depth + 1,
      );
      return level?.name === "list-level-style-number" && (level.attributes["num-format"] ?? "") !== "";
    },
  };
}

/** Names of the built-in styles are the same in every language: a blank is written as _20_. */
function levelOfName(name: string): number | undefined {
  if (name === "Title") return 1;
  const level = /^Heading_20_(\d+)$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}
