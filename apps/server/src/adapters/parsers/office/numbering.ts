import { elementAt, elements, type XmlElement } from "../xml-tree.ts";

export interface Numbering {
  /** The label of the list's next paragraph: `-`, `2.`, `3.1` …; empty if it has none. */
  next(numId: string, level: number): string;
}

interface Level {
  format: string;
  text: string;
  start: number;
}

/** Computes the numbers of list items and headings, which Word does not store in the text. */
export function createNumbering(part: XmlElement | undefined): Numbering {
  const abstracts = new Map(
    elements(part, "abstractNum").map((item) => [item.attributes.abstractNumId ?? "", levelsOf(item)]),
  );
  const lists = new Map(
    elements(part, "num").map((item) => [
      item.attributes.numId ?? "",
      elementAt(item, "abstractNumId")?.attributes.val ?? "",
    ]),
  );
  const counters = new Map<string, number[]>();
  return {
    next(numId, level) {
      const abstractId = lists.get(numId) ?? "";
      const levels = abstracts.get(abstractId);
      const own = levels?.[level];
      if (!levels || !own || own.format === "none") return "";
      if (own.format === "bullet") return "-";
      const counts = (counters.get(abstractId) ?? []).slice(0, level + 1);
      for (let n = 0; n < level; n += 1) counts[n] ??= levels[n]?.start ?? 1;
      counts[level] = counts[level] === undefined ? own.start : counts[level] + 1;
      counters.set(abstractId, counts);
      return own.text.replace(/%(\d)/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        return asNumber(counts[at] ?? 1, levels[at]?.format ?? "decimal");
      });
    },
  };
}

function levelsOf(abstract: XmlElement): Level[] {
  return elements(abstract, "lvl").map((level) => ({
    format: elementAt(level, "numFmt")?.attributes.val ?? "decimal",
    text: elementAt(level, "lvlText")?.attributes.val ?? "",
    start: Number(elementAt(level, "start")?.attributes.val ?? 1),
  }));
}

function asNumber(value: number, format: string): string {
  switch (format) {
    case "lowerLetter":
      return letter(value);
    case "upperLetter":
      return letter(value).toUpperCase();
    case "lowerRoman":
      return roman(value).toLowerCase();
    case "upperRoman":
      return roman(value);
    default:
      return String(value);
  }
}

function letter(value: number): string {
  return String.fromCharCode(97 + ((value - 1) % 26));
}

function roman(value: number): string {
  const steps = [
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ] as const;
  let left = value % 400;
  return steps
    .map(([amount, sign]) => {
      const times = Math.floor(left / amount);
      left -= times * amount;
      return sign.repeat(times);
    })
    .join("");
}
