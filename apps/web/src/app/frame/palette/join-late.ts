import type { Command } from "../../../ui/command-palette.tsx";

export interface CommandGroup {
  heading: string;
  commands: readonly Command[];
}

/** The order in which the rows of a query are shown. */
export type ShownOrder = readonly { heading: string; ids: readonly string[] }[];

/**
 * The groups in the order that is already shown, with new rows at the end: a row that arrives late must not
 * move the row that the person is about to choose.
 */
export function joinLate(shown: ShownOrder, groups: readonly CommandGroup[]): CommandGroup[] {
  const byId = new Map(groups.flatMap(({ commands }) => commands).map((command) => [command.id, command]));
  const joined = shown
    .map(({ heading, ids }) => ({ heading, commands: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter(({ commands }) => commands.length > 0);
  const known = new Set(shown.flatMap(({ ids }) => ids));
  for (const { heading, commands } of groups) {
    const late = commands.filter(({ id }) => !known.has(id));
    const last = joined.at(-1);
    if (late.length === 0) continue;
    if (last?.heading === heading) last.commands.push(...late);
    else joined.push({ heading, commands: late });
  }
  return joined;
}

export const orderOf = (groups: readonly CommandGroup[]): ShownOrder =>
  groups.map(({ heading, commands }) => ({ heading, ids: commands.map(({ id }) => id) }));
