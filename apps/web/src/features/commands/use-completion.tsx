import type { CommandName } from "@metatron/contract/chat/commands";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { completionCommand } from "./completion-command.ts";
import { matchCommands } from "./match-commands.ts";

/** Something else that a `/` offers, below the commands. */
interface OtherEntry {
  id: string;
  label: string;
  detail: string;
  onTake: () => void;
}

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

interface CommandListProps {
  id: string;
  commands: readonly CommandName[];
  others: readonly OtherEntry[];
  othersLabel: string;
  active: string | undefined;
  onTake: (name: string) => void;
}

function CommandList({ id, commands, others, othersLabel, active, onTake }: CommandListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  // The list scrolls, and the arrow keys move the selection without moving the focus.
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const optionOf = (name: string) => ({
    id: `${id}-${name}`,
    role: "option",
    "aria-selected": name === active,
    tabIndex: -1,
    // Keeps the focus in the text field, so that typing continues.
    onPointerDown(event: PointerEvent) {
      event.preventDefault();
      onTake(name);
    },
    className: cx(
      "flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2.5",
      name === active && "bg-surface-hover forced-colors:outline-2",
    ),
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("commands.list")}
      className="absolute inset-x-0 bottom-full z-panel mb-2 max-h-72 overflow-y-auto rounded-lg bg-surface-raised p-[5px] text-sm shadow-3 handset:right-auto handset:max-h-60 handset:w-[30rem]"
    >
      {commands.map((name) => (
        <div key={name} {...optionOf(name)}>
          <span className="font-medium">/{name}</span>
          <span className="truncate text-text-subtle">{t(`commands.given.${name}`)}</span>
          <span className="ml-auto flex-none text-xs text-text-muted max-handset:hidden">
            {t(`commands.hint.${name}`)}
          </span>
        </div>
      ))}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div role="group" aria-labelledby={headingId}>
          <p id={headingId} className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-subtle">
            {othersLabel}
          </p>
          {others.map(({ id: name, label, detail }) => (
            <div key={name} {...optionOf(name)}>
              <span className="max-w-[60%] flex-none truncate font-medium max-handset:max-w-full max-handset:flex-auto">
                {label}
              </span>
              <span className="min-w-0 truncate text-text-subtle max-handset:hidden">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
