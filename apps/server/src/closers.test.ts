import { expect, it } from "vitest";
import { Closers } from "./closers.ts";

it("closes in the reverse order, and continues after a part that fails to close", async () => {
  const closers = new Closers();
  const closed: string[] = [];
  const failed: [string, unknown][] = [];
  const fault = new Error("stuck");
  closers.add("database", async () => closed.push("database"));
  closers.add("jobs", () => Promise.reject(fault));
  closers.add("http", () => closed.push("http"));
  await closers.closeAll((name, error) => failed.push([name, error]));
  expect(closed).toEqual(["http", "database"]);
  expect(failed).toEqual([["jobs", fault]]);
  await closers.closeAll(() => expect.unreachable());
  expect(closed).toEqual(["http", "database"]);
});
