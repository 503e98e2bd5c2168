/** Lower case and without accents: people on phones leave them out. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The stems of a text's meaningful words, in order. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of fold(text).matchAll(WORD)) {
    if (!STOP_WORDS.has(word)) terms.push(stem(word));
  }
  return terms;
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

// A figure stays whole: 1.250,50 and 08:30 are one word each.
const WORD = /\d+(?:[.,:/]\d+)*|\p{L}+/gu;

/** Light: takes off the commonest endings of Spanish, which are near enough to those of Portuguese. */
export function stem(word: string): string {
  // «Sala» would have the stem of «salir».
  if (word === "sala" || word === "salas") return "sala";
  if (word.length <= 3 || /\d/.test(word)) return word.replace(/z$/, "c");
  for (const { ending, least } of ENDINGS) {
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word.replace(/z$/, "c");
}

// The number is the fewest letters that must remain, or short words would lose what they mean.
const ENDINGS = (
  [
    [3, "aciones iciones amientos imientos amiento imiento acion icion coes cao"],
    [4, "ciones siones cion sion"],
    [4, "mente idades idad edades edad dades dade adores adoras ador adora antes ante ables able ibles ible"],
    [5, "udes ud ings ing"],
    [4, "asteis isteis aremos eremos iremos ariamos eriamos iriamos abamos ieron aron iendo ando endo indo"],
    [
      3,
      "aste iste aran eran iran aria eria iria aban aba ados adas idos idas ado ada ido ida amos emos imos",
    ],
    [3, "arse erse irse ara era ira are ere ire ar er ir an en as es os a e o s"],
  ] as const
)
  .flatMap(([least, endings]) => endings.split(" ").map((ending) => ({ ending, least })))
  .sort((a, b) => b.ending.length - a.ending.length);

const STOP_WORDS = new Set(
  `a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada como con contra
  cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dame dan dar de debe deben debo decir del desde
  di dice dicen dime donde dos durante e el ella ellas ello ellos en entonces entre era es esa esas ese eso esos esta
  estan estar estas este esto estos estoy explica explicame favor fue ha haber hace hacer hacia hago han hasta hay he
  hola indica indicame la las le les lo los mas me mi mis misma mismo mucho muy nada necesito ni no nos nosotros o ocurre os
  otra otras otro otros para pero poco podemos podria porque por puede pueden puedo pues que quien quienes quiero
  quisiera saber se sea segun ser si sido siempre sin sobre solo son soy su sus tal tambien tampoco tan tanto te tener
  tengo tenemos ti tiene tienen tienes toda todas todo todos tras tu tus u un una unas uno unos usted ustedes va vale
  ver y ya yo gracias
  about am an and any are as at be because been but by can could did do does for from had has have how i if in into is
  it its just long many me much my no not of on or our please should so tell than that the their them then there these they this
  those to us was we were what when where which who why will with would you your
  ao aos as ate com da das dele dela do dos ela ele eles em essa esse esta este eu foi isso isto ja mais mas meu minha
  na nas nem no nos nossa nosso num numa o onde os ou para por porque posso preciso qual quais quando
  quantas quantos quanto quem sao se sem ser seu seus sua suas tem tenho um uma umas uns voce voces`
    .split(/\s+/)
    .filter(Boolean),
);
