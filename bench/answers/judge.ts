export interface BenchQuestion {
  desk: "rh" | "mesa";
  kind: string;
  /** The question before, for a follow-up. */
  before?: string;
  question: string;
  /** Regular expressions that a right answer matches, all of them; none for a question that the documents don't answer. */
  expect?: string[];
  /** Regular expressions that a right answer does not match: what another row or an older document says. */
  reject?: string[];
  /** The document that answers, by its file name. */
  document?: string;
}

export interface GivenAnswer {
  text: string;
  /** Documents that the answer cites, by their file names. */
  documents: readonly string[];
}

export type Verdict = "right" | "wrong" | "refused";

/** An answer without a citation claims nothing from the documents: it is a refusal. Accents do not count. */
export function judge({ expect, reject = [] }: BenchQuestion, { text, documents }: GivenAnswer): Verdict {
  if (documents.length === 0) return "refused";
  if (!expect) return "wrong";
  const plain = withoutAccents(text);
  const matches = (pattern: string) => new RegExp(withoutAccents(pattern), "iu").test(plain);
  return expect.every(matches) && !reject.some(matches) ? "right" : "wrong";
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

export interface Tally {
  n: number;
  right: number;
  wrong: number;
  refused: number;
}

/** Verdicts counted by kind of question. */
export function tally(judged: readonly { kind: string; verdict: Verdict }[]): Record<string, Tally> {
  const kinds: Record<string, Tally> = {};
  for (const { kind, verdict } of judged) {
    kinds[kind] ??= { n: 0, right: 0, wrong: 0, refused: 0 };
    kinds[kind].n += 1;
    kinds[kind][verdict] += 1;
  }
  return kinds;
}

/**
 * The counts as lines of text, and below them those of all answerable and all unanswerable questions. Questions about expired or
 * replaced documents ("outdated") are in neither: an answer with a warning and a refusal are both fair.
 */
export function tableOf(tallies: Readonly<Record<string, Tally>>): string {
  const isUnanswerable = (kind: string) => kind.endsWith("unanswerable");
  const entries = Object.entries(tallies);
  const totals = [
    ["all answerable", sumOf(entries.filter(([kind]) => !isUnanswerable(kind) && kind !== "outdated"))],
    ["all unanswerable", sumOf(entries.filter(([kind]) => isUnanswerable(kind)))],
  ] as const;
  return [...entries, ...totals]
    .map(([kind, { n, right, wrong, refused }]) =>
      [kind.padEnd(20), ...[n, right, wrong, refused].map((count) => String(count).padStart(8))].join(""),
    )
    .toSpliced(0, 0, `${"kind".padEnd(20)}       n   right   wrong refused`)
    .join("\n");
}

function sumOf(entries: readonly (readonly [string, Tally])[]): Tally {
  const sum = (field: keyof Tally) => entries.reduce((so, [, each]) => so + each[field], 0);
  return { n: sum("n"), right: sum("right"), wrong: sum("wrong"), refused: sum("refused") };
}
