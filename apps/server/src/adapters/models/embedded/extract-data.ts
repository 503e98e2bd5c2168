import { foldText } from "@metatron/text/fold-text";
import { citationOf, type Library } from "./library.ts";
import type { Phrases } from "./phrases.ts";

const MOST_DATA = 25;
const MONTHS =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|january|february|march|april|june|july|august|september|october|november|december";

const KINDS: readonly { asked: RegExp; data: RegExp }[] = [
  {
    asked: /\b(fechas?|dates?|datas?)\b/,
    data: new RegExp(
      `\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2} de (?:${MONTHS})(?: (?:de|del) \\d{4})?|\\b(?:${MONTHS}) \\d{1,2}(?:, \\d{4})?`,
      "giu",
    ),
  },
  { asked: /\b(correos?|e-?mails?)\b/, data: /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,63}){1,5}/gu },
  { asked: /\b(telefonos?|phones?|telefones?)\b/, data: /\+?\d[\d ().-]{6,20}\d/gu },
  {
    asked: /\b(importes?|precios?|cantidades|costes?|costos?|montos?|amounts?|prices?|valores?|precos?)\b/,
    data: /(?:[€$£]|US\$|R\$)\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:€|\$|£|euros?|d[óo]lares?|pesos?|reales|reais|USD|EUR|CLP|BRL|MXN|COP|PEN)(?!\p{L})/giu,
  },
  { asked: /\b(porcentajes?|percentages?|porcentagens)\b/, data: /(?<!\d)\d+(?:[.,]\d+)?\s?%/gu },
  { asked: /\b(horas?|horarios?|times?)\b/, data: /\b\d{1,2}[:.]\d{2}(?:\s?h)?\b/gu },
  { asked: /\b(enlaces?|links?|direcciones web|urls?)\b/, data: /https?:\/\/[^\s)>\]]+/gu },
];

/** Every date, address, amount or the like, each with the sentence in which it stands; undefined where none is asked for. */
export function extractData(question: string, library: Library, say: Phrases): string | undefined {
  const kinds = KINDS.filter(({ asked }) => asked.test(foldText(question)));
  const lines: string[] = [];
  for (const unit of library.units) {
    const data = kinds.flatMap((kind) => unit.text.match(kind.data) ?? []);
    if (data.length === 0) continue;
    lines.push(`- **${[...new Set(data)].join(", ")}**: ${unit.text}${citationOf(library, unit)}`);
  }
  if (lines.length === 0) return undefined;
  return `${say.found(lines.length)}\n\n${lines.slice(0, MOST_DATA).join("\n")}`;
}
