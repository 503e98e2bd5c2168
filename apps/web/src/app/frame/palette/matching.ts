import { markWords } from "../../../lib/mark-words.ts";
import type { Command } from "../../../ui/command-palette.tsx";
import { matchCommand } from "../../../ui/match-command.ts";

/** Best match first, with the typed words marked; equal matches keep their order. */
export function matching(commands: readonly Command[], query: string): Command[] {
  if (query.trim() === "") return [...commands];
  return commands
    .map((command) => ({ command, fit: fitOf(command, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ command }) => ({ ...command, marks: markWords(command.label, query) }));
}

const fitOf = ({ id, label, keywords = [] }: Command, query: string) =>
  matchCommand(id, query, [label, ...keywords]);
