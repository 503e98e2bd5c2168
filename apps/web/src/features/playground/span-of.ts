/** "42 ms", "1,3 s": a duration in the format of this language. */
export function spanOf(ms: number, language: string): string {
  const isShort = ms < 1000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isShort ? "millisecond" : "second",
    maximumFractionDigits: isShort ? 0 : 1,
  }).format(isShort ? ms : ms / 1000);
}
