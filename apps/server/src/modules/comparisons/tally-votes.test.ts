import { expect, it } from "vitest";
import { shareOf, tallyVotes } from "./tally-votes.ts";

const labelOf = (id: string) => id.toUpperCase();

it("counts a vote on three models once per model, and in the pairs that it decides", () => {
  const { votes, models, pairs } = tallyVotes(
    [
      { models: ["a", "b", "c"], verdict: "best", winner: "b", votes: 2 },
      { models: ["a", "b"], verdict: "tie", winner: null, votes: 1 },
      { models: ["a", "b"], verdict: "none", winner: null, votes: 1 },
    ],
    labelOf,
  );
  expect(votes).toBe(4);
  expect(models).toEqual([
    { model: "a", label: "A", votes: 4, wins: 0, losses: 2, ties: 1, none: 1, share: null },
    { model: "b", label: "B", votes: 4, wins: 2, losses: 0, ties: 1, none: 1, share: null },
    { model: "c", label: "C", votes: 2, wins: 0, losses: 2, ties: 0, none: 0, share: null },
  ]);
  // A vote for b says nothing about a beside c.
  expect(pairs.map(({ model, other, wins, losses }) => [model, other, wins, losses])).toEqual([
    ["a", "b", 0, 2],
    ["b", "c", 2, 0],
  ]);
});

it("shows no share with few votes, and a range around it with more", () => {
  const few = { votes: 9, wins: 9, losses: 0, ties: 0, none: 0 };
  expect(shareOf(few)).toBeNull();
  const share = shareOf({ votes: 14, wins: 7, losses: 3, ties: 2, none: 2 });
  expect(share?.value).toBeCloseTo(8 / 12);
  expect(share?.from).toBeGreaterThan(0.35);
  expect(share?.to).toBeLessThan(0.9);
  expect(shareOf({ votes: 20, wins: 20, losses: 0, ties: 0, none: 0 })).toMatchObject({ value: 1, to: 1 });
});
