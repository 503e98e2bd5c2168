import { describe, expect, it } from "vitest";
import { allowedMethods } from "./allowed-methods.ts";

describe("the methods at a path", () => {
  it.each([
    ["/models", ["GET"]],
    ["/history/delete/9b2f", ["DELETE"]],
    ["/rhconnect/cases", ["POST", "GET"]],
    ["/history/delete/", []],
    ["/nowhere", []],
    ["", []],
  ])("of %s are %j", (path, expected) => {
    expect(allowedMethods(path)).toEqual(expected);
  });
});
