/** Nodes inside a line of text. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "em" | "strike" | "sub" | "sup" | "kbd"; children: Inline[] }
  | { type: "code"; text: string }
  | { type: "math"; tex: string; isDisplay: boolean }
  /** Without `href` the URL is still streaming. */
  | { type: "link"; href: string | null; children: Inline[] }
  /** Without `href` the URL is unsafe. */
  | { type: "image"; href: string | null; alt: string }
  | { type: "break" }
  | { type: "note"; label: string }
  | { type: "citation"; number: number }
  /** A word with the citations that must stay on its line. */
  | { type: "glued"; children: Inline[] }
  /** The sentence of the selected citation. */
  | { type: "cited"; children: Inline[] };

export function inlineText(inlines: readonly Inline[]): string {
  return inlines.map(textOf).join("");
}

function textOf(inline: Inline): string {
  switch (inline.type) {
    case "text":
    case "code":
      return inline.text;
    case "math":
      return inline.tex;
    case "image":
      return inline.alt;
    case "break":
      return "\n";
    case "note":
    case "citation":
      return "";
    case "strong":
    case "em":
    case "strike":
    case "sub":
    case "sup":
    case "kbd":
    case "link":
    case "glued":
    case "cited":
      return inlineText(inline.children);
  }
}

/** Merges adjacent texts, so that one text is one node in the page. */
export function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline.type !== "text") joined.push(inline);
    else if (last?.type === "text")
      joined[joined.length - 1] = { type: "text", text: last.text + inline.text };
    else if (inline.text) joined.push(inline);
  }
  return joined;
}
