import { expect, it } from "vitest";
import { fileMark, fileSize, fileTitle, limitSize } from "./file-look.ts";

it("formats sizes in common units", () => {
  expect(fileSize(1_800_000, "es").replace("\u00a0", " ")).toBe("1,8 MB");
  expect(fileSize(96_000, "es").replace("\u00a0", " ")).toBe("96 kB");
  expect(fileSize(12, "es").replace("\u00a0", " ")).toBe("1 kB");
});

it("labels a file by its extension", () => {
  expect(fileMark({ name: "Pliego.pdf", type: "application/pdf" })).toBe("PDF");
  expect(fileMark({ name: "aviso.jpg", type: "image/jpeg" })).toBe("IMG");
  expect(fileMark({ name: "LEEME", type: "text/markdown" })).toBe("MARK");
  expect([fileTitle("Hoja económica.xlsx"), fileTitle("LEEME"), fileTitle(".env")]).toEqual([
    "Hoja económica",
    "LEEME",
    ".env",
  ]);
});

it("formats a limit as it was configured", () => {
  expect(limitSize(100 * 1024 * 1024, "es").replace("\u00a0", " ")).toBe("100 MB");
});
