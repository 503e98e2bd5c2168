import { describe, expect, it } from "vitest";
import { createTranslator, type TextTree, type TextValues } from "./translator.ts";

const TREES = new Map<string, TextTree>([
  [
    "es",
    {
      files: { attach: "Adjuntar", removed: "Se quitó {{name}}", too_many: "Demasiados" },
      rows_one: "{{count}} fila",
      rows_many: "{{count}} de filas",
      rows_other: "{{count}} filas",
      stored: "Hasta {{quotas.stored, bytes}} y {{quotas.pictures, number}} imágenes",
    },
  ],
  ["en", { files: { attach: "Attach" }, rows_one: "{{count}} row", rows_other: "{{count}} rows" }],
]);

/** With keys that are not the app's. */
function textsIn(language: string) {
  const formats = { bytes: (value: number) => `${value / 1000} kB` };
  const defaults = () => ({ values: { quotas: { stored: 64_000, pictures: 12_500 } }, formats });
  const { t, exists } = createTranslator({ language, fallback: "es", trees: TREES, defaults });
  return { exists, t: (key: string, values: TextValues = {}) => t(key, { defaultValue: key, ...values }) };
}

describe("a translator", () => {
  it("finds texts by their path, and Spanish ones where a language has none", () => {
    expect(textsIn("es").t("files.attach")).toBe("Adjuntar");
    expect(textsIn("en").t("files.attach")).toBe("Attach");
    expect(textsIn("en").t("files.removed", { name: "a.pdf" })).toBe("Se quitó a.pdf");
  });

  it("shows the key of a missing text, of a group and of a name that every object has", () => {
    for (const key of ["files.missing", "files", "toString", "files.attach.length"])
      expect(textsIn("es").t(key)).toBe(key);
    expect(textsIn("es").t("tools.names.vpn", { defaultValue: "VPN" })).toBe("VPN");
    expect(textsIn("es").exists("files.attach")).toBe(true);
    expect(textsIn("es").exists("files")).toBe(false);
  });

  it("chooses the plural form of the language, and takes the other form where one is missing", () => {
    const { t } = textsIn("es");
    expect([0, 1, 2, 1_000_000].map((count) => t("rows", { count }))).toEqual([
      "0 filas",
      "1 fila",
      "2 filas",
      "1000000 de filas",
    ]);
    expect(textsIn("en").t("rows", { count: 1_000_000 })).toBe("1000000 rows");
  });

  it("takes a count that is written out as a value alone, and a key that ends like a form as it is", () => {
    expect(textsIn("es").t("files.too_many", { count: 3 })).toBe("Demasiados");
    expect(textsIn("es").t("files.removed", { count: "500+", name: "b" })).toBe("Se quitó b");
  });

  it("does not fill in what a value contains, and leaves missing values empty", () => {
    expect(textsIn("es").t("files.removed", { name: "{{name}} $& $1" })).toBe("Se quitó {{name}} $& $1");
    expect(textsIn("es").t("files.removed")).toBe("Se quitó ");
    expect(textsIn("es").t("files.removed", { name: 0 })).toBe("Se quitó 0");
  });

  it("formats the values that every text may use", () => {
    expect(textsIn("es").t("stored")).toBe("Hasta 64 kB y 12.500 imágenes");
    expect(textsIn("en").t("stored")).toBe("Hasta 64 kB y 12,500 imágenes");
  });
});
