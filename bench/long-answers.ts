/** Answers as people get them: prose, a list, a table, code; each a little different. */
export function longAnswer(n: number): string {
  return [
    `### Punto ${n} del manual de operaciones`,
    `El turno **${n % 24}:30** empieza en la base con la revisión de la documentación y de los equipos. Si falta algo, avisa a la persona responsable antes de salir; [consulta la guía](https://guia.example/${n}) cuando tengas dudas.`,
    `- Tarjeta de identificación vigente\n- Tableta con el manual ${n} descargado\n- Chaleco y protección auditiva`,
    `| Base | Salida | Días libres |\n|---|---|---|\n| Madrid | 0${n % 9}:10 | ${n % 7} |\n| Bogotá | 1${n % 9}:40 | ${n % 5} |\n| Lima | 2${n % 3}:05 | ${n % 6} |`,
    `\`\`\`ts\nexport function descanso(horas: number): number {\n  return Math.max(12, horas * ${(n % 4) + 1});\n}\n\`\`\``,
  ].join("\n\n");
}

/** The same text on a page without any product: the least that a browser needs to show it. */
export function barePage(answers: readonly string[]): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const items = answers.map((text) => `<article><pre>${escaped(text)}</pre></article>`).join("");
  return `<!doctype html><meta charset="utf-8"><title>Bare</title><main>${items}</main>`;
}
