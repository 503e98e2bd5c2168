import type { Run } from "./export-document.ts";

/** Commands that are one character in a text. */
const SYMBOLS: Record<string, string> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  varepsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  iota: "ι",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  upsilon: "υ",
  phi: "φ",
  varphi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Xi: "Ξ",
  Pi: "Π",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
  times: "×",
  cdot: "·",
  div: "÷",
  pm: "±",
  mp: "∓",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  equiv: "≡",
  sim: "∼",
  propto: "∝",
  infty: "∞",
  sum: "∑",
  prod: "∏",
  int: "∫",
  oint: "∮",
  partial: "∂",
  nabla: "∇",
  in: "∈",
  notin: "∉",
  subset: "⊂",
  subseteq: "⊆",
  cup: "∪",
  cap: "∩",
  emptyset: "∅",
  forall: "∀",
  exists: "∃",
  neg: "¬",
  land: "∧",
  lor: "∨",
  to: "→",
  rightarrow: "→",
  leftarrow: "←",
  Rightarrow: "⇒",
  Leftarrow: "⇐",
  leftrightarrow: "↔",
  Leftrightarrow: "⇔",
  iff: "⇔",
  implies: "⇒",
  ldots: "…",
  cdots: "…",
  dots: "…",
  degree: "°",
  circ: "°",
  prime: "′",
  ast: "∗",
  bullet: "•",
  angle: "∠",
  perp: "⊥",
  parallel: "∥",
  quad: "  ",
  qquad: "    ",
  langle: "⟨",
  rangle: "⟩",
  lfloor: "⌊",
  rfloor: "⌋",
  lceil: "⌈",
  rceil: "⌉",
  mid: "|",
};

/** Commands that only place or size what follows them. */
const WITHOUT_TEXT = new Set([
  "left",
  "right",
  "big",
  "Big",
  "bigg",
  "Bigg",
  "displaystyle",
  "textstyle",
  "limits",
  "nolimits",
]);
/** Commands whose argument is their text. */
const OF_TEXT = new Set([
  "text",
  "mathrm",
  "mathbf",
  "mathit",
  "mathsf",
  "operatorname",
  "textbf",
  "textit",
  "mathcal",
  "mathbb",
  "boldsymbol",
  "overline",
  "bar",
  "hat",
  "vec",
  "tilde",
  "underline",
  "boxed",
]);

/** A longer formula is no formula that a person reads; its source stays. */
const LONGEST = 4_000;
const DEEPEST = 20;

interface Reader {
  tex: string;
  at: number;
  depth: number;
}

/** A formula as text with raised and lowered parts: `x^2` and `\frac{a}{b}` as x² and (a)/(b). */
export function texToRuns(tex: string): Run[] {
  if (tex.length > LONGEST) return [{ text: tex, code: true }];
  return joined(readAll({ tex, at: 0, depth: 0 }, null));
}

function readAll(reader: Reader, end: "}" | "]" | null): Run[] {
  const runs: Run[] = [];
  while (reader.at < reader.tex.length) {
    const letter = reader.tex[reader.at] ?? "";
    if (letter === end) {
      reader.at += 1;
      break;
    }
    runs.push(...readOne(reader));
  }
  return runs;
}

function readOne(reader: Reader): Run[] {
  const letter = reader.tex[reader.at] ?? "";
  if (letter === "\\") return readCommand(reader);
  reader.at += 1;
  switch (letter) {
    case "{":
      return readGroup(reader, "}");
    case "^":
      return [{ text: plain(readArgument(reader)), sup: true }];
    case "_":
      return [{ text: plain(readArgument(reader)), sub: true }];
    case "&":
      return [{ text: " " }];
    case "~":
      return [{ text: " " }];
    default:
      return [{ text: letter }];
  }
}

const COMMAND = /\\(?:([A-Za-z]{1,30})\*?|([^A-Za-z]))/y;

function readCommand(reader: Reader): Run[] {
  COMMAND.lastIndex = reader.at;
  const [whole = "\\", name = "", sign = ""] = COMMAND.exec(reader.tex) ?? [];
  reader.at += whole.length;
  if (sign === "\\") return [{ text: "\n" }];
  if (sign !== "") return [{ text: /[,;:! ]/.test(sign) ? " " : sign }];
  if (name === "frac" || name === "dfrac" || name === "tfrac") {
    const [above, below] = [readArgument(reader), readArgument(reader)];
    return [...bracketed(above), { text: "/" }, ...bracketed(below)];
  }
  if (name === "sqrt") {
    const root = reader.tex[reader.at] === "[" ? readOptional(reader) : [];
    return [
      ...root.map((run): Run => ({ text: run.text, sup: true })),
      { text: "√" },
      ...bracketed(readArgument(reader)),
    ];
  }
  if (name === "begin" || name === "end") {
    readArgument(reader);
    return [];
  }
  if (OF_TEXT.has(name)) return readArgument(reader);
  if (WITHOUT_TEXT.has(name)) return [];
  // A function such as \sin, or a command that is not known: its name is its text.
  return [{ text: SYMBOLS[name] ?? `${name} ` }];
}

function readOptional(reader: Reader): Run[] {
  reader.at += 1;
  return readGroup(reader, "]");
}

function readArgument(reader: Reader): Run[] {
  while (reader.tex[reader.at] === " ") reader.at += 1;
  if (reader.at >= reader.tex.length) return [];
  return readOne(reader);
}

function readGroup(reader: Reader, end: "}" | "]"): Run[] {
  if (reader.depth >= DEEPEST) return [{ text: end === "}" ? "{" : "[" }];
  reader.depth += 1;
  const runs = readAll(reader, end);
  reader.depth -= 1;
  return runs;
}

const bracketed = (runs: readonly Run[]): Run[] =>
  plain(runs).trim().length > 1 ? [{ text: "(" }, ...runs, { text: ")" }] : [...runs];

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && last.sup === run.sup && last.sub === run.sub) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}
