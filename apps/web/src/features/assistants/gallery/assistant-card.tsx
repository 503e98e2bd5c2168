import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { BadgeCheck, FileText, Pin, UsersRound } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { StateBadge } from "../life/state-badge.tsx";
import { skyOf } from "../sky-of.ts";
import { type AssistantActions, chatAddress } from "./assistant-actions.ts";
import { AssistantMenu } from "./assistant-menu.tsx";

export interface CardHandlers {
  actions: AssistantActions;
  onOpen: (assistant: AssistantSummary) => void;
  onEdit: (assistant: AssistantSummary) => void;
  onQuality: (assistant: AssistantSummary) => void;
  onRemove: (assistant: AssistantSummary) => void;
}

interface AssistantCardProps extends CardHandlers {
  assistant: AssistantSummary;
  isPinned: boolean;
  lastUse: string | null;
  personEmail: string;
}

/** One assistant: the whole card opens a conversation, the button opens its menu. */
export const AssistantCard = memo(function AssistantCard(props: AssistantCardProps) {
  const { assistant, isPinned, lastUse, personEmail, actions, onOpen, onEdit, onQuality, onRemove } = props;
  const { t } = useTranslation();
  const { id, name, description, avatar, fileCount } = assistant;

  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens the link in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(assistant);
  }

  return (
    <Card interactive className="flex h-full min-h-37 flex-col p-4">
      <div className="flex items-start gap-3">
        <Avatar
          name={name}
          kind="assistant"
          size="lg"
          {...skyOf(assistant)}
          {...(avatar ? { src: avatar.url } : {})}
        />
        <div className="min-w-0 flex-1 pt-0.5">
          <h3 className="truncate text-[0.9375rem] leading-5 font-semibold tracking-title">
            <a
              href={chatAddress(id)}
              onClick={handleClick}
              // The link covers the card; elements above it keep their own clicks.
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {name}
            </a>
          </h3>
          <Owner assistant={assistant} lastUse={lastUse} personEmail={personEmail} />
        </div>
        <div className="relative -mt-1.5 -mr-2 flex flex-none items-center">
          {isPinned && (
            <span className="text-accent-text">
              <Pin className="fill-current" aria-hidden="true" />
              <VisuallyHidden>{t("assistants.card.isPinned")}</VisuallyHidden>
            </span>
          )}
          <AssistantMenu
            assistant={assistant}
            isPinned={isPinned}
            actions={actions}
            onOpen={() => onOpen(assistant)}
            onEdit={() => onEdit(assistant)}
            onQuality={() => onQuality(assistant)}
            onRemove={() => onRemove(assistant)}
          />
        </div>
      </div>
      <p className="mt-3 line-clamp-2 text-sm leading-[19px] wrap-anywhere text-text-muted">{description}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-xs text-text-subtle">
        <span className="flex items-center gap-1.5">
          <FileText className="size-3.5" aria-hidden="true" />
          {fileCount > 0
            ? t("assistants.card.documents", { count: fileCount })
            : t("assistants.card.noDocuments")}
        </span>
        <span className="flex items-center gap-1.5">
          <UsersRound className="size-3.5" aria-hidden="true" />
          {assistant.official
            ? t("assistants.card.everyone")
            : assistant.isShared
              ? t("assistants.card.shared")
              : t("assistants.card.people", { count: assistant.memberCount })}
        </span>
        {assistant.state !== "published" && (
          <StateBadge state={assistant.state} label={t(`assistants.state.${assistant.state}`)} />
        )}
        {assistant.can.edit && isPast(assistant.reviewExpiresAt) && (
          <Badge tone="warning">{t("assistants.state.expired")}</Badge>
        )}
        {!assistant.official && (
          <span className="ml-auto">
            {assistant.memberRole
              ? t(`assistants.card.may.${assistant.memberRole}`)
              : t("assistants.card.byRole")}
          </span>
        )}
      </p>
    </Card>
  );
});

const isPast = (instant: string | null) => instant !== null && new Date(instant) < new Date();

function Owner({
  assistant: { official, emailOwner },
  lastUse,
  personEmail,
}: Pick<AssistantCardProps, "assistant" | "lastUse" | "personEmail">) {
  const { t, i18n } = useTranslation();
  const used = lastUse
    ? t("assistants.card.used", { when: timeAgo(lastUse, { now: new Date(), language: i18n.language }) })
    : t("assistants.card.unused");
  return (
    <p className="flex min-w-0 items-center gap-1 text-xs leading-4.5 text-text-subtle">
      {official && <BadgeCheck className="size-3.5 text-accent-text" aria-hidden="true" />}
      <span className="truncate">
        {official
          ? t("assistants.card.official")
          : emailOwner === personEmail
            ? t("assistants.card.you")
            : (emailOwner ?? t("assistants.card.nobody"))}
        {" · "}
        {used}
      </span>
    </p>
  );
}
