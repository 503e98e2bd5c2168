import { expect, it } from "vitest";
import { fileMark, fileSize, fileTitle, limitSize } from "./file-look.ts";

it("writes sizes as people say them", () => {
  expect(fileSize(1_800_000, "es").replace("\u00a0", " ")).toBe("1,8 MB");
  expect(fileSize(96_000, "es").replace("\u00a0", " ")).toBe("96 kB");
  expect(fileSize(12, "es").replace("\u00a0", " ")).toBe("1 kB");
});

it("marks a file by the end of its name", () => {
  expect(fileMark({ name: "Pliego.pdf", type: "application/pdf" })).toBe("PDF");
  expect(fileMark({ name: "aviso.jpg", type: "image/jpeg" })).toBe("IMG");
  expect(fileMark({ name: "LEEME", type: "text/markdown" })).toBe("MARK");
  expect([fileTitle("Hoja económica.xlsx"), fileTitle("LEEME"), fileTitle(".env")]).toEqual([
    "Hoja económica",
    "LEEME",
    ".env",
  ]);
});

it("writes a limit as it was set", () => {
  expect(limitSize(100 * 1024 * 1024, "es").replace("\u00a0", " ")).toBe("100 MB");
});
