import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

interface ChoiceListProps {
  title: string;
  hint?: string;
  /** Shown where there is nothing to choose. */
  empty?: string;
  items: readonly { value: string; label: string; detail: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Rows with a box each, and a button for all of them. */
export function ChoiceList({ title, hint, empty, items, chosen, onChange }: ChoiceListProps) {
  const { t } = useTranslation();
  const isAll = items.length > 0 && chosen.length === items.length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{title}</legend>
      <div className="flex min-h-control-sm items-center justify-between gap-3">
        <p aria-hidden="true" className="text-lg font-medium">
          {title}
        </p>
        {items.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(isAll ? "handovers.choose.noneOf" : "handovers.choose.allOf", { what: title })}
            onClick={() => onChange(isAll ? [] : items.map(({ value }) => value))}
          >
            {t(isAll ? "handovers.choose.none" : "handovers.choose.all")}
          </Button>
        )}
      </div>
      {hint && <p className="text-xs text-text-subtle">{hint}</p>}
      {items.length === 0 && <p className="mt-1 text-sm text-text-subtle">{empty}</p>}
      {items.length > 0 && (
        <ul className="mt-1 max-h-96 overflow-y-auto border-t border-border">
          {items.map(({ value, label, detail }) => (
            <li key={value} className="border-b border-border py-1">
              <Checkbox
                checked={chosen.includes(value)}
                onCheckedChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
                hint={detail}
                className="flex w-full wrap-anywhere"
              >
                {label}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
