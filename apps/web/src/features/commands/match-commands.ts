import { type CommandName, commandNames } from "@metatron/contract/chat/commands";

const TYPED = /^\/(\p{L}*)$/u;

/** The commands that start with the typed text; none if the text does not start a command. */
export function matchCommands(text: string): CommandName[] {
  const [, typed] = TYPED.exec(text) ?? [];
  if (typed === undefined) return [];
  return commandNames.filter((name) => name.startsWith(typed.toLowerCase()));
}
