import { expect, it } from "vitest";
import { surveyAnswer } from "./survey.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([0, 6, 2.5, "5"])("refuses a score of %j", (score) => {
  expect(surveyAnswer.safeParse({ id: ID, score }).success).toBe(false);
});
