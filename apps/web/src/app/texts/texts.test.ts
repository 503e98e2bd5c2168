import { auditActions } from "@metatron/contract/audit/constants";
import { browserErrorCodes, errorCodes } from "@metatron/contract/error-codes";
import { describe, expect, it } from "vitest";
import { createTranslator } from "../../lib/translator.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { pt } from "./pt/index.ts";

const SEED_KEYS = [
  "TIMEOUT_LOGOUT_TITTLE",
  "TIMEOUT_LOGOUT_MESSAGE",
  "BUTTON_YES",
  "BUTTON_OK",
  "BUTTON_NO",
  "BUTTON_CANCEL",
  "BUTTON_DESIST",
];

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each([
  ["es", es],
  ["en", en],
  ["pt", pt],
] as const)("the texts in %s", (_, texts) => {
  const found = flat(texts);
  const spanish = flat(es);

  it("have all the keys, and no others", () => {
    expect([...found.keys()].sort()).toEqual([...spanish.keys()].sort());
  });

  it("are not empty, and use the same placeholders", () => {
    for (const [key, text] of found) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(spanish.get(key) ?? ""));
    }
  });

  it("have exactly the keys of the specification", () => {
    for (const key of SEED_KEYS) expect(found.has(key), key).toBe(true);
    expect(found.get("TIMEOUT_LOGOUT_MESSAGE")).toContain("{{seconds}}");
  });

  it("are all found under their keys, and contain no placeholder that would stay unfilled", () => {
    const { exists } = createTranslator({ language: "es", trees: new Map([["es", texts]]) });
    for (const [key, text] of found) {
      expect(exists(key), key).toBe(true);
      expect(text.replace(/\{\{[\w.]+(?:, \w+)?\}\}/g, ""), key).not.toMatch(/\{\{|\}\}/);
    }
  });

  it("have a sentence for every error code", () => {
    for (const code of [...Object.keys(errorCodes), ...browserErrorCodes]) {
      expect(found.has(`errors.${code}`), code).toBe(true);
    }
  });

  it("have a text for every action of the audit", () => {
    for (const action of auditActions) expect(found.has(`audit.actions.${action}`), action).toBe(true);
  });

  it("have every plural form of the three languages", () => {
    const stems = [...found.keys()].filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -6));
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) {
      for (const form of ["one", "many"]) expect(found.has(`${stem}_${form}`), `${stem}_${form}`).toBe(true);
    }
  });
});

describe("the Spanish voice", () => {
  it("has no exclamation marks, no «ups» and no usted", () => {
    for (const [key, text] of flat(es))
      expect(text, key).not.toMatch(/[¡!]|\bups\b|\busted\b|\bsu cuenta\b/i);
  });
});

it("formats numbers up to millions", () => {
  const i18n = createTranslator({ language: "es", trees: new Map([["es", es]]) });
  expect(i18n.t("shell.secondsUnit", { count: 1 })).toBe("segundo");
  expect(i18n.t("shell.secondsUnit", { count: 30 })).toBe("segundos");
  expect(i18n.t("shell.secondsUnit", { count: 1_000_000 })).toBe("segundos");
});
