import { expect, it } from "vitest";
import { currentConnection, isOnline } from "./connection.ts";

it("is online until the browser says otherwise: a question must not be held back by a guess", () => {
  expect(isOnline()).toBe(true);
  expect(currentConnection()).toEqual({ state: "online" });
});
