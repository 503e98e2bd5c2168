import { type TagColor, tagColors } from "@metatron/contract/chat/constants";
import { useId } from "react";
import { useTranslation } from "../lib/use-translation.ts";
import { TagDot } from "./tag-dot.tsx";

/** The choice among the colours of tags and projects. */
export function ColorField({ value, onChange }: { value: TagColor; onChange: (color: TagColor) => void }) {
  const { t } = useTranslation();
  const groupName = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("list.tags.color")}</legend>
      <div className="flex flex-wrap gap-2">
        {tagColors.map((each, at) => (
          <label
            key={each}
            className="relative grid size-9 place-items-center rounded-md border border-border has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-touch"
          >
            <input
              type="radio"
              name={groupName}
              checked={each === value}
              aria-label={at === 0 ? t("list.tags.noColor") : t("list.tags.colorOf", { number: at })}
              onChange={() => onChange(each)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <TagDot color={each} className="size-3.5" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
