import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from "cmdk";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { MarkedText, type Marks } from "./marked-text.tsx";
import { matchCommand } from "./match-command.ts";
import { ModalLayer, ModalTitle } from "./modal-layer.tsx";

export type Command = {
  id: string;
  label: string;
  /** Where the searched words are in the label. */
  marks?: Marks;
  /** A second line, such as the passage that was found. */
  below?: { text: string; marks: Marks };
  detail?: string;
  icon?: ReactNode;
  /** Additional search terms. */
  keywords?: string[];
  shortcut?: string;
  onSelect: () => void;
};

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  emptyText: string;
  groups: readonly { heading: string; commands: readonly Command[] }[];
  /** With both, the caller searches and supplies the results; without, the palette filters its own items.
   * */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** A line under the list, e.g. the keyboard shortcuts. */
  footer?: ReactNode;
};

export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  emptyText,
  groups,
  query,
  onQueryChange,
  footer,
}: CommandPaletteProps) {
  return (
    <ModalLayer open={open} onOpenChange={onOpenChange} className={FRAME}>
      <ModalTitle className="sr-only">{label}</ModalTitle>
      <CommandRoot
        label={label}
        loop
        shouldFilter={query === undefined}
        filter={matchCommand}
        className="flex min-h-0 flex-col"
      >
        <div className="flex flex-none items-center gap-3 border-b border-border px-4.5 text-text-subtle">
          <Search className="size-4.5" />
          <CommandInput
            placeholder={placeholder}
            {...(query === undefined ? {} : { value: query })}
            {...(onQueryChange ? { onValueChange: onQueryChange } : {})}
            className="h-13 min-w-0 flex-1 bg-transparent text-lg text-text outline-none"
          />
        </div>
        <CommandList className="min-h-0 overflow-y-auto overscroll-contain p-1.5" label={label}>
          <CommandEmpty className="px-3 py-8 text-center text-text-muted">{emptyText}</CommandEmpty>
          {groups.map((group, at) => (
            // A heading may be shown twice, when rows of its group arrive late.
            <CommandGroup
              key={`${group.heading} ${timesBefore(groups, at)}`}
              heading={group.heading}
              className={GROUP}
            >
              {group.commands.map((command) => (
                <PaletteItem key={command.id} command={command} onDone={() => onOpenChange(false)} />
              ))}
            </CommandGroup>
          ))}
        </CommandList>
        {footer && (
          <div className="flex-none border-t border-border px-4.5 py-2.5 text-xs text-text-subtle">
            {footer}
          </div>
        )}
      </CommandRoot>
    </ModalLayer>
  );
}

function PaletteItem({ command, onDone }: { command: Command; onDone: () => void }) {
  return (
    <CommandItem
      value={command.id}
      keywords={[command.label, ...(command.keywords ?? [])]}
      onSelect={() => {
        onDone();
        command.onSelect();
      }}
      className={cx(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-md select-none pointer-coarse:min-h-touch",
        command.below && "py-1.5",
        "data-[selected=true]:bg-surface-hover forced-colors:data-[selected=true]:outline-2 [&_.lucide]:text-text-muted",
      )}
    >
      {command.icon && <span className="grid w-4.5 flex-none place-items-center">{command.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <MarkedText text={command.label} marks={command.marks ?? NO_MARKS} />
        </span>
        {command.below && (
          <span className="block truncate text-xs text-text-subtle">
            <MarkedText {...command.below} />
          </span>
        )}
      </span>
      {command.detail && (
        <span className="max-w-[45%] truncate text-xs text-text-subtle">{command.detail}</span>
      )}
      {command.shortcut && (
        <span className="text-2xs font-medium tracking-caps text-text-subtle pointer-coarse:hidden">
          {command.shortcut}
        </span>
      )}
    </CommandItem>
  );
}

const NO_MARKS: Marks = [];

const timesBefore = (groups: CommandPaletteProps["groups"], at: number) =>
  groups.slice(0, at).filter(({ heading }) => heading === groups[at]?.heading).length;

const FRAME =
  "inset-x-0 top-[max(16px,12dvh)] mx-auto flex max-h-[min(480px,calc(100dvh-32px))] w-[560px] max-w-[calc(100vw-24px)] flex-col overflow-hidden rounded-xl border border-transparent bg-surface-raised shadow-3 data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in";

const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-text-subtle";
