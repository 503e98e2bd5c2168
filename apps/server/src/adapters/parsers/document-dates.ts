const MONTHS = new Map(
  [
    ["enero", "january", "janeiro"],
    ["febrero", "february", "fevereiro"],
    ["marzo", "march", "março"],
    ["abril", "april"],
    ["mayo", "may", "maio"],
    ["junio", "june", "junho"],
    ["julio", "july", "julho"],
    ["agosto", "august"],
    ["septiembre", "september", "setembro", "setiembre"],
    ["octubre", "october", "outubro"],
    ["noviembre", "november", "novembro"],
    ["diciembre", "december", "dezembro"],
  ].flatMap((names, at) =>
    names.flatMap((name) => [[name, at + 1] as const, [name.slice(0, 3), at + 1] as const]),
  ),
);

/** The first date in a text, as an ISO date. Numeric dates are read as in Spanish, day first. */
export function readDay(text: string): string | undefined {
  const lower = text.toLowerCase();
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(lower);
  if (iso) return asDay(iso[1], iso[2], iso[3]);
  const numbers = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(lower);
  if (numbers) return asDay(numbers[3], numbers[2], numbers[1]);
  const words = /\b(\d{1,2})(?:º|\.º)?[\s-]+(?:de\s+)?([a-zç]+)\.?[\s-]*(?:,\s*)?(?:del?\s+)?(\d{4})\b/.exec(
    lower,
  );
  if (words) return asDay(words[3], MONTHS.get(words[2] ?? ""), words[1]);
  const english = /\b([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(lower);
  return english ? asDay(english[3], MONTHS.get(english[1] ?? ""), english[2]) : undefined;
}

function asDay(year: string | undefined, month: string | number | undefined, day: string | undefined) {
  if (month === undefined) return undefined;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}
