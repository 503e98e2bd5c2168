import { expect, it } from "vitest";
import { seeded } from "../../../../../bench/spanish-corpus.ts";
import { judgeNearness } from "./judge-nearness.ts";

const DIMENSIONS = 64;
const random = seeded(5);
/** All vectors of such a model share a common direction, as those of E5 do. */
const vector = (common: number) => Array.from({ length: DIMENSIONS }, () => common + random() - 0.5);
const cosine = (a: readonly number[], b: readonly number[]) => {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, v, at) => sum + v * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};
const near = (query: readonly number[], vectors: readonly (readonly number[])[]) =>
  vectors
    .map((each, id) => ({ id, similarity: cosine(query, each) }))
    .sort((a, b) => b.similarity - a.similarity);

it.each([0, 0.7])(
  "distinguishes related passages from the nearest by chance, for a model whose unrelated texts have a cosine of %f",
  (common) => {
    const passages = Array.from({ length: 400 }, () => vector(common));
    const query = vector(common);
    const meant = query.map((value, at) => value + 0.4 * ((passages[0]?.[at] ?? 0) - common));
    const sample = passages.slice(0, 200);
    const judged = judgeNearness(near(query, [meant, ...passages]).slice(0, 50), {
      query,
      sample,
      count: 401,
    });
    expect(judged.filter(({ isSupport }) => isSupport).map(({ id }) => id)).toEqual([0]);
  },
);

it("requires more than half of the distance to an identical meaning when there are few passages", () => {
  const passages = Array.from({ length: 5 }, () => vector(0));
  const query = vector(0);
  const judged = judgeNearness(near(query, [query, ...passages]), { query, sample: passages, count: 6 });
  expect(judged.map(({ isSupport }) => isSupport)).toEqual([true, false, false, false, false, false]);
  expect(judgeNearness([], { query, sample: [], count: 0 })).toEqual([]);
});
