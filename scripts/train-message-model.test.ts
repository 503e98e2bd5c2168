import { expect, it } from "vitest";
import { readWeights } from "../apps/server/src/modules/specialised/sensitive/message-weights.ts";
import { trainMessageModel } from "./train-message-model.ts";

it("has committed the weights that the examples give", { timeout: 180_000 }, () => {
  const trained = trainMessageModel();
  const { bias, rowOf, weightAt, count } = readWeights();
  const features = Object.entries(trained.features);
  expect([count, bias.length]).toEqual([features.length, trained.bias.length]);
  // Another processor may round the last place differently.
  const moved = features.filter(([feature, row]) => {
    const committed = rowOf(feature);
    if (committed === undefined) return true;
    return row.some((weight, column) => Math.abs(weight - weightAt(committed, column)) > 1);
  });
  expect(moved).toEqual([]);
});
