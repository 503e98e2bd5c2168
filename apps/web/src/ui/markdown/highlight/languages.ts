import type { LanguageRegistration } from "@shikijs/primitive";

interface Language {
  name: string;
  load?: () => Promise<{ default: LanguageRegistration[] }>;
}

/** The languages that answers commonly contain. Code in a language without a grammar is shown plain. */
const LANGUAGES: Record<string, Language> = {
  bash: { name: "Bash", load: () => import("@shikijs/langs/bash") },
  c: { name: "C", load: () => import("@shikijs/langs/c") },
  cpp: { name: "C++", load: () => import("@shikijs/langs/cpp") },
  csharp: { name: "C#", load: () => import("@shikijs/langs/csharp") },
  css: { name: "CSS", load: () => import("@shikijs/langs/css") },
  csv: { name: "CSV" },
  diff: { name: "Diff", load: () => import("@shikijs/langs/diff") },
  docker: { name: "Dockerfile", load: () => import("@shikijs/langs/docker") },
  excel: { name: "Excel" },
  go: { name: "Go", load: () => import("@shikijs/langs/go") },
  html: { name: "HTML", load: () => import("@shikijs/langs/html") },
  ini: { name: "INI", load: () => import("@shikijs/langs/ini") },
  java: { name: "Java", load: () => import("@shikijs/langs/java") },
  javascript: { name: "JavaScript", load: () => import("@shikijs/langs/javascript") },
  json: { name: "JSON", load: () => import("@shikijs/langs/json") },
  kotlin: { name: "Kotlin", load: () => import("@shikijs/langs/kotlin") },
  latex: { name: "LaTeX", load: () => import("@shikijs/langs/latex") },
  markdown: { name: "Markdown", load: () => import("@shikijs/langs/markdown") },
  mermaid: { name: "Mermaid" },
  php: { name: "PHP", load: () => import("@shikijs/langs/php") },
  powershell: { name: "PowerShell", load: () => import("@shikijs/langs/powershell") },
  python: { name: "Python", load: () => import("@shikijs/langs/python") },
  r: { name: "R", load: () => import("@shikijs/langs/r") },
  ruby: { name: "Ruby", load: () => import("@shikijs/langs/ruby") },
  rust: { name: "Rust", load: () => import("@shikijs/langs/rust") },
  sql: { name: "SQL", load: () => import("@shikijs/langs/sql") },
  swift: { name: "Swift", load: () => import("@shikijs/langs/swift") },
  toml: { name: "TOML", load: () => import("@shikijs/langs/toml") },
  tsx: { name: "TSX", load: () => import("@shikijs/langs/tsx") },
  typescript: { name: "TypeScript", load: () => import("@shikijs/langs/typescript") },
  vb: { name: "Visual Basic", load: () => import("@shikijs/langs/vb") },
  xml: { name: "XML", load: () => import("@shikijs/langs/xml") },
  yaml: { name: "YAML", load: () => import("@shikijs/langs/yaml") },
};

const ALIASES: Record<string, string> = {
  "c#": "csharp",
  "c++": "cpp",
  cs: "csharp",
  dockerfile: "docker",
  formula: "excel",
  htm: "html",
  js: "javascript",
  jsonc: "json",
  jsx: "tsx",
  md: "markdown",
  plsql: "sql",
  pgsql: "sql",
  postgresql: "sql",
  mysql: "sql",
  ps1: "powershell",
  py: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  tex: "latex",
  ts: "typescript",
  vba: "vb",
  yml: "yaml",
  zsh: "bash",
};

/** The canonical language name for the name given in a fence. */
export function languageId(written: string): string {
  const id = written.toLowerCase();
  return Object.hasOwn(ALIASES, id) ? (ALIASES[id] ?? id) : id;
}

export function languageName(id: string): string | null {
  return Object.hasOwn(LANGUAGES, id) ? (LANGUAGES[id]?.name ?? null) : null;
}

export function grammarLoader(id: string): Language["load"] {
  return Object.hasOwn(LANGUAGES, id) ? LANGUAGES[id]?.load : undefined;
}
