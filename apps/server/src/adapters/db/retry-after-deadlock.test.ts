import { expect, it } from "vitest";
import { retryAfterDeadlock } from "./retry-after-deadlock.ts";

const failing = (codes: string[]) => async () => {
  const code = codes.shift();
  if (code) throw Object.assign(new Error(code), { code });
  return "done";
};

it("retries after a deadlock", async () => {
  expect(await retryAfterDeadlock(failing(["40P01", "40001"]))).toBe("done");
});

it("rethrows other errors immediately, and a deadlock after the last retry", async () => {
  await expect(retryAfterDeadlock(failing(["23505"]))).rejects.toThrow("23505");
  await expect(retryAfterDeadlock(failing(Array.from({ length: 9 }, () => "40P01")))).rejects.toThrow(
    "40P01",
  );
});
