import type { MessageFile } from "@metatron/contract/chat/message";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { track } from "../../../api/track.ts";
import { limitSize } from "../../../lib/file-look.ts";
import { pickFiles } from "../../../lib/pick-files.ts";
import type { Draft } from "../../../local-db/drafts.ts";
import { toast } from "../../../ui/toast.ts";
import type { RefusedFile } from "../../files/attach-files.ts";
import { pictureAddresses } from "../../files/attached-pictures.ts";
// Not lazy: attaching a file must also work offline, where a chunk can't be loaded.
import { Attachments } from "../../files/attachments.tsx";
import type { ConversationFile } from "../../files/conversation-files.ts";
import { removeFile, retryUpload } from "../../files/file-actions.ts";
import { hasFailed } from "../../files/file-state.ts";
import { giveFiles } from "../../files/give-files.ts";
import { useConversationFiles } from "../../files/use-conversation-files.ts";
import { useConfig } from "../../status/config.ts";
import { useChat, useUploads } from "../use-chat.ts";
import type { ComposerAttach } from "./composer-options.ts";

interface Options {
  /** Null before the first question; attaching the first file generates the id. */
  conversationId: string | null;
  isOnServer: boolean;
  draft: Draft;
  change: (changes: (draft: Draft) => Partial<Draft>) => void;
}

const NONE: readonly MessageFile[] = [];
const NO_PREVIEWS: ReadonlyMap<string, string> = new Map();

const DropHint = lazy(() => import("../../files/drop-hint.tsx").then((file) => ({ default: file.DropHint })));

/**
 * The attachments of the next question: chosen, pasted or dropped,
 * uploaded at once, and kept until it is sent.
 */
export function useAttachments({ conversationId, isOnServer, draft, change }: Options) {
  const { t, i18n } = useTranslation();
  const { db, sync } = useChat();
  const uploads = useUploads();
  const { uploads: limits, apiBase } = useConfig();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(NO_PREVIEWS);
  const latest = useRef(previews);
  latest.current = previews;
  useEffect(() => () => latest.current.forEach((url) => void URL.revokeObjectURL(url)), []);
  const made = useRef(conversationId);
  made.current ??= conversationId ?? draft.conversationId ?? null;
  const owner = conversationId ?? draft.conversationId ?? null;
  const attached = draft.files ?? NONE;
  const all = useConversationFiles({ db, uploads, conversationId: owner, isOnServer, attached });
  const count = attached.length;

  const onFiles = useCallback(
    async (dropped: readonly File[]) => {
      made.current ??= crypto.randomUUID();
      const owner = made.current;
      const deps = { db, now: () => new Date(), newId: () => crypto.randomUUID() };
      try {
        const given = { conversationId: owner, files: dropped, attached: count, limits };
        const { taken, refused, pictures } = await giveFiles(deps, given);
        setRefused(refused);
        if (taken.length === 0) return;
        const made = pictures.map(({ id, file }) => [id, URL.createObjectURL(file)] as const);
        setPreviews((shown) => new Map([...shown, ...made]));
        change(({ files = [] }) => ({
          files: [...files, ...taken],
          ...(conversationId === null ? { conversationId: owner } : {}),
        }));
        track("upload_file", { files: taken.length });
        void sync.wake();
      } catch {
        toast({ text: t("files.notKept") });
      }
    },
    [db, sync, limits, count, conversationId, change, t],
  );

  const onPhoto = useCallback(async () => {
    const given = await pickFiles("image/*", { multiple: false, capture: "environment" });
    if (given.length > 0) await onFiles(given);
  }, [onFiles]);

  const onPick = useCallback(async () => {
    const given = await pickFiles(limits.types.join(","));
    if (given.length > 0) await onFiles(given);
  }, [limits, onFiles]);

  function remove({ id, metadata }: ConversationFile) {
    change(({ files = [] }) => ({ files: files.filter((file) => file.id !== id) }));
    if (owner === null) return;
    const gone = { conversationId: owner, fileId: id, isOnServer: metadata !== null };
    // A file that could not be removed is deleted with the conversation or in the files panel.
    removeFile({ db, uploads, wake: sync.wake }, gone).then(all.retry, () => undefined);
  }

  const maxSize = limitSize(limits.maxBytes, i18n.language);
  const attach: ComposerAttach = {
    label: t("files.attach"),
    onFiles: (given) => void onFiles(given),
    onPick: () => void onPick(),
    ...(matchMedia("(pointer: coarse)").matches
      ? { camera: { label: t("chat.photo"), onTake: () => void onPhoto() } }
      : {}),
    dropHint: (
      <Suspense fallback={null}>
        <DropHint maxSize={maxSize} />
      </Suspense>
    ),
  };
  const sendable = all.attached
    .filter(({ state }) => !hasFailed(state))
    .map(({ id, name, type, size, createAt }): MessageFile => ({ id, name, type, size, createAt }));
  return {
    all,
    attach,
    /** The attachments that can be sent: those that have not failed. */
    files: sendable,
    /** URLs of the images among them. */
    pictures: pictureAddresses(sendable, apiBase),
    /** The id that the files were attached to, for the question that starts the conversation. */
    begun: owner,
    attachments: all.attached.length + refused.length > 0 && (
      <Attachments
        files={all.attached}
        previews={previews}
        onRemove={remove}
        onRetry={({ id }) => void retryUpload({ db, uploads, wake: sync.wake }, id, new Date())}
        refused={refused}
        maxSize={maxSize}
        onDismiss={({ id }) => setRefused((shown) => shown.filter((file) => file.id !== id))}
      />
    ),
  };
}
