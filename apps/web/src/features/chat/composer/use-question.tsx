import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { loadWhenOnline } from "../../../lib/load-when-online.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Draft } from "../../../local-db/drafts.ts";
import type { AnsweringChat, Choices } from "../../../local-db/rows.ts";
import { late } from "../../../ui/late.ts";
import { toast } from "../../../ui/toast.ts";
import { useNoteUse } from "../../assistants/note-use.ts";
import { wantedBy } from "../../commands/run-command.ts";
import { useCompletion } from "../../commands/use-completion.tsx";
import { useComposerPrompts } from "../../prompts/use-composer-prompts.tsx";
import { noteResearch, useMayResearch } from "../../research/research-query.ts";
import { useConfig } from "../../status/config.ts";
import { type AskPlace, type AskPorts, ask, type ExportFormat } from "../ask/ask.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";
import { carryText } from "../temporary/carried-text.ts";
import { useChat, useContextFor } from "../use-chat.ts";
import { type ChosenFields, sentChoices } from "./choices-of.ts";
import { createDraftStore } from "./draft-store.ts";
import { askedChoices, askedPlace } from "./mentions/asked-question.ts";
import { useAssistantMenu } from "./mentions/use-assistant-menu.ts";
import { useMentions } from "./mentions/use-mentions.tsx";
import { canLook } from "./options-of.ts";
import { useAttachments } from "./use-attachments.tsx";
import { useComposerOptions } from "./use-composer-options.ts";

const AskedAssistant = late(() =>
  import("./mentions/asked-assistant.tsx").then((module) => module.AskedAssistant),
);
const RecordButton = lazy(
  loadWhenOnline(() =>
    import("../../speech/record-button.tsx").then((file) => ({ default: file.RecordButton })),
  ),
);

