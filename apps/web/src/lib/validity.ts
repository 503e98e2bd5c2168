import type { Citation } from "@metatron/contract/chat/citation";

export type Validity = "own" | "valid" | "ending" | "expired" | "superseded" | "early";

/** Whether a document with this validity can be relied on without a warning. */
export const isInForce = (validity: Validity) =>
  validity === "own" || validity === "valid" || validity === "ending";

const ENDING_WITHIN_DAYS = 90;
const DAY_MS = 86_400_000;

/** The validity of a source. A person's own file has no managed validity. */
export function validityOf(
  {
    fileId,
    validFrom,
    validUntil,
    superseded,
    verifiedBy,
  }: Pick<Citation, "fileId" | "validUntil"> &
    Partial<Pick<Citation, "validFrom" | "superseded" | "verifiedBy">>,
  { ownFiles, now }: { ownFiles: ReadonlySet<string>; now: Date },
): Validity {
  // Applies to a person's own file too: a later revision in the same place should be read instead.
  if (superseded) return "superseded";
  // A place that a reviewer named is valid as long as the reviewer's answer.
  if (fileId === null && verifiedBy)
    return Date.parse(verifiedBy.until) < startOfDay(now) ? "expired" : "valid";
  if (fileId === null || ownFiles.has(fileId)) return "own";
  if (validFrom && Date.parse(validFrom) > startOfDay(now)) return "early";
  if (validUntil === null) return "valid";
  const daysLeft = (Date.parse(validUntil) - startOfDay(now)) / DAY_MS;
  if (daysLeft < 0) return "expired";
  return daysLeft <= ENDING_WITHIN_DAYS ? "ending" : "valid";
}

/** A document is valid through its last day in any time zone: days are compared, not instants. */
function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

const days = new Map<string, Intl.DateTimeFormat>();

/** "31 dic", with the year where it is not this one. */
export function dayName(day: string, { language, now }: { language: string; now: Date }): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  const key = `${language} ${isThisYear}`;
  // Cached: creating a formatter takes longer than rendering the row that uses it.
  const format =
    days.get(key) ??
    new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "short",
      ...(isThisYear ? {} : { year: "numeric" }),
      timeZone: "UTC",
    });
  days.set(key, format);
  return format.format(new Date(day));
}
