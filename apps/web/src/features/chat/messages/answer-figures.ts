/** "4,2 s", with the space that does not break. */
export function secondsText(seconds: number, language: string): string {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${figure.format(seconds)}\u00a0s`;
}
