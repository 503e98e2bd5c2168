import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import type { Draft } from "../../../local-db/drafts.ts";
import type { AnsweringChat, Choices } from "../../../local-db/rows.ts";
import { toast } from "../../../ui/toast.ts";
import { useNoteUse } from "../../assistants/note-use.ts";
import { wantedBy } from "../../commands/run-command.ts";
import { useCompletion } from "../../commands/use-completion.tsx";
import { useConfig } from "../../status/config.ts";
import { type AskPlace, type AskPorts, ask, type ExportFormat } from "../ask/ask.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";
import { useChat, useContextFor } from "../use-chat.ts";
import type { ChosenFields } from "./choices-of.ts";
import { createDraftStore } from "./draft-store.ts";
import { canLook } from "./options-of.ts";
import { useAttachments } from "./use-attachments.tsx";
import { useComposerOptions } from "./use-composer-options.ts";

const RecordButton = lazy(() =>
  import("../../speech/record-button.tsx").then((file) => ({ default: file.RecordButton })),
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
  const chosen = useComposerOptions(choicesOf(draft), {
    chats,
    onChoose: (changes) => onChoose(changes, change),
  });
  const { choices } = chosen;
  const attachments = useAttachments({ conversationId: place.conversationId, isOnServer, draft, change });
  const { files, pictures, attach } = attachments;
  const hasAttachments = (draft.files ?? []).length > 0;

  async function send(text: string, joins: string | null) {
    const sent = draft.text;
    const here = { ...place, conversationId: place.conversationId ?? attachments.begun };
    const asked = await ask(ports, here, {
      text,
      textOfPictures: t("chat.askAboutPictures"),
      choices,
      files,
      pictures,
      canSee: canLook(chosen.options.model),
      joins,
    });
    switch (asked.kind) {
      case "sent":
        await options.onSent(asked.conversationId);
        return clear(sent);
      case "queued":
        return clear(sent);
      case "export":
        options.onExport(asked.format);
        return clear(sent);
      case "clear":
        clear(sent);
        return options.onClear();
      case "incomplete":
        // The text is kept, so that the person can complete it.
        toast({ text: t(`commands.${asked.why}`) });
    }
  }

  const onText = (text: string) => change({ text });
  return {
    draft,
    change,
    ports,
    choices,
    modelNames: chosen.modelNames,
    /** The models that write answers. */
    writers: chosen.writers,
    files: attachments.all,
    hasAttachments,
    composer: {
      text: draft.text,
      onText,
      textRef,
      options: chosen.options,
      onSend: (text: string) => send(text, null),
      // The server adds only text to an answer.
      ...(steerable && !hasAttachments ? { onSteer: (text: string) => send(text, steerable) } : {}),
      maySendEmpty: pictures.length > 0,
      completion: useCompletion({ text: draft.text, onText }),
      ...(features.transcription ? { recorder: recordButton } : {}),
      attach,
      attachments: attachments.attachments,
    },
  };
}

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
