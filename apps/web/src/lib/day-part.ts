export type DayPart = "morning" | "afternoon" | "night";

/** In Spanish the afternoon begins at noon and the night at eight. */
export function dayPartOf(date: Date): DayPart {
  const hour = date.getHours();
  if (hour >= 5 && hour < 12) return "morning";
  if (hour >= 12 && hour < 20) return "afternoon";
  return "night";
}
