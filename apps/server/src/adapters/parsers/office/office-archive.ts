import { checkArchive } from "../check-archive.ts";
import { ParseError } from "../parse-error.ts";
import { elements, parseXml, textOf, type XmlElement } from "../xml-tree.ts";
import { readEntry, type ZipEntry } from "../zip-archive.ts";

/** The parts of an office file that passed `checkArchive`. */
export interface OfficeArchive {
  names: readonly string[];
  text(name: string): string | undefined;
  xml(name: string): XmlElement | undefined;
}

export async function openArchive(bytes: Buffer, maxExpandedBytes: number): Promise<OfficeArchive> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of await checkArchive(bytes, maxExpandedBytes)) entries.set(entry.name, entry);
  const text = (name: string) => {
    const entry = entries.get(name);
    return entry && decodeXml(readEntry(bytes, entry, maxExpandedBytes));
  };
  return {
    names: [...entries.keys()],
    text,
    xml(name) {
      const source = text(name);
      return source === undefined ? undefined : parseXml(source);
    },
  };
}

export function requiredXml(archive: OfficeArchive, name: string): XmlElement {
  const part = archive.xml(name);
  if (!part) throw new ParseError("malformed", `The part ${name} is missing.`);
  return part;
}

function decodeXml(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "feff") return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

export interface Relation {
  id: string;
  /** The last segment of the relation's type: `slide`, `notesSlide`, `worksheet`, … */
  kind: string;
  /** The part's name inside the archive. */
  target: string;
}

/** The relations of a part to other parts. */
export function relationsOf(archive: OfficeArchive, part: string): Relation[] {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const rels = archive.xml(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  return elements(rels, "Relationship")
    .filter(({ attributes }) => attributes.TargetMode !== "External")
    .map(({ attributes }) => ({
      id: attributes.Id ?? "",
      kind: attributes.Type?.split("/").at(-1) ?? "",
      target: resolvePart(folder, attributes.Target ?? ""),
    }));
}

function resolvePart(folder: string, target: string): string {
  return decodeURIComponent(new URL(encodeURI(target), `file:///${folder}`).pathname.slice(1));
}

/** The main part of the document, at whichever path its writer put it. */
export function mainPart(archive: OfficeArchive, usual: string): string {
  return relationsOf(archive, "").find(({ kind }) => kind === "officeDocument")?.target ?? usual;
}

/** Title and custom properties of an OOXML file. */
export function officeProperties(archive: OfficeArchive): {
  statedTitle: string | undefined;
  properties: Record<string, string>;
} {
  const core = archive.xml("docProps/core.xml");
  const named = elements(archive.xml("docProps/custom.xml"), "property").map(
    (property) => [property.attributes.name ?? "", textOf(property).trim()] as const,
  );
  const version = textOf(elements(core, "version")[0]).trim();
  return {
    statedTitle: textOf(elements(core, "title")[0]).trim() || undefined,
    properties: { ...(version ? { Version: version } : {}), ...Object.fromEntries(named) },
  };
}
