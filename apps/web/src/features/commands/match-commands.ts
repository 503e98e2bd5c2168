import { type CommandName, commandNames } from "@metatron/contract/chat/commands";

const TYPED = /^\/(\p{L}*)$/u;

/** The commands that begin as what is typed; none where it is no beginning of a command. */
export function matchCommands(text: string): CommandName[] {
  const [, typed] = TYPED.exec(text) ?? [];
  if (typed === undefined) return [];
  return commandNames.filter((name) => name.startsWith(typed.toLowerCase()));
}
