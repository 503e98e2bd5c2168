import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSigner } from "./signed-address.ts";

const signer = createSigner(Buffer.from("a secret of this test"));
const grant = { fileId: "file-1", personId: "ana" };
const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

it("returns the person that a signed URL was issued to, until it expires", () => {
  const { query, expiresAt } = signer.signRead(grant, 60);
  expect(expiresAt).toBe(new Date(1_700_000_060_000).toISOString());
  vi.setSystemTime(1_700_000_059_999);
  expect(signer.verifyRead("file-1", queryOf(query))).toEqual(grant);
  vi.setSystemTime(1_700_000_060_000);
  expect(() => signer.verifyRead("file-1", queryOf(query))).toThrow("This address has run out.");
});

it.each([
  ["another person", { person: "bea" }],
  ["nobody", { person: undefined }],
  ["another time", { expires: "1800000000" }],
  ["no time", { expires: "never" }],
  ["another signature", { signature: "A".repeat(43) }],
  ["no signature", { signature: undefined }],
])("rejects a URL changed to name %s", (_, change) => {
  const query = { ...queryOf(signer.signRead(grant, 60).query), ...change };
  expect(() => signer.verifyRead("file-1", query)).toThrow("not given out by this server");
});

it("rejects a signed URL for another file, or for uploading", () => {
  const query = queryOf(signer.signRead(grant, 60).query);
  expect(() => signer.verifyRead("file-2", query)).toThrow("not given out by this server");
  const putting = queryOf(signer.signPut({ key: "file-1", type: "text/plain", size: 1 }, 1_800_000_000));
  expect(() => signer.verifyRead("file-1", { ...putting, person: "ana" })).toThrow(
    "not given out by this server",
  );
});
