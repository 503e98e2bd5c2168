import { afterAll, afterEach, expect } from "vitest";
import { takeViolations } from "./check-answers.ts";

afterEach(() => expect(takeViolations(), "answers that the contract does not allow").toEqual([]));
// Answers that were still being sent when the last test ended.
afterAll(() => expect(takeViolations(), "answers that the contract does not allow").toEqual([]));
