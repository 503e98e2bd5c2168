import { wordsOf } from "@metatron/text/split-words";
import { isStopWord } from "@metatron/text/stop-words";
import type { ListedDocument } from "../retrieval/index.ts";

export type Named = Pick<ListedDocument, "title" | "fileName" | "revision">;

/** The words by which a document is looked for: without articles, unless the name is made of them. */
export function wordsOfName(name: string): string[] {
  const words = [...new Set(wordsOf(name))];
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/**
 * The documents that a name means: those with exactly this title or file name, else those whose title contains
 * the name, else those whose title is in the name («Manual de rampa (revision 7)»), else those with all of its
 * words. A revision in the name decides between documents of the same title.
 */
export function matchDocuments<T extends Named>(documents: readonly T[], name: string): T[] {
  const asked = spaced(name);
  const words = wordsOfName(name);
  const rules: ((document: T) => boolean)[] = [
    (document) => namesOf(document).some((own) => own === asked),
    (document) => namesOf(document).some((own) => own.includes(asked)),
    ({ title }) => spaced(title).trim().length >= SHORTEST_TITLE && asked.includes(spaced(title)),
    (document) => words.every((word) => namesOf(document).some((own) => own.includes(word))),
  ];
  for (const rule of rules) {
    const found = documents.filter(rule);
    if (found.length > 0) return ofRevision(found, asked);
  }
  return [];
}

/** A shorter title would be found in nearly any name. */
const SHORTEST_TITLE = 4;

function ofRevision<T extends Named>(documents: T[], asked: string): T[] {
  const named = documents.filter(
    ({ revision, title }) =>
      revision && asked.includes(spaced(revision)) && !spaced(title).includes(spaced(revision)),
  );
  return named.length > 0 ? named : documents;
}

/** Folded words between spaces, so that «rampa» is not found in «rampas». */
const spaced = (text: string) => ` ${wordsOf(text).join(" ")} `;

function namesOf({ title, fileName }: Named): string[] {
  return [title, fileName, fileName.replace(/\.\w{1,5}$/, "")].map(spaced);
}
