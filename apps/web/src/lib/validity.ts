import type { Citation } from "@metatron/contract/chat/citation";

export type Validity = "own" | "valid" | "ending" | "expired" | "superseded" | "early";

/** What may not be relied on as it stands. */
export const isInForce = (validity: Validity) =>
  validity === "own" || validity === "valid" || validity === "ending";

const ENDING_WITHIN_DAYS = 90;
const DAY_MS = 86_400_000;

/** How long a source may still be relied on. A person's own file has no validity that anybody keeps. */
export function validityOf(
  {
    fileId,
    validFrom,
    validUntil,
    superseded,
  }: Pick<Citation, "fileId" | "validUntil"> & Partial<Pick<Citation, "validFrom" | "superseded">>,
  { ownFiles, now }: { ownFiles: ReadonlySet<string>; now: Date },
): Validity {
  // Also of a person's own file: a later revision beside it is the one to read.
  if (superseded) return "superseded";
  if (fileId === null || ownFiles.has(fileId)) return "own";
  if (validFrom && Date.parse(validFrom) > startOfDay(now)) return "early";
  if (validUntil === null) return "valid";
  const daysLeft = (Date.parse(validUntil) - startOfDay(now)) / DAY_MS;
  if (daysLeft < 0) return "expired";
  return daysLeft <= ENDING_WITHIN_DAYS ? "ending" : "valid";
}

/** A document is valid through its last day, wherever the reader is: days are compared, not instants. */
function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

const days = new Map<string, Intl.DateTimeFormat>();

/** "31 dic", with the year where it is not this one. */
export function dayName(day: string, { language, now }: { language: string; now: Date }): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  const key = `${language} ${isThisYear}`;
  // Making a format takes longer than drawing the row that shows it.
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
