import { expect, it } from "vitest";
import weights from "../apps/server/src/modules/specialised/sensitive/message-weights.json" with {
  type: "json",
};
import { trainMessageModel } from "./train-message-model.ts";

it("has committed the weights that the examples give", { timeout: 180_000 }, () => {
  const trained = trainMessageModel();
  const committed: Record<string, number[]> = weights.features;
  expect(Object.keys(committed)).toEqual(Object.keys(trained.features));
  // Another processor may round the last place differently.
  const moved = Object.entries(trained.features).filter(([feature, row]) =>
    row.some((weight, column) => Math.abs(weight - (committed[feature]?.[column] ?? Number.NaN)) > 1),
  );
  expect(moved).toEqual([]);
});
