const STEPS = [
  { unit: "minute", ms: 60_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "day", ms: 86_400_000 },
  { unit: "month", ms: 30 * 86_400_000 },
  { unit: "year", ms: 365 * 86_400_000 },
] as const;

/** "hace 2 horas", "ayer": how long ago an instant was, in the largest unit that fits. */
export function timeAgo(instant: string, { now, language }: { now: Date; language: string }): string {
  // If the server's clock is slightly ahead, the result would be "in 3 seconds".
  const ms = Math.max(0, now.getTime() - Date.parse(instant));
  const step = STEPS.findLast((each) => ms >= each.ms) ?? STEPS[0];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(ms / step.ms), step.unit);
}
