import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { activePath } from "../../../local-db/active-path.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { readVersions } from "../../../local-db/versions.ts";
import { toast } from "../../../ui/toast.ts";
import { ShareDialog } from "../../shares/share-dialog.tsx";
import { useChat } from "../use-chat.ts";
import { onShareRequest, requestedShare, requestShare } from "./share-request.ts";

/** The dialog that shares a conversation or an answer, once its last message is known. */
export function ShareHost() {
  const { t } = useTranslation();
  const { db, sync } = useChat();
  const request = useSyncExternalStore(onShareRequest, requestedShare);
  const [found, setFound] = useState<{ of: typeof request; messageId: string } | null>(null);
  useEffect(() => {
    if (!request || request.messageId) return;
    let isGone = false;
    const { conversationId } = request;
    sync
      .load(conversationId)
      .catch(() => undefined)
      .then(() => lastShareable(db, conversationId))
      .then((messageId) => {
        if (isGone) return;
        if (messageId) return setFound({ of: request, messageId });
        toast({ text: t("list.nothingToShare") });
        requestShare(null);
      });
    return () => {
      isGone = true;
    };
  }, [request, db, sync, t]);
  const messageId = request?.messageId ?? (found && found.of === request ? found.messageId : null);
  if (!request || !messageId) return null;
  return <ShareDialog {...request} messageId={messageId} onClose={() => requestShare(null)} />;
}

/** The last finished message of the versions that are shown: an answer that is being written is left out. */
async function lastShareable(db: ChatsDatabase, conversationId: string): Promise<string | null> {
  const [messages, versions] = await Promise.all([
    readMessages(db, conversationId),
    readVersions(db, conversationId),
  ]);
  const last = activePath(messages, versions).findLast(
    ({ message: { isOnServer, role, state } }) =>
      isOnServer && role === "assistant" && state !== "streaming" && state !== "waiting",
  );
  return last?.message.id ?? null;
}
