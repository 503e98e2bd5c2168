import type { Pattern } from "./finding.ts";

/** Keys and tokens with a recognisable format. */
const KNOWN_FORMS = [
  /(?<![\w-])sk-(?:proj-|ant-|live-|test-)?[A-Za-z\d_-]{20,}/g,
  /(?<!\w)(?:gh[pousr]_[A-Za-z\d]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,})/g,
  /(?<!\w)(?:AKIA|ASIA)[A-Z\d]{16}(?!\w)/g,
  /(?<!\w)AIza[\w-]{35}(?![\w-])/g,
  /(?<!\w)xox[abeprs]-[\w-]{10,}/g,
  /(?<!\w)(?:sk|rk|pk)_(?:live|test)_[A-Za-z\d]{16,}/g,
  /(?<!\w)eyJ(?:(?!-eyJ)[\w-]){8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g,
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[\s\S]{1,8000}?-----END [A-Z ]{0,20}PRIVATE KEY-----/g,
] as const;

const knownForms = KNOWN_FORMS.map((shape): Pattern => ({ kind: "secret", shape }));

const inAddress: Pattern = {
  kind: "secret",
  signs: [/:\/\//],
  shape: /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:/@]{1,80}:(?<value>[^\s:/@]{4,200})@[\w.-]+/dgi,
  isReal: ({ groups }) => !isPlaceholder(groups?.value ?? ""),
};

const bearer: Pattern = {
  kind: "secret",
  shape: /\bbearer\s+(?<value>[A-Za-z\d._~+/-]{20,}=*)/dgi,
};

const NAMES =
  "password|passwd|pwd|passphrase|contrase(?:ñ|n)a|senha|clave(?: de acceso| secreta| wifi| del wifi)?|secret(?:o)?|client_secret|access_key|secret_key|api[ _-]?key|token|pin";

const assigned: Pattern = {
  kind: "secret",
  shape: new RegExp(
    `(?<![\\p{L}\\d])(?:${NAMES})(?![\\p{L}\\d])["']?\\s{0,3}(?:=|:|=>|\\bes\\b|\\bis\\b|é\\b)\\s{0,3}["'«\`]?(?<value>[^\\s"'»\`,;<>]{6,200})`,
    "dgiu",
  ),
  isReal: ({ groups }) => looksSecret(groups?.value ?? ""),
};

export const secrets = [...knownForms, inAddress, bearer, assigned];

/** An ordinary word is no secret: a secret has digits, or symbols among letters. */
function looksSecret(value: string): boolean {
  const bare = value.replace(/(?<![.)\]])[.)\]]+$/, "");
  if (bare.length < 6 || isPlaceholder(bare)) return false;
  // URLs, dates and figures with a unit occur next to the word "password" without being one.
  if (/^(?:https?:\/\/|www\.)/i.test(bare) || /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(bare)) return false;
  const hasDigit = /\d/.test(bare);
  const hasLetter = /\p{L}/u.test(bare);
  const hasSign = /[^\p{L}\d]/u.test(bare);
  if (/^\d+$/.test(bare)) return true;
  if (/^[\p{L}-]+$/u.test(bare)) return false;
  return (hasDigit && hasLetter) || (hasSign && (hasDigit || hasLetter));
}

const PLACEHOLDER =
  /^(?:\$|\{|<|\[|%|process\.env|os\.environ|x{3,}|\*{2,}|\.{2,}|_{2,}|•|your|tu[-_]|mi[-_])/i;

const isPlaceholder = (value: string) => PLACEHOLDER.test(value);
