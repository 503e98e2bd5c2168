/**
 * The stem of a folded word. Light: removes the commonest endings of Spanish, which are near enough to those of
 * Portuguese. The same word must be stemmed alike wherever stems are compared: answers, tables, citations and the
 * browser's search use this function.
 */
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
