import { expect, it } from "vitest";
import { currentConnection, isOnline } from "./connection.ts";

it("is online until the browser says otherwise, so that no question is held back by mistake", () => {
  expect(isOnline()).toBe(true);
  expect(currentConnection()).toEqual({ state: "online" });
});
