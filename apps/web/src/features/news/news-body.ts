export type NewsPart =
  | { kind: "text"; text: string }
  | { kind: "picture"; id: string; alt: string }
  /** A line that is a single link into the app, shown as a button. */
  | { kind: "action"; label: string; path: string };

const PICTURE = /^!\[([^\]]*)\]\(picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)$/i;
// Two slashes, or a slash and a backslash, would be another host.
const ACTION = /^\[([^\]]+)\]\((\/(?![/\\])[^\s)]*)\)$/;
const FENCE = /^(```|~~~)/;

/** The Markdown of an item, split where a line is a picture or a link into the app. */
export function partsOfNews(body: string): NewsPart[] {
  const parts: NewsPart[] = [];
  let text: string[] = [];
  let isCode = false;
  const endText = () => {
    const whole = text.join("\n").trim();
    if (whole) parts.push({ kind: "text", text: whole });
    text = [];
  };
  for (const line of body.split("\n")) {
    const trimmed = line.trim();
    if (FENCE.test(trimmed)) isCode = !isCode;
    const part = isCode ? null : partOfLine(trimmed);
    if (!part) {
      text.push(line);
      continue;
    }
    endText();
    parts.push(part);
  }
  endText();
  return parts;
}

function partOfLine(line: string): NewsPart | null {
  const [, alt, id] = PICTURE.exec(line) ?? [];
  if (id) return { kind: "picture", id: id.toLowerCase(), alt: alt ?? "" };
  const [, label, path] = ACTION.exec(line) ?? [];
  return label && path ? { kind: "action", label, path } : null;
}

export const pictureLine = (id: string, alt: string) => `![${alt.replace(/[[\]]/g, "")}](picture:${id})`;
