import type { FilesDeps } from "../../files/index.ts";

export interface DocumentsDeps extends Pick<FilesDeps, "db" | "jobs"> {
  /** Set if passages have vectors, which are computed from the title too. */
  vectors?: unknown;
  now(): Date;
}

/** Validity is compared by days in UTC, as the search does. */
export const todayOf = ({ now }: Pick<DocumentsDeps, "now">): string => now().toISOString().slice(0, 10);
