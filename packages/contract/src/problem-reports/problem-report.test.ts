import { expect, it } from "vitest";
import { problemReport } from "./problem-report.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

it("accepts a report with its technical context", () => {
  const report = {
    id: ID,
    kind: "Error",
    description: "No responde",
    context: { route: "/chat", requestIds: ["a", "b"], online: true },
  };
  expect(problemReport.parse(report)).toEqual(report);
});
