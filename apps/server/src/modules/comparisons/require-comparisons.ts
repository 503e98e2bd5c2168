import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";

/** Throws where nothing new may be compared. Comparisons that exist can still be read, kept and deleted. */
export async function requireComparisons(
  {
    areComparisonsAllowed,
    temporaryChats,
  }: Pick<ComparisonsDeps, "areComparisonsAllowed" | "temporaryChats">,
  { roles }: Session,
): Promise<void> {
  if (!areComparisonsAllowed)
    throw new AppError("comparisons_off", "An administrator switched comparisons off.");
  if ((await temporaryChats.modeFor(roles)) === "always")
    throw new AppError("temporary_only", "People with this role have temporary conversations alone.");
}
