import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = { name: string; tokens: Map<string, string> };

const themes = readThemes(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));

const SURFACES = ["canvas", "surface", "surface-raised", "surface-sunken", "surface-hover", "surface-active"];
const GROUNDS = ["canvas", "surface", "surface-raised", "surface-sunken"];
const SOFT = ["accent-soft", "accent-soft-hover", "mark", "danger-soft", "warning-soft", "success-soft"];
const CODE = ["text", "comment", "keyword", "string", "number", "function"].map((part) => `code-${part}`);
const SERIES = [1, 2, 3, 4, 5].map((index) => `chart-${index}`);
const READ = 4.5;
const SEEN = 3;

const PAIRS: { on: string; fore: string[]; back: string[]; goal: number }[] = [
  { on: "text on every surface", fore: ["text"], back: SURFACES, goal: READ },
  { on: "text-muted on every surface", fore: ["text-muted"], back: SURFACES, goal: READ },
  { on: "text-subtle on every surface", fore: ["text-subtle"], back: SURFACES, goal: READ },
  { on: "text on accent-soft, mark and states", fore: ["text"], back: SOFT, goal: READ },
  { on: "accent-text on every surface", fore: ["accent-text"], back: SURFACES, goal: READ },
  {
    on: "accent-text on accent-soft",
    fore: ["accent-text"],
    back: ["accent-soft", "accent-soft-hover"],
    goal: READ,
  },
  {
    on: "accent-contrast on accent",
    fore: ["accent-contrast"],
    back: ["accent", "accent-hover", "accent-pressed"],
    goal: READ,
  },
  {
    on: "danger-text on surfaces and soft",
    fore: ["danger-text"],
    back: [...SURFACES, "danger-soft"],
    goal: READ,
  },
  {
    on: "danger-contrast on danger",
    fore: ["danger-contrast"],
    back: ["danger", "danger-hover"],
    goal: READ,
  },
  {
    on: "warning-text on surfaces and soft",
    fore: ["warning-text"],
    back: [...SURFACES, "warning-soft"],
    goal: READ,
  },
  {
    on: "success-text on surfaces and soft",
    fore: ["success-text"],
    back: [...SURFACES, "success-soft"],
    goal: READ,
  },
  { on: "code colours on sunken", fore: CODE, back: ["surface-sunken"], goal: READ },
  {
    on: "paper text on paper and mark",
    fore: ["paper-text", "paper-muted"],
    back: ["paper", "paper-mark"],
    goal: READ,
  },
  { on: "text on the sky", fore: ["text", "text-muted"], back: ["sky-near", "sky-far"], goal: READ },
  { on: "a toast: surface on text", fore: ["surface"], back: ["text"], goal: READ },
  { on: "the edge of fields", fore: ["border-strong"], back: GROUNDS, goal: SEEN },
  { on: "the focus ring", fore: ["focus"], back: SURFACES, goal: SEEN },
  { on: "accent as a shape", fore: ["accent"], back: GROUNDS, goal: SEEN },
  { on: "danger and success as shapes", fore: ["danger", "success"], back: GROUNDS, goal: SEEN },
  {
    on: "mark-edge beside the passage",
    fore: ["mark-edge"],
    back: ["surface", "surface-raised"],
    goal: SEEN,
  },
  { on: "chart series", fore: SERIES, back: ["surface", "surface-raised"], goal: SEEN },
];

it("has three brands in two modes", () => {
  expect(themes.map((theme) => theme.name).sort()).toEqual([
    "amelia dark",
    "amelia light",
    "chatlibre dark",
    "chatlibre light",
    "rh dark",
    "rh light",
  ]);
});

it("measures contrast as WCAG does", () => {
  expect(ratio("#ffffff", "#000000")).toBe(21);
  expect(ratio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe.each(themes)("$name", (theme) => {
  it.each(PAIRS)("keeps $on at $goal or more", ({ fore, back, goal }) => {
    expect(tooLow(theme, { fore, back, goal })).toEqual([]);
  });
});

/** Where the system asks for more contrast: WCAG's enhanced ratio for text, and clear edges. */
const MORE: typeof PAIRS = [
  {
    on: "every text on every surface",
    fore: ["text", "text-muted", "text-subtle", "accent-text", "danger-text", "warning-text", "success-text"],
    back: SURFACES,
    goal: 7,
  },
  { on: "text on accent-soft, mark and states", fore: ["text"], back: SOFT, goal: 7 },
  { on: "accent-text on accent-soft", fore: ["accent-text"], back: ["accent-soft"], goal: 7 },
  { on: "danger-text on its soft ground", fore: ["danger-text"], back: ["danger-soft"], goal: 7 },
  { on: "warning-text on its soft ground", fore: ["warning-text"], back: ["warning-soft"], goal: 7 },
  { on: "success-text on its soft ground", fore: ["success-text"], back: ["success-soft"], goal: 7 },
  { on: "accent-contrast on accent", fore: ["accent-contrast"], back: ["accent"], goal: 6 },
  { on: "every edge", fore: ["border", "border-strong"], back: GROUNDS, goal: READ },
  { on: "the focus ring", fore: ["focus"], back: SURFACES, goal: 7 },
  { on: "mark-edge beside the passage", fore: ["mark-edge"], back: GROUNDS, goal: READ },
];

const strong = readStrong(readFileSync(new URL("./high-contrast.css", import.meta.url), "utf8"));

describe.each(themes)("$name with more contrast", ({ name, tokens }) => {
  const overrides = strong.get(name.endsWith("dark") ? "dark" : "light") ?? new Map();
  const theme = { name, tokens: new Map([...tokens, ...overrides]) };

  it("changes the tokens", () => {
    expect(overrides.size).toBeGreaterThan(10);
  });

  it.each(MORE)("keeps $on at $goal or more", ({ fore, back, goal }) => {
    expect(tooLow(theme, { fore, back, goal })).toEqual([]);
  });
});

function readStrong(source: string): Map<string, Map<string, string>> {
  const blocks = source.matchAll(/:root\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g);
  return new Map([...blocks].map(([, mode = "", body = ""]) => [mode, readTokens(body)]));
}

function readThemes(source: string): Theme[] {
  const blocks = source.matchAll(/\[data-brand="(\w+)"\]\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g);
  return [...blocks].map(([, brand, mode, body = ""]) => {
    return { name: `${brand} ${mode}`, tokens: readTokens(body) };
  });
}

function readTokens(body: string): Map<string, string> {
  const found = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)];
  return new Map(found.map(([, name = "", value = ""]) => [name, value]));
}

function tooLow(theme: Theme, { fore, back, goal }: { fore: string[]; back: string[]; goal: number }) {
  return fore.flatMap((one) =>
    back
      .map((other) => ({
        pair: `${one} on ${other}`,
        ratio: ratio(colour(theme, one), colour(theme, other)),
      }))
      .filter((measured) => measured.ratio < goal),
  );
}

/** The sky is a gradient; text is checked against its strongest colours. The percentages are those of sky.css. */
function colour(theme: Theme, name: string): string {
  const near = theme.name.endsWith("dark") ? 0.34 : 0.62;
  if (name === "sky-near") return blend(colour(theme, "glow"), colour(theme, "surface"), near);
  if (name === "sky-far") return blend(colour(theme, "glow-2"), colour(theme, "surface"), 0.52);
  const value = theme.tokens.get(name);
  if (!value) throw new Error(`${theme.name} has no --${name}`);
  return value;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function blend(over: string, under: string, share: number): string {
  const below = channels(under);
  const mixed = channels(over).map((channel, index) => channel * share + (below[index] ?? 0) * (1 - share));
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}
