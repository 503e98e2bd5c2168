import type { Assistant } from "@metatron/contract/assistants/assistant";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { skyOf } from "../../assistants/sky-of.ts";

/** The assistant of a conversation; the link starts a new conversation with the same assistant. */
export function AssistantLink({ assistant: { id, name, avatar, specialty } }: { assistant: Assistant }) {
  return (
    <Link
      to="/chat"
      search={{ assistant: id }}
      className="flex h-icon-button max-w-60 min-w-0 items-center gap-2 rounded-sm px-2 text-sm text-text-muted hover:bg-surface-hover hover:text-text"
    >
      <Avatar
        name={name}
        kind="assistant"
        {...skyOf({ specialty })}
        {...(avatar ? { src: avatar.url } : {})}
        className="size-5!"
      />
      <span className="truncate">{name}</span>
    </Link>
  );
}
