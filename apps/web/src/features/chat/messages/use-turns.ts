import { useMemo } from "react";
import type { PathStep } from "../../../local-db/active-path.ts";
import { type Turn, toTurns } from "./turns.ts";

export function useTurns(steps: readonly PathStep[]): readonly Turn[] {
  return useMemo(() => toTurns(steps), [steps]);
}

/** The files that people attached here: as sources they are the person's own, without validity or owner. */
export function useOwnFiles(turns: readonly Turn[]): ReadonlySet<string> {
  const ids = useMemo(
    () => turns.flatMap(({ question }) => question?.message.files.map(({ id }) => id) ?? []).join(),
    [turns],
  );
  return useMemo(() => new Set(ids.split(",")), [ids]);
}
