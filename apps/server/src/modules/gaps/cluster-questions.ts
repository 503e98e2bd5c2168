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
  /** The stems of its first, most usual wording. */
  terms: ReadonlySet<string>;
  questions: UnansweredQuestion[];
}

/** With fewer words almost every question would be like almost every other. */
const LEAST_TERMS = 2;
const LONGEST_CHARS = 400;
/** How much of their words two wordings share to be the same question. */
const ALIKE = 0.6;

/**
 * Texts come scrubbed of personal data. The same question in other words: wordings of the same stems first, then those that share most of them with a more
 * usual one. Figures and the order of words do not matter.
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

/** How much of all their words two sets have in common, from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Figures are somebody's own: how many days, which flight. */
export const meaningfulTerms = (text: string): string[] =>
  termsOf(text).filter((term) => !/\d/.test(term) && term.length > 1);

/** Most asked first, so that a rare wording joins a usual one and not the other way round. */
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

/** Only clusters with a word in common are compared: thousands of questions stay thousands of comparisons. */
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
