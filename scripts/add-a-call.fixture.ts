import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** One code block of a document: what it adds to a file. */
export interface Step {
  file: string;
  imports: string[];
  /** A line of the file after which the rest goes; in a new file, its first line. */
  anchor: string;
  rest: string[];
}

/** The steps of a section: its `ts` blocks, each of which begins with the path of its file as a comment. */
export function stepsIn(document: string, section: string): Step[] {
  const [, after = ""] = document.split(`\n## ${section}\n`);
  const [text = ""] = after.split("\n## ");
  return text
    .split("```ts\n")
    .slice(1)
    .map((block) => toStep(block.split("```")[0] ?? ""));
}

function toStep(block: string): Step {
  const indent = block.length - block.trimStart().length;
  const [path = "", ...lines] = block.split("\n").map((line) => line.slice(indent));
  const imports = lines.filter((line) => line.startsWith("import "));
  const [anchor = "", ...rest] = lines.filter((line) => line !== "" && !line.startsWith("import "));
  return { file: path.replace("// ", ""), imports, anchor, rest };
}

export interface CallToAdd {
  steps: readonly Step[];
  /** The name of the document's call, in the place of which `name` is written. */
  from: string;
  name: string;
}

/** Applies the steps to the sources in this folder. Throws where a line that must be there already is not. */
export async function addCall(folder: string, { steps, from, name }: CallToAdd): Promise<void> {
  const renamed = (text: string) =>
    text
      .replaceAll(from, name)
      .replaceAll(kebab(from), kebab(name))
      .replaceAll("/glossary/term", `/glossary/term${name === from ? "" : `/${name.toLowerCase()}`}`);
  for (const { file, imports, anchor, rest } of steps) {
    const path = join(folder, renamed(file));
    const text = await readFile(path, "utf8").catch(() => undefined);
    await mkdir(dirname(path), { recursive: true });
    if (text === undefined) {
      await writeFile(path, [...imports, anchor, ...rest, ""].map(renamed).join("\n"));
      continue;
    }
    if (!text.split("\n").includes(anchor)) throw new Error(`${file} has no line «${anchor}».`);
    const added = imports.map(renamed).filter((line) => !text.includes(line));
    const changed = text.replace(`${anchor}\n`, () => `${[anchor, ...rest.map(renamed)].join("\n")}\n`);
    await writeFile(path, [...added, changed].join("\n"));
  }
}

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
