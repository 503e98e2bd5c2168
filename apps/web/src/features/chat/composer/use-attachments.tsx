import type { MessageFile } from "@metatron/contract/chat/message";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { track } from "../../../api/track.ts";
import { pickFiles } from "../../../lib/pick-files.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Draft } from "../../../local-db/drafts.ts";
import { late } from "../../../ui/late.ts";
import { toast } from "../../../ui/toast.ts";
import type { RefusedFile } from "../../files/attach-files.ts";
import { pictureAddresses } from "../../files/attached-pictures.ts";
import type { ConversationFile } from "../../files/conversation-files.ts";
import { removeFile, retryUpload } from "../../files/file-actions.ts";
import { hasFailed } from "../../files/file-state.ts";
import { giveFiles } from "../../files/give-files.ts";
import { useConversationFiles } from "../../files/use-conversation-files.ts";
import { useScan } from "../../scan/use-scan.tsx";
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

/** «14.52»: a colon is not allowed in the file names of Windows. */
const clock = (language: string) =>
  new Date()
    .toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false })
    .replace(":", ".");

const NONE: readonly MessageFile[] = [];
const NO_PREVIEWS: ReadonlyMap<string, string> = new Map();

const Attachments = late(() => import("../../files/attachments.tsx").then((module) => module.Attachments));
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
    async (dropped: readonly File[]): Promise<readonly MessageFile[]> => {
      made.current ??= crypto.randomUUID();
      const owner = made.current;
      const deps = { db, now: () => new Date(), newId: () => crypto.randomUUID() };
      try {
        const given = { conversationId: owner, files: dropped, attached: count, limits };
        const { taken, refused, pictures } = await giveFiles(deps, given);
        setRefused(refused);
        if (taken.length === 0) return NONE;
        const made = pictures.map(({ id, file }) => [id, URL.createObjectURL(file)] as const);
        setPreviews((shown) => new Map([...shown, ...made]));
        change(({ files = [] }) => ({
          files: [...files, ...taken],
          ...(conversationId === null ? { conversationId: owner } : {}),
        }));
        track("upload_file", { files: taken.length });
        void sync.wake();
        return taken;
      } catch {
        toast({ text: t("files.notKept") });
        return NONE;
      }
    },
    [db, sync, limits, count, conversationId, change, t],
  );

  const now = useRef({ draft, owner, files: all.attached });
  now.current = { draft, owner, files: all.attached };

  /** A pasted text that does not become a file goes into the field. */
  async function onLongText(text: string, at: number) {
    const name = `${t("chat.paste.name", { time: clock(i18n.language) })}.txt`;
    const [file] = await onFiles([new File([text], name, { type: "text/plain" })]);
    const putBack = () =>
      change((typed) => ({ text: typed.text.slice(0, at) + text + typed.text.slice(at) }));
    if (!file) return putBack();
    toast({
      text: t("chat.paste.attached"),
      action: {
        label: t("chat.paste.undo"),
        onAction() {
          const { draft: latest, owner: conversation, files: known } = now.current;
          // The question was sent with the file.
          if (!latest.files?.some(({ id }) => id === file.id)) return;
          const metadata = known.find(({ id }) => id === file.id)?.metadata ?? null;
          detach({ id: file.id, metadata }, conversation);
          putBack();
        },
      },
    });
  }

  const onPhoto = useCallback(async () => {
    const given = await pickFiles("image/*", { multiple: false, capture: "environment" });
    if (given.length > 0) await onFiles(given);
  }, [onFiles]);

  const scan = useScan(async (document) => (await onFiles([document])).length > 0);

  const onPick = useCallback(async () => {
    const given = await pickFiles(limits.types.join(","));
    if (given.length > 0) await onFiles(given);
  }, [limits, onFiles]);

  function detach({ id, metadata }: Pick<ConversationFile, "id" | "metadata">, conversation: string | null) {
    change(({ files = [] }) => ({ files: files.filter((file) => file.id !== id) }));
    if (conversation === null) return;
    const gone = { conversationId: conversation, fileId: id, isOnServer: metadata !== null };
    // A file that could not be removed is deleted with the conversation or in the files panel.
    removeFile({ db, uploads, wake: sync.wake }, gone).then(all.retry, () => undefined);
  }

  const attach: ComposerAttach = {
    label: t("files.attach"),
    onFiles: (given) => void onFiles(given),
    onLongText: (text, at) => void onLongText(text, at),
    onPick: () => void onPick(),
    ...(matchMedia("(pointer: coarse)").matches
      ? { camera: { label: t("chat.photo"), onTake: () => void onPhoto() } }
      : {}),
    scan: { label: t("chat.scan"), onScan: () => void scan.onScan() },
    dropHint: (
      <Suspense fallback={null}>
        <DropHint maxBytes={limits.maxBytes} />
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
    /** The dialog of a scan, while one is open. */
    dialog: scan.dialog,
    attachments: all.attached.length + refused.length > 0 && (
      <Suspense fallback={null}>
        <Attachments
          files={all.attached}
          previews={previews}
          onRemove={(file) => detach(file, owner)}
          onRetry={({ id }) => void retryUpload({ db, uploads, wake: sync.wake }, id, new Date())}
          refused={refused}
          maxBytes={limits.maxBytes}
          onDismiss={({ id }) => setRefused((shown) => shown.filter((file) => file.id !== id))}
        />
      </Suspense>
    ),
  };
}
