/** 1,2 M: tokens are counted in millions, and nobody compares their last digits. */
export const compactNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** Without a currency: prices are configured in whatever the provider bills. */
export const moneyNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

const MB = 1024 * 1024;

export const sizeInMegabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(
    bytes / MB,
  );

export const dayOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(instant));

export const momentOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));

/** What was typed as a limit: empty is none, `undefined` is no number. */
export function readLimit(text: string, { whole }: { whole: boolean }): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const value = Number(typed.replace(",", "."));
  if (!Number.isFinite(value) || value <= 0 || (whole && !Number.isInteger(value))) return undefined;
  return value;
}
