/** Milliseconds as people read them: `250 ms`, `2,5 s`. */
export function shortTime(milliseconds: number, language: string): string {
  const isShort = milliseconds < 1000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isShort ? "millisecond" : "second",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(isShort ? milliseconds : milliseconds / 1000);
}
