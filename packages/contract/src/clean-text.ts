/**
 * Text as both the browser and the database can hold it: PostgreSQL refuses NUL and turns lone surrogates into
 * U+FFFD, so a row that kept them would never have the same digest on both sides.
 */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}
