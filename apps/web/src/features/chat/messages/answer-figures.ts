const figures = new Map<string, Intl.NumberFormat>();

/** "4,2 s", with a non-breaking space. */
export function secondsText(seconds: number, language: string): string {
  // Cached: creating a format takes longer than rendering the rest of the line.
  const figure = figures.get(language) ?? new Intl.NumberFormat(language, ONE_DIGIT);
  figures.set(language, figure);
  return `${figure.format(seconds)}\u00a0s`;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "12 segundos", for a sentence. */
export function secondsWords(seconds: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(seconds);
}
