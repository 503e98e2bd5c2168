/** "4,2 s", with a non-breaking space. Without a number format, which takes longer than rendering the rest of the line. */
export function secondsText(seconds: number, language: string): string {
  const digits = seconds.toFixed(1);
  return `${language === "en" ? digits : digits.replace(".", ",")}\u00a0s`;
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
