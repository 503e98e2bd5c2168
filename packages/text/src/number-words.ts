import type { Language } from "./language.ts";

const SMALL: Readonly<Record<Language, string>> = {
  es: `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
    dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete
    veintiocho veintinueve`,
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty`,
  pt: `zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito
    dezenove vinte`,
};
const TENS: Readonly<Record<Language, string>> = {
  es: "treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
  en: "thirty forty fifty sixty seventy eighty ninety hundred",
  pt: "trinta quarenta cinquenta sessenta setenta oitenta noventa cem",
};
const OTHERS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  es: { una: 1, un: 1, ciento: 100, doscientos: 200, trescientos: 300, quinientos: 500, mil: 1000 },
  en: { thousand: 1000, once: 1, twice: 2, dozen: 12 },
  pt: { uma: 1, duas: 2, catorze: 14, dezasseis: 16, dezassete: 17, duzentos: 200, mil: 1000 },
};
const ORDINALS: Readonly<Record<Language, string>> = {
  es: "primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo",
  en: "first second third fourth fifth sixth seventh eighth ninth tenth",
  pt: "primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo",
};

const list = (words: string) => words.split(/\s+/).filter(Boolean);

function cardinalsOf(language: Language): ReadonlyMap<string, number> {
  return new Map<string, number>([
    ...list(SMALL[language]).map((word, at): [string, number] => [word, at]),
    ...list(TENS[language]).map((word, at): [string, number] => [word, 30 + at * 10]),
    ...Object.entries(OTHERS[language]),
  ]);
}

const CARDINALS = { es: cardinalsOf("es"), en: cardinalsOf("en"), pt: cardinalsOf("pt") };

/** The value of a number word, folded; undefined for any other word. */
export function cardinalOf(word: string, language: Language): number | undefined {
  return CARDINALS[language].get(word);
}

/** The place that "tercera", "third" or "3.º" names. */
export function ordinalOf(word: string, language: Language): number | undefined {
  const at = list(ORDINALS[language]).findIndex(
    (ordinal) => word === ordinal || word === `${ordinal.replace(/o$/, "")}a` || word === `${ordinal}o`,
  );
  return at < 0 ? undefined : at + 1;
}

const MONTHS: readonly string[] = [
  "enero january jan janeiro",
  "febrero february feb fevereiro",
  "marzo march marco",
  "abril april apr",
  "mayo may maio",
  "junio june jun junho",
  "julio july jul julho",
  "agosto august aug",
  "septiembre setiembre september sep setembro",
  "octubre october oct outubro",
  "noviembre november nov novembro",
  "diciembre december dec dezembro",
];
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1])));

export function monthOf(word: string): number | undefined {
  return MONTH_OF.get(word);
}

/** The Spanish name of a month from 1 to 12; empty for any other number. */
export function monthName(month: number): string {
  return MONTHS[month - 1]?.split(" ", 1)[0] ?? "";
}
