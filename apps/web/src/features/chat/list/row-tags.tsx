import type { Tag } from "@metatron/contract/chat/conversation";
import { useTranslation } from "../../../lib/use-translation.ts";
import { TagDot } from "../../../shell/tag-dot.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** The first tag of a row as a chip, and the dots of the next ones: the title needs the space. */
export function RowTags({ tags }: { tags: readonly Tag[] }) {
  const { t } = useTranslation();
  const [first, ...others] = tags;
  if (!first) return null;
  return (
    <span className="ml-auto flex flex-none items-center gap-1">
      <VisuallyHidden>{t("list.tagged", { names: tags.map(({ name }) => name).join(", ") })}</VisuallyHidden>
      <span
        aria-hidden="true"
        className="flex h-4.5 max-w-20 items-center gap-1 rounded-xs bg-surface-hover px-1.5 text-2xs font-medium text-text-muted group-hover/row:bg-surface-active"
      >
        <TagDot color={first.color} className="size-1.5" />
        <span className="truncate">{first.name}</span>
      </span>
      {others.slice(0, MOST_DOTS).map(({ name, color }) => (
        <TagDot key={name} color={color} className="size-1.5" />
      ))}
    </span>
  );
}

const MOST_DOTS = 3;
