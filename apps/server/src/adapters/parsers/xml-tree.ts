import { Parser } from "htmlparser2";
import { ParseError } from "./parse-error.ts";

/** Names have no namespace prefix, because writers choose prefixes freely. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Attribute that holds a prefixed `id` (such as `r:id`) beside an element's own `id`. */
export const RELATION_ID = ":id";

// Deeper than any office file; deeper recursion would exhaust the stack.
const MAX_DEPTH = 1000;

export function parseXml(source: string): XmlElement {
  let root: XmlElement | undefined;
  readXml(source, {
    isWanted: () => true,
    onElement: (element) => {
      root ??= element;
    },
  });
  if (!root) throw new ParseError("malformed", "An XML part is empty.");
  return root;
}

/** Parses HTML to the same tree; tags may be left open. */
export function parseHtml(source: string): XmlElement {
  const root: XmlElement = { name: "#root", attributes: {}, children: [] };
  readXml(source, {
    isWanted: () => true,
    onElement: (element) => root.children.push(element),
    isHtml: true,
  });
  return root;
}

/**
 * Passes each element of that name separately, so that a sheet of a million rows is never in memory as a
 * whole.
 */
export function eachElement(source: string, name: string, onElement: (element: XmlElement) => void): void {
  readXml(source, { isWanted: (found) => found === name, onElement });
}

interface XmlReading {
  isWanted: (name: string) => boolean;
  onElement: (element: XmlElement) => void;
  isHtml?: boolean;
}

function readXml(source: string, { isWanted, onElement, isHtml = false }: XmlReading): void {
  const open: XmlElement[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(rawName, rawAttributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new ParseError("malformed", "An XML part is nested too deeply.");
        const name = localName(rawName);
        if (open.length === 0 && !isWanted(name)) return;
        const attributes: Record<string, string> = {};
        for (const key in rawAttributes) {
          attributes[localName(key)] = rawAttributes[key] ?? "";
          // `id` and `r:id` on one element differ; the second is a relation.
          if (key.endsWith(":id")) attributes[RELATION_ID] = rawAttributes[key] ?? "";
        }
        const element: XmlElement = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        depth -= 1;
        const element = open.pop();
        if (element && open.length === 0) onElement(element);
      },
    },
    { xmlMode: !isHtml },
  );
  parser.write(source);
  // The parser's end would silently close elements that are still open.
  if (depth > 0 && !isHtml) throw new ParseError("malformed", "An XML part is cut off.");
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

export function elements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first element at a path of names. */
export function elementAt(parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((element, name) => elements(element, name)[0], parent);
}

export function descendants(parent: XmlElement | undefined, name: string): XmlElement[] {
  return elements(parent).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendants(child, name),
  ]);
}

export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === "string" ? child : textOf(child)))
    .join("");
}
