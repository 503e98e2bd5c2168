import type { CommandName } from "@metatron/contract/chat/commands";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/cx.ts";
import { completionCommand } from "./completion-command.ts";
import { matchCommands } from "./match-commands.ts";

/**
 * The command list over a composer while a command is typed: arrows select, Tab or Enter accepts, Escape
 * closes.
 */
export function useCompletion({ text, onText }: { text: string; onText: (text: string) => void }) {
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const names = closedAt === text ? [] : matchCommands(text);
  const at = Math.min(chosen, names.length - 1);
  const active = names[at];

  function take(name: CommandName) {
    onText(`/${name} `);
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
    popup: isOpen && <CommandList id={listId} names={names} active={active} onTake={take} />,
  };
}

interface CommandListProps {
  id: string;
  names: readonly CommandName[];
  active: CommandName | undefined;
  onTake: (name: CommandName) => void;
}

function CommandList({ id, names, active, onTake }: CommandListProps) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("commands.list")}
      className="absolute inset-x-0 bottom-full z-panel mb-2 max-h-72 overflow-y-auto rounded-lg bg-surface-raised p-[5px] text-sm shadow-3 handset:right-auto handset:w-[30rem]"
    >
      {names.map((name) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          aria-selected={name === active}
          tabIndex={-1}
          // Keeps the focus in the text field, so that typing continues.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(name);
          }}
          className={cx(
            "flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2.5",
            name === active && "bg-surface-hover",
          )}
        >
          <span className="font-medium">/{name}</span>
          <span className="truncate text-text-subtle">{t(`commands.given.${name}`)}</span>
          <span className="ml-auto flex-none text-xs text-text-muted max-handset:hidden">
            {t(`commands.hint.${name}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
