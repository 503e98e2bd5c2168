import { X } from "lucide-react";
import { useTranslation } from "../../../../lib/use-translation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { usePinnedAssistants } from "../../../assistants/use-pinned-assistants.ts";

interface AskedAssistantProps {
  asked: { id: string; name: string };
  /** The question leaves the open conversation. */
  startsConversation: boolean;
  onRemove: () => void;
}

/** Above the text: the assistant that the question goes to. */
export function AskedAssistant({ asked: { id, name }, startsConversation, onRemove }: AskedAssistantProps) {
  const { t } = useTranslation();
  const avatar = usePinnedAssistants().find((pinned) => pinned.id === id)?.avatar;
  return (
    <div className="flex w-full basis-full flex-wrap items-center gap-x-2 gap-y-1 px-2 pt-2 pb-1 text-sm handset:flex-nowrap handset:px-0 handset:pt-0 handset:pb-2">
      <span className="flex min-w-0 items-center gap-1.5 rounded-md bg-accent-soft py-0.5 pr-0.5 pl-1.5 font-medium text-accent-text">
        <Avatar name={name} kind="assistant" {...(avatar ? { src: avatar.url } : {})} className="size-5!" />
        <span className="min-w-0 truncate">@{name}</span>
        <IconButton
          size="sm"
          label={t("chat.mention.remove", { name })}
          onClick={onRemove}
          className="size-6! text-accent-text! pointer-coarse:size-touch!"
        >
          <X className="size-3.5" />
        </IconButton>
      </span>
      <span
        role="status"
        className="min-w-0 flex-1 text-xs text-text-subtle max-handset:basis-full max-handset:px-1 handset:truncate"
      >
        {t(startsConversation ? "chat.mention.newConversation" : "chat.mention.answers", { name })}
      </span>
    </div>
  );
}
