/** 1,2 M: token counts are in the millions, and their last digits are irrelevant. */
export const compactNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** Without a currency only the number, because the configuration may not name the currency of its prices. */
export const moneyNumber = (value: number, language: string, currency: string | null = null): string =>
  new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: "currency" as const, currency }),
    minimumFractionDigits: 2,
    // Prices per million tokens go down to a fraction of a cent.
    maximumFractionDigits: value < 1 ? 4 : 2,
  }).format(value);

const MB = 1024 * 1024;

export const sizeInMegabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(
    bytes / MB,
  );

export const dayOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(instant));

export const momentOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));

/** Parses a limit from a field: empty means no limit (null), `undefined` an invalid number. */
export function readLimit(text: string, { whole }: { whole: boolean }): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const value = Number(typed.replace(",", "."));
  if (!Number.isFinite(value) || value <= 0 || (whole && !Number.isInteger(value))) return undefined;
  return value;
}
