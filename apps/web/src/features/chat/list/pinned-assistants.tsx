import { Link } from "@tanstack/react-router";
import { PinOff } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLocalData } from "../../../local-db/local-data.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { type PinnedAssistant, usePinnedAssistants } from "../../assistants/use-pinned-assistants.ts";

/** More would leave no space for the conversations; the gallery shows all. */
const MOST_SHOWN = 5;

/** The pinned assistants above the conversations: each opens a new conversation with it. */
export function PinnedAssistants() {
  const { t } = useTranslation();
  const { setDrawerOpen } = useShell();
  const headingId = useId();
  const pinned = usePinnedAssistants();
  const unpin = useUnpin();
  if (pinned.length === 0) return null;
  const close = () => setDrawerOpen(false);
  return (
    <section aria-labelledby={headingId} className="flex-none px-2 pb-1">
      <h3 id={headingId} className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-subtle">
        {t("list.pinnedAssistants")}
      </h3>
      <ul>
        {pinned.slice(0, MOST_SHOWN).map((assistant) => (
          <li key={assistant.id} className="group/pin relative">
            <Link
              to="/chat"
              search={{ assistant: assistant.id }}
              onClick={close}
              activeOptions={{ exact: true, includeSearch: true }}
              className="flex h-row items-center gap-2.5 rounded-sm px-2.5 text-sm text-text-muted -outline-offset-2 hover:bg-surface-hover hover:text-text aria-[current=page]:bg-surface-active aria-[current=page]:font-medium aria-[current=page]:text-text pointer-fine:group-focus-within/pin:pr-9 pointer-fine:group-hover/pin:pr-9 pointer-coarse:text-[0.9375rem]"
            >
              <PinnedAvatar assistant={assistant} />
              <span className="min-w-0 truncate">{assistant.name}</span>
            </Link>
            <IconButton
              size="sm"
              label={t("list.unpinAssistant", { name: assistant.name })}
              onClick={() => unpin(assistant)}
              // Touch screens unpin in the gallery, where no row is this narrow.
              className="absolute! inset-y-0 right-1 my-auto opacity-0 group-hover/pin:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden"
            >
              <PinOff />
            </IconButton>
          </li>
        ))}
      </ul>
      {pinned.length > MOST_SHOWN && (
        <Link
          to="/assistants"
          onClick={close}
          className="flex h-row items-center rounded-sm px-2.5 text-xs text-text-subtle -outline-offset-2 hover:bg-surface-hover hover:text-text"
        >
          {t("list.allPinned", { count: pinned.length })}
        </Link>
      )}
    </section>
  );
}

const MOST_ON_RAIL = 4;

/** The pinned assistants as pictures, where the list is collapsed to icons. */
export function PinnedAvatars() {
  const { t } = useTranslation();
  const pinned = usePinnedAssistants();
  if (pinned.length === 0) return null;
  return (
    <ul aria-label={t("list.pinnedAssistants")} className="mt-2 grid justify-items-center gap-1">
      {pinned.slice(0, MOST_ON_RAIL).map((assistant) => (
        <li key={assistant.id}>
          <Link
            to="/chat"
            search={{ assistant: assistant.id }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-label={assistant.name}
            data-tooltip={assistant.name}
            data-tooltip-side="right"
            className="grid size-touch place-items-center rounded-md hover:bg-surface-hover aria-[current=page]:bg-accent-soft"
          >
            <PinnedAvatar assistant={assistant} className="size-6!" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PinnedAvatar({
  assistant: { name, avatar },
  className = "size-[18px]!",
}: {
  assistant: PinnedAssistant;
  className?: string;
}) {
  return (
    <Avatar name={name} kind="assistant" {...(avatar ? { src: avatar.url } : {})} className={className} />
  );
}

function useUnpin() {
  const { t } = useTranslation();
  const { db, warn } = useLocalData();
  return async ({ id, name }: PinnedAssistant) => {
    try {
      const { unpinEverywhere } = await import("../../assistants/gallery/unpin-everywhere.ts");
      await unpinEverywhere(db, id);
      toast({ text: t("list.unpinnedAssistant", { name }) });
    } catch (error) {
      warn("An assistant could not be unpinned.", error);
    }
  };
}
