import { expect, it } from "vitest";
import { acceptsGzip } from "./open-paced-stream.ts";

it("compresses for readers who accept gzip and do not refuse it", () => {
  expect(["gzip", "br, gzip;q=0.5", "deflate, GZIP"].map(acceptsGzip)).toEqual([true, true, true]);
  expect([undefined, "", "br", "gzip;q=0", "xgzip", "identity"].map(acceptsGzip)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
