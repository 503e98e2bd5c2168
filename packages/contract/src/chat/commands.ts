/** The slash commands of the composer. */
export const commandNames = ["imagen", "describe", "resumen", "traduce", "exporta", "limpia"] as const;
export type CommandName = (typeof commandNames)[number];

export interface Command {
  name: CommandName;
  /** The text after the command. */
  given: string;
}

const COMMAND = /^\s*\/(\p{L}+)(?:\s+([\s\S]*))?$/u;

/** Null for text that is not a command, e.g. a path or a date with slashes. */
export function readCommand(text: string): Command | null {
  const [, word = "", given = ""] = COMMAND.exec(text) ?? [];
  const name = commandNames.find((known) => known === word.toLowerCase());
  return name ? { name, given: given.trim() } : null;
}
