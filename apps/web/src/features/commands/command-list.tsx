import type { CommandName } from "@metatron/contract/chat/commands";
import { type PointerEvent, useEffect, useId } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";

/** Something else that a `/` offers, below the commands. */
export interface OtherEntry {
  id: string;
  label: string;
  detail: string;
  onTake: () => void;
}

interface CommandListProps {
  id: string;
  commands: readonly CommandName[];
  others: readonly OtherEntry[];
  othersLabel: string;
  active: string | undefined;
  onTake: (name: string) => void;
}

/** The commands that the typed text may mean, over the composer. */
export function CommandList({ id, commands, others, othersLabel, active, onTake }: CommandListProps) {
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
