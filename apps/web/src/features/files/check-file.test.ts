import { expect, it } from "vitest";
import { refusalOf, typeOf } from "./check-file.ts";

const limits = { maxBytes: 1000, types: ["application/pdf", "text/markdown", ".csv", "image/*"] };
const file = (name: string, type = "", size = 10) => ({ name, type, size });

it("says before the upload why a file can't be taken", () => {
  expect(refusalOf(file("a.pdf", "application/pdf", 0), limits)).toBe("empty");
  expect(refusalOf(file("a.pdf", "application/pdf", 1001), limits)).toBe("too_large");
  expect(refusalOf(file("a.exe", "application/x-msdownload"), limits)).toBe("type_not_allowed");
  expect(refusalOf(file("a.pdf", "application/pdf", 1000), limits)).toBeNull();
});

it("knows types that the browser does not", () => {
  expect(refusalOf(file("LEEME.md"), limits)).toBeNull();
  expect(refusalOf(file("datos.CSV", "application/vnd.ms-excel"), limits)).toBeNull();
  expect(refusalOf(file("aviso", "image/heic"), limits)).toBeNull();
  expect([typeOf(file("LEEME.md")), typeOf(file("x", "text/css")), typeOf(file("x"))]).toEqual([
    "text/markdown",
    "text/css",
    "application/octet-stream",
  ]);
});

it("leaves everything to the server where it names no types", () => {
  expect(refusalOf(file("a.exe"), { maxBytes: 1000, types: [] })).toBeNull();
});
