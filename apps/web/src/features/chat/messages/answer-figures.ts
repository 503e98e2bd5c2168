/** "4,2 s", with the space that does not break. */
export function secondsText(seconds: number, language: string): string {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${figure.format(seconds)}\u00a0s`;
}

/** "12 segundos", for a sentence. */
export function secondsWords(seconds: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(seconds);
}
