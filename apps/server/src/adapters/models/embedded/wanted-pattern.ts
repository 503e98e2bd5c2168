import { foldText } from "@metatron/text/fold-text";

const NUMBER =
  /\d|\b(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|medi[oa]|doble|one|two|three|four|five|ten)\b/i;
const TIME =
  /\d{1,2}[:/.]\d{2}|\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|d[ií]as?|semanas?|mes(es)?|a[ñn]os?|horas?|antes|despu[ée]s|plazo|\d{4})\b/i;
const YEAR = /\b(1\d{3}|20\d{2})\b/;
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,64}|\+?\d[\d\s().-]{6,20}\d|\bext\.?\s*\d+|https?:\/\//i;
const NAME = /[\p{L},;]\s+\p{Lu}\p{Ll}+/u;

const KINDS: readonly { asked: RegExp; wanted: RegExp }[] = [
  { asked: /\b(telefonos?|correo|e-?mail|contact\w*|extension|phone)\b/, wanted: CONTACT },
  { asked: /\b(que ano|what year|que ano)\b/, wanted: YEAR },
  { asked: /\b(cuando|fechas?|plazos?|horas?|horarios?|when|quando|deadline)\b/, wanted: TIME },
  {
    asked:
      /\b(cuant[oa]s?|how (many|much|long)|quant[oa]s?|porcentaje|limite|maximo|minimo|precio|coste|peso|edad)\b/,
    wanted: NUMBER,
  },
  { asked: /\b(quien|quienes|who|quem)\b/, wanted: NAME },
];

/** What an answer to this kind of question looks like. */
export function wantedPattern(question: string): RegExp | undefined {
  const asked = foldText(question);
  return KINDS.find((kind) => kind.asked.test(asked))?.wanted;
}
