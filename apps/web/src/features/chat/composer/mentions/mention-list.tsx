import { useTranslation } from "../../../../lib/use-translation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import type { PinnedAssistant } from "../../../assistants/use-pinned-assistants.ts";

interface MentionListProps {
  id: string;
  assistants: readonly PinnedAssistant[];
  activeId: string | undefined;
  isLoading: boolean;
  onTake: (id: string) => void;
}

/** The assistants that the typed `@name` may mean, over the composer. */
export function MentionList({ id, assistants, activeId, isLoading, onTake }: MentionListProps) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-x-0 bottom-full z-panel mb-2 max-h-72 overflow-y-auto rounded-lg bg-surface-raised p-[5px] text-sm shadow-3 handset:right-auto handset:w-[30rem]">
      <p role="status" className={isLoading ? "px-2.5 py-2 text-text-subtle" : "sr-only"}>
        {isLoading ? t("chat.mention.loading") : t("chat.mention.found", { count: assistants.length })}
      </p>
      <div id={id} role="listbox" aria-label={t("chat.mention.list")}>
        {assistants.map(({ id: assistantId, name, description, avatar }) => (
          <div
            key={assistantId}
            id={`${id}-${assistantId}`}
            role="option"
            aria-selected={assistantId === activeId}
            tabIndex={-1}
            // Keeps the focus in the text field, so that typing continues.
            onPointerDown={(event) => {
              event.preventDefault();
              onTake(assistantId);
            }}
            className={cx(
              "flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2.5",
              assistantId === activeId && "bg-surface-hover forced-colors:outline-2",
            )}
          >
            <Avatar
              name={name}
              kind="assistant"
              {...(avatar ? { src: avatar.url } : {})}
              className="size-5!"
            />
            <span className="max-w-[60%] flex-none truncate font-medium">{name}</span>
            <span className="min-w-0 truncate text-text-subtle max-handset:hidden">{description}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
