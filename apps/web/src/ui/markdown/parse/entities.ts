/**
 * The named references that models write. A table of all 2,231 would be larger than the parser; the others
 * stay text.
 */
const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  laquo: "«",
  raquo: "»",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  iexcl: "¡",
  iquest: "¿",
  deg: "°",
  ordf: "ª",
  ordm: "º",
  euro: "€",
  pound: "£",
  cent: "¢",
  yen: "¥",
  copy: "©",
  reg: "®",
  trade: "™",
  sect: "§",
  para: "¶",
  times: "×",
  divide: "÷",
  plusmn: "±",
  minus: "−",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  ne: "≠",
  le: "≤",
  ge: "≥",
  asymp: "≈",
  infin: "∞",
  radic: "√",
  sum: "∑",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  harr: "↔",
  rArr: "⇒",
  check: "✓",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  Delta: "Δ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  sigma: "σ",
  omega: "ω",
  Omega: "Ω",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  Aacute: "Á",
  Eacute: "É",
  Iacute: "Í",
  Oacute: "Ó",
  Uacute: "Ú",
  ntilde: "ñ",
  Ntilde: "Ñ",
  uuml: "ü",
  Uuml: "Ü",
  atilde: "ã",
  otilde: "õ",
  ccedil: "ç",
  acirc: "â",
  ecirc: "ê",
  ocirc: "ô",
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,8}));/y;

/** The character that the reference at `at` stands for, and the position after the reference. */
export function readEntity(text: string, at: number): { text: string; to: number } | null {
  ENTITY.lastIndex = at;
  const found = ENTITY.exec(text);
  if (!found) return null;
  const [whole, decimal, hex, name] = found;
  const decoded = name ? (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) : fromCode(decimal, hex);
  return decoded === undefined ? null : { text: decoded, to: at + whole.length };
}

function fromCode(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "0", 16);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}
