import { Check, ChevronRight } from "lucide-react";
import type { DropdownMenu } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";
import { cx } from "./cx.ts";
import { useFloatingLevel } from "./floating-level.ts";

/** Items shared by button menus and context menus, so that one list of items serves both. */
type MenuParts = Pick<
  typeof DropdownMenu,
  | "Item"
  | "RadioGroup"
  | "RadioItem"
  | "ItemIndicator"
  | "Separator"
  | "Label"
  | "Sub"
  | "SubTrigger"
  | "SubContent"
  | "Portal"
>;

export const MenuPartsContext = createContext<MenuParts | null>(null);

function useParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error("Menu items belong inside a Menu or a ContextMenu.");
  return parts;
}

type MenuItemProps = {
  icon?: ReactNode;
  /** Shown at the right, e.g. F2; the page handles the key itself. */
  shortcut?: string;
  tone?: "default" | "danger";
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({
  icon,
  shortcut,
  tone = "default",
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  const { Item } = useParts();
  return (
    <Item disabled={disabled} onSelect={onSelect} className={cx(ITEM, tone === "danger" ? DANGER : CALM)}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && (
        <span className="pl-3 text-2xs font-medium tracking-caps text-text-subtle pointer-coarse:hidden">
          {shortcut}
        </span>
      )}
    </Item>
  );
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; detail?: string; icon?: ReactNode; disabled?: boolean }[];
};

/** Single choice; the selected option has a check mark. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoiceProps<Value>) {
  const { RadioGroup, RadioItem, ItemIndicator } = useParts();
  return (
    // Radix only returns the values of our own options.
    <RadioGroup aria-label={label} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cx(ITEM, CALM, option.detail && "py-1.5")}
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{option.label}</span>
            {option.detail && <span className="block text-xs text-text-subtle">{option.detail}</span>}
          </span>
          <ItemIndicator>
            <Check className="text-accent-text!" />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export function MenuSub({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  const { Sub, SubTrigger, SubContent, Portal } = useParts();
  const level = useFloatingLevel();
  return (
    <Sub>
      <SubTrigger className={cx(ITEM, CALM, "data-[state=open]:bg-surface-hover")}>
        {icon}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight className="size-3.5" />
      </SubTrigger>
      <Portal>
        <SubContent
          sideOffset={6}
          alignOffset={-5}
          collisionPadding={8}
          className={cx(MENU, "min-w-48", level)}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useParts();
  return <Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-subtle">{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator className="mx-2 my-[5px] border-t border-border" />;
}

export const MENU =
  "max-h-(--radix-popper-available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-transparent bg-surface-raised p-[5px] text-sm text-text shadow-3 outline-none origin-(--radix-popper-transform-origin) data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";

const ITEM =
  "flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-offset-[-2px] select-none data-disabled:cursor-default data-disabled:text-text-disabled data-highlighted:bg-surface-hover forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:outline-2";

const CALM = "[&>.lucide]:text-text-muted data-disabled:[&>.lucide]:text-text-disabled";

const DANGER = "text-danger-text data-highlighted:bg-danger-soft";
