import { expect, it } from "vitest";
import { quotaAmount, quotaTone } from "./quota-amount.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("formats bytes as megabytes and large counts compactly", () => {
  expect(plain(quotaAmount("stored", 5 * 1024 * 1024 * 1024, "es"))).toBe("5120 MB");
  expect(plain(quotaAmount("ocr", 1000, "es"))).toBe("1000");
  expect(plain(quotaAmount("embeddings", 20_000_000, "es"))).toBe("20 M");
});

it("warns from 80 percent of a limit on", () => {
  expect([79, 80, 99, 100, 120].map((used) => quotaTone(used, 100))).toEqual([
    "accent",
    "warning",
    "warning",
    "danger",
    "danger",
  ]);
});