interface Options {
  place: AskPlace;
  isOnServer: boolean;
  /** The running answer that a text can be added to. */
  steerable: string | null;
  choicesOf: (draft: Draft) => Choices;
  chats: readonly AnsweringChat[];
  onChoose: (changes: ChosenFields, change: (changes: Partial<Draft>) => void) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onSent: (conversationId: string) => Promise<void> | void;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

/** A composer and the handling of its text. First and later questions of a conversation differ in `place`. */
export function useQuestion(options: Options) {
  const { place, isOnServer, steerable, choicesOf, chats, onChoose, textRef } = options;
  const { t } = useTranslation();
  const messenger = useChat();
  const contextFor = useContextFor();
  const noteUse = useNoteUse();
  const ports: AskPorts = { ...messenger.sendDeps, wantedBy, contextFor, noteUse };
  const { draft, change, clear } = useDraft(messenger, place.draftOf);
  const { features } = useConfig();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const own = choicesOf(draft);
  const asked = draft.asks ?? null;
  const chosen = useComposerOptions(asked ? askedChoices(own, asked.id) : own, {
    chats: asked ? ASKED_CHATS : chats,
    onChoose: (changes) => onChoose(changes, change),
  });
  const { choices } = chosen;
  // A conversation has one assistant, so another one is asked in a new conversation (decision 74).
  const startsConversation = place.conversationId !== null && asked !== null && asked.id !== own.assistantId;
  const attachments = useAttachments({ conversationId: place.conversationId, isOnServer, draft, change });
  const { files, pictures, attach } = attachments;
  const hasAttachments = (draft.files ?? []).length > 0;

  const { online } = chosen.options;
  const hasSources = choices.chat !== "chat-libre" || online !== null || hasAttachments;
  const isResearchAllowed = useMayResearch();
  const mayResearch =
    isResearchAllowed &&
    choices.chat !== "images" &&
    (hasSources || choices.baseKnowledge !== null) &&
    !place.isRunning;

  /** Free chat has no documents of its own, so a deep search there uses the web. */
  function researchChoices(): Choices {
    return choices.chat === "chat-libre" ? { ...choices, online: online !== null } : choices;
  }

  async function send(text: string, joins: string | null, research = false) {
    const sent = draft.text;
    if (startsConversation && hasAttachments) {
      toast({ text: t("chat.mention.filesStay") });
      return;
    }
    const here = startsConversation
      ? askedPlace(place)
      : { ...place, conversationId: place.conversationId ?? attachments.begun };
    const outcome = await ask(ports, here, {
      text,
      textOfPictures: t("chat.askAboutPictures"),
      choices: research ? researchChoices() : choices,
      files,
      pictures,
      canSee: canLook(chosen.options.model),
      joins,
      research,
    });
    switch (outcome.kind) {
      case "sent":
        if (research) noteResearch(queries, outcome.conversationId);
        await (startsConversation ? open(outcome.conversationId) : options.onSent(outcome.conversationId));
        return clear(sent);
      case "queued":
        return clear(sent);
      case "export":
        options.onExport(outcome.format);
        return clear(sent);
      case "clear":
        clear(sent);
        return options.onClear();
      case "incomplete":
        // The text is kept, so that the person can complete it.
        toast({ text: t(`commands.${outcome.why}`) });
    }
  }

  const onText = (text: string) => change({ text });
  const open = (conversationId: string) =>
    navigate({ to: "/chat/$conversationId", params: { conversationId } });
  const openPrompts = () =>
    void navigate({ to: "/prompts", search: place.conversationId ? { to: place.conversationId } : {} });
  /** The draft stays here too, for people who come back. */
  const openComparison = () => {
    carryText(draft.text);
    void navigate({ to: "/compare" });
  };
  const prompts = useComposerPrompts({ text: draft.text, onText, textRef });
  const commands = useCompletion({
    text: draft.text,
    onText,
    others: prompts.entries,
    othersLabel: t("commands.prompts"),
  });
  const mentions = useMentions({ text: draft.text, asked, change, textRef });
  const assistants = useAssistantMenu({
    text: draft.text,
    asked,
    change,
    textRef,
    onCaret: mentions.onCaret,
  });
  return {
    draft,
    change,
    ports,
    /** Without the named assistant: a repeated or edited question stays in its conversation. */
    choices: asked ? sentChoices(own, chosen.options.model) : choices,
    startsConversation,
    modelNames: chosen.modelNames,
    /** The models that write answers. */
    writers: chosen.writers,
    files: attachments.all,
    hasAttachments,
    composer: {
      text: draft.text,
      onText,
      textRef,
      options: {
        ...chosen.options,
        assistants,
        onPrompts: openPrompts,
        ...(chosen.mayCompare ? { onCompare: openComparison } : {}),
      },
      onSend: (text: string) => send(text, null),
      // The server adds only text to an answer.
      ...(steerable && !hasAttachments && !startsConversation
        ? { onSteer: (text: string) => send(text, steerable) }
        : {}),
      ...(mayResearch ? { onResearch: (text: string) => send(text, null, true) } : {}),
      maySendEmpty: pictures.length > 0,
      completion: {
        onKey: (event: KeyboardEvent) => commands.onKey(event) || mentions.onKey(event),
        onCaret: mentions.onCaret,
        aria: mentions.isOpen ? mentions.aria : commands.aria,
        popup: commands.popup || mentions.popup,
      },
      ...(features.transcription ? { recorder: recordButton } : {}),
      attach,
      attachments: (
        <>
          {chosen.isUnassigned && (
            <p className="w-full px-2.5 pt-1.5 pb-1 text-xs text-warning-text handset:px-0 handset:pt-0">
              {t("chat.composer.unassigned")}
            </p>
          )}
          {asked && (
            <Suspense fallback={null}>
              <AskedAssistant
                asked={asked}
                startsConversation={startsConversation}
                onRemove={() => {
                  change({ asks: undefined });
                  textRef.current?.focus();
                }}
              />
            </Suspense>
          )}
          {attachments.attachments}
          {attachments.dialog}
          {prompts.dialog}
        </>
      ),
    },
  };
}

const ASKED_CHATS: readonly AnsweringChat[] = ["ai-builder"];

/** Dictation through the server, where it is configured; otherwise the composer uses the browser's own. */
function recordButton(handlers: { onBegin: () => void; onSaid: (said: string) => void }): ReactNode {
  return (
    <Suspense fallback={<span className="size-icon-button max-handset:size-touch" />}>
      <RecordButton {...handlers} className="max-handset:size-touch" />
    </Suspense>
  );
}

/**
 * The content of a composer, saved as it is typed. Use one component
 * per conversation: `draftOf` must not change.
 */
function useDraft({ drafts }: { drafts: Pick<KeptDrafts, "read" | "type"> }, draftOf: string) {
  const store = useMemo(() => createDraftStore(drafts, draftOf), [drafts, draftOf]);
  useEffect(() => void store.load(), [store]);
  const draft = useSyncExternalStore(store.subscribe, store.snapshot);
  return { draft, change: store.change, clear: store.clear };
}
