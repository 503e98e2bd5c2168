/**
 * Whole seconds until the deadline, by the wall clock: timers stop while a computer sleeps, the clock does
 * not.
 */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Milliseconds until `secondsLeft` changes. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

export function fillSeconds(text: string, seconds: number): string {
  return text.replaceAll(/\{\{\s*seconds\s*\}\}/g, () => String(seconds));
}

const SPOKEN_AT = [120, 60, 30, 10];

/** Whether an announced mark was reached since `before`; a skipped tick must not skip its announcement. */
export function isSpoken(before: number, now: number): boolean {
  return SPOKEN_AT.some((mark) => before > mark && now <= mark && now > 0);
}

/** 0 at the top of its arc, 1 when the sun has set. */
export function sunProgress({
  seconds,
  total,
  inSteps,
}: {
  seconds: number;
  total: number;
  inSteps: boolean;
}): number {
  const shown = inSteps ? Math.ceil(seconds / 10) * 10 : seconds;
  return Math.min(1, Math.max(0, 1 - shown / total));
}
