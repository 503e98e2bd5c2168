/** What can be asked of the composer by its name, behind a slash. */
export const commandNames = ["imagen", "describe", "resumen", "traduce", "exporta", "limpia"] as const;
export type CommandName = (typeof commandNames)[number];

export interface Command {
  name: CommandName;
  /** What was written after it. */
  given: string;
}

const COMMAND = /^\s*\/(\p{L}+)(?:\s+([\s\S]*))?$/u;

/** Null for everything that is no command of ours, as a path or a date with slashes. */
export function readCommand(text: string): Command | null {
  const [, word = "", given = ""] = COMMAND.exec(text) ?? [];
  const name = commandNames.find((known) => known === word.toLowerCase());
  return name ? { name, given: given.trim() } : null;
}
