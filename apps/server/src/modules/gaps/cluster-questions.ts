import type { Brand } from "@metatron/contract/enums";
import { termsOf } from "@metatron/text/terms";

export interface UnansweredQuestion {
  personId: string;
  brand: Brand;
  text: string;
  category: string | null;
  askedAt: Date;
  isUnsupported: boolean;
  isBad: boolean;
}

export interface Cluster {
  brand: Brand;
  /** The stems of the first and most frequent wording. */
  terms: ReadonlySet<string>;
  questions: UnansweredQuestion[];
}

/** With fewer words, most questions would match each other. */
const LEAST_TERMS = 2;
const LONGEST_CHARS = 400;
/** The share of common words at which two wordings are the same question. */
const ALIKE = 0.6;

/**
 * Groups questions by meaning. Texts must already be free of personal data. Wordings with the same stems are
 * joined first, then those that share most stems with a more frequent one. Figures and the order of words are
 * ignored.
 */
export function clusterQuestions(questions: readonly UnansweredQuestion[]): Cluster[] {
  const clusters: Cluster[] = [];
  const byTerm = new Map<string, number[]>();
  for (const group of sameWords(questions)) {
    const found = mostAlike(group, clusters, byTerm);
    if (found) {
      found.questions.push(...group.questions);
      continue;
    }
    const at = clusters.push(group) - 1;
    for (const term of group.terms) {
      const places = byTerm.get(term) ?? [];
      places.push(at);
      byTerm.set(term, places);
    }
  }
  return clusters;
}

/** Jaccard similarity of two sets, from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Figures are specific to a person: how many days, which flight. */
export const meaningfulTerms = (text: string): string[] =>
  termsOf(text).filter((term) => !/\d/.test(term) && term.length > 1);

/** Most frequent first, so that a rare wording joins a frequent one and not the other way round. */
function sameWords(questions: readonly UnansweredQuestion[]): Cluster[] {
  const groups = new Map<string, Cluster>();
  for (const question of questions) {
    if (question.text.length > LONGEST_CHARS) continue;
    const terms = new Set(meaningfulTerms(question.text));
    if (terms.size < LEAST_TERMS) continue;
    const key = `${question.brand} ${[...terms].sort().join(" ")}`;
    const group = groups.get(key) ?? { brand: question.brand, terms, questions: [] };
    group.questions.push(question);
    groups.set(key, group);
  }
  return [...groups.entries()]
    .sort(([a, x], [b, y]) => y.questions.length - x.questions.length || (a < b ? -1 : 1))
    .map(([, group]) => group);
}

/** Compares only clusters with a common word, which avoids a quadratic number of comparisons. */
function mostAlike(group: Cluster, clusters: readonly Cluster[], byTerm: ReadonlyMap<string, number[]>) {
  const shared = new Map<number, number>();
  for (const term of group.terms) {
    for (const at of byTerm.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  let best: { cluster: Cluster; alike: number } | undefined;
  for (const [at, common] of shared) {
    const cluster = clusters[at];
    if (!cluster || cluster.brand !== group.brand) continue;
    const alike = common / (group.terms.size + cluster.terms.size - common);
    if (alike >= ALIKE && alike > (best?.alike ?? 0)) best = { cluster, alike };
  }
  return best?.cluster;
}
