export interface Formats {
  whole: (value: number) => string;
  short: (value: number) => string;
  share: (value: number) => string;
  decimal: (value: number) => string;
  money: (value: number) => string;
  /** With its sign. */
  change: (value: number) => string;
  changeOfShare: (value: number) => string;
}

/** Number formats of a language; by default Spanish does not group 4-digit numbers. */
export function formatsIn(language: string): Formats {
  const make = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, { useGrouping: "always", ...options });
    return (value: number) => format.format(value);
  };
  const signed = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  const money = make({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const small = make({ maximumSignificantDigits: 2 });
  return {
    whole: make({ maximumFractionDigits: 0 }),
    short: make({ notation: "compact", maximumFractionDigits: 1 }),
    share: make({ style: "percent", maximumFractionDigits: 1 }),
    decimal: make({ maximumFractionDigits: 1 }),
    money: (value) => (value > 0 && value < 0.1 ? small(value) : money(value)),
    change: make(signed),
    changeOfShare: make({ ...signed, style: "percent" }),
  };
}

export type Trend =
  | { kind: "unknown" }
  | { kind: "same" }
  | { kind: "up" | "down"; by: number; isGood: boolean };

/** The relative change against the previous value; unknown without a previous value. */
export function trendOf(now: number | null, before: number | null, { isMoreBetter = true } = {}): Trend {
  if (now === null || before === null || before === 0) return { kind: "unknown" };
  return moved((now - before) / before, isMoreBetter);
}

/** The absolute change, for values that are shares or scores themselves. */
export function differenceOf(now: number | null, before: number | null, { isMoreBetter = true } = {}): Trend {
  if (now === null || before === null) return { kind: "unknown" };
  return moved(now - before, isMoreBetter);
}

function moved(by: number, isMoreBetter: boolean): Trend {
  if (Math.abs(by) < 0.0005) return { kind: "same" };
  return { kind: by > 0 ? "up" : "down", by, isGood: by > 0 === isMoreBetter };
}

export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
