import { type KeyboardEvent, useId, useState } from "react";
import { late } from "../../ui/late.ts";
import type { OtherEntry } from "./command-list.tsx";
import { completionCommand } from "./completion-command.ts";
import { matchCommands } from "./match-commands.ts";

const CommandList = late(() => import("./command-list.tsx").then((module) => module.CommandList));

interface Options {
  text: string;
  onText: (text: string) => void;
  others: readonly OtherEntry[];
  /** The heading above `others`. */
  othersLabel: string;
}

/**
 * The command list over a composer while a command is typed: arrows select, Tab or Enter accepts, Escape
 * closes.
 */
export function useCompletion({ text, onText, others, othersLabel }: Options) {
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isClosed = closedAt === text;
  const commands = isClosed ? [] : matchCommands(text);
  const entries = isClosed ? [] : others;
  const names: string[] = [...commands, ...entries.map(({ id }) => id)];
  const at = Math.min(chosen, names.length - 1);
  const active = names[at];

  function take(name: string) {
    const other = entries.find(({ id }) => id === name);
    if (other) other.onTake();
    else onText(`/${name} `);
    setChosen(0);
  }

  /** True if the list handled the key. */
  function onKey(pressed: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    const command = completionCommand(pressed, { text, names, at });
    switch (command?.type) {
      case "choose":
        setChosen(command.at);
        break;
      case "take":
        take(command.name);
        break;
      case "close":
        setClosedAt(text);
    }
    return command !== null;
  }

  const isOpen = names.length > 0;
  return {
    onKey,
    aria: {
      "aria-autocomplete": "list" as const,
      ...(isOpen ? { "aria-controls": listId, "aria-activedescendant": `${listId}-${active}` } : {}),
    },
    popup: isOpen && (
      <CommandList
        id={listId}
        commands={commands}
        others={entries}
        othersLabel={othersLabel}
        active={active}
        onTake={take}
      />
    ),
  };
}
