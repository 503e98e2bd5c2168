import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { forgetConversations } from "../../local-db/delete-conversation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";

/** Confirmed by typing a word, so that it can't happen by a habitual click. */
export function DeleteHistory({ db }: { db: ChatsDatabase }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const word = t("settings.deleteWord");
  const isMeant = typed.trim().toLocaleUpperCase() === word;
  const deletion = useMutation({
    mutationFn: () => deleteEverywhere(db),
    onSuccess: (count) => {
      close();
      toast({ text: t("settings.deleted", { count }) });
    },
    onError: (error) => toast({ text: t("settings.deleteFailed", { reason: reasonOf(t, error) }) }),
  });
  function close() {
    setAsking(false);
    setTyped("");
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trash2 />
        {t("settings.deleteAction")}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("settings.deleteAsk")}
        description={t("settings.deleteText")}
        footer={
          <>
            <Button onClick={close}>{t("settings.cancel")}</Button>
            <Button
              variant="danger"
              disabled={!isMeant}
              busy={deletion.isPending}
              onClick={() => deletion.mutate()}
            >
              {t("settings.deleteYes")}
            </Button>
          </>
        }
      >
        <Field label={t("settings.deleteType", { word })}>
          <Input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </Dialog>
    </>
  );
}

/** Deletes on the server first: conversations deleted only locally would be synchronised back. */
async function deleteEverywhere(db: ChatsDatabase): Promise<number> {
  const { conversations } = await call("deleteMyHistory");
  const ids = await db.chats.keys();
  await forgetConversations(db, ids, "deleted there");
  return Math.max(conversations, ids.length);
}
