import type { ThemeRegistration } from "@shikijs/primitive";
import { CODE_KINDS } from "./messages.ts";

type Kind = (typeof CODE_KINDS)[number];

/**
 * The theme's colours encode token kinds as numbers; the style sheet gives each kind its real colour, by
 * brand and mode.
 */
const colorOf = (kind: Kind): string => `#${CODE_KINDS.indexOf(kind).toString(16).padStart(6, "0")}`;

export const kindOfColor = (color: string | undefined): number => {
  const kind = Number.parseInt(color?.slice(1, 7) ?? "0", 16);
  return kind < CODE_KINDS.length ? kind : 0;
};

const SCOPES: Record<Kind, string[]> = {
  plain: [
    "keyword.operator",
    "punctuation",
    "storage.type.function.arrow",
    "string variable",
    "meta.embedded",
  ],
  comment: ["comment", "punctuation.definition.comment", "meta.diff.header", "meta.diff.range"],
  keyword: [
    "keyword",
    "storage",
    "constant.language",
    "variable.language",
    "entity.name.tag",
    "keyword.operator.new",
    "keyword.operator.expression",
    "keyword.operator.logical.python",
    "punctuation.definition.tag",
    "markup.heading",
  ],
  string: ["string", "punctuation.definition.string", "markup.inserted", "markup.inline.raw"],
  number: [
    "constant.numeric",
    "constant.character.escape",
    "constant.other",
    "keyword.other.unit",
    "support.constant",
    "markup.deleted",
  ],
  function: [
    "entity.name.function",
    "entity.name.type",
    "entity.name.class",
    "entity.other.inherited-class",
    "entity.other.attribute-name",
    "support.function",
    "support.class",
    "support.type.property-name",
    "variable.function",
    "entity.name.section",
  ],
};

export const codeTheme = {
  name: "kinds",
  type: "light",
  settings: [
    { settings: { foreground: colorOf("plain") } },
    ...CODE_KINDS.map((kind) => ({ scope: SCOPES[kind], settings: { foreground: colorOf(kind) } })),
  ],
} satisfies ThemeRegistration;
