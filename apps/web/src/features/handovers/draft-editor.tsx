import type { Handover } from "@metatron/contract/handovers/handover";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { describeReceivers } from "./describe-handover.ts";
import { addressesIn, faultOf } from "./draft-fields.ts";
import { DraftSections } from "./draft-sections.tsx";
import { HANDOVERS_KEY, showHandover } from "./handovers-query.ts";
import { ReceiversForm } from "./receivers-form.tsx";
import { useDraft } from "./use-draft.ts";

/** The giver changes the points, says whom they are for, and sends them. */
export function DraftEditor({ handover }: { handover: Handover }) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isChecked, setChecked] = useState(false);
  const { draft, state, change, flush, resolve, currentVersion } = useDraft(handover);
  const { id, missing, origin } = handover;
  const fault = faultOf(draft);

  const sending = useMutation({
    mutationFn: async () => {
      await flush();
      return call("sendHandover", { params: { id }, body: { version: currentVersion() } });
    },
    onSuccess(sent) {
      showHandover(queries, db, sent);
      void queries.invalidateQueries({ queryKey: HANDOVERS_KEY });
      toast({ text: t("handovers.draft.sent") });
    },
    onError(error) {
      // The notice of the conflict says what to do.
      if (codeOf(error) !== "version_conflict") fail(error);
    },
  });
  const deleting = useMutation({
    mutationFn: () => call("deleteHandover", { params: { id } }),
    onSuccess() {
      toast({ text: t("handovers.draft.deleted") });
      void navigate({ to: "/handovers", search: { box: "drafts" } });
    },
    onError: fail,
  });
  const resolving = useMutation({ mutationFn: resolve, onError: fail });

  function fail(error: Error) {
    toast({ text: t("handovers.draft.failed", { reason: reasonOf(t, error) }) });
  }

  async function handleSend() {
    setChecked(true);
    if (fault) return;
    const { role, base } = draft;
    const receivers = describeReceivers(t, { role, base, people: addressesIn(draft.people).length });
    const answer = await confirm({
      title: t("handovers.draft.sendTitle"),
      description: t("handovers.draft.sendText", { receivers }),
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("handovers.draft.send") },
    });
    if (answer === "ok") sending.mutate();
  }

  async function handleDelete() {
    const answer = await confirm({
      title: t("handovers.draft.deleteTitle"),
      description: t("handovers.draft.deleteText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("handovers.draft.delete") },
    });
    if (answer === "ok") deleting.mutate();
  }

  return (
    <Page title={t("handovers.draft.title")} width="column">
      <div className="grid max-w-column gap-4">
        <p className="text-sm text-text-muted">
          {t(`handovers.draft.${origin}`)} {missing > 0 && t("handovers.draft.missing", { count: missing })}
        </p>
        {state === "conflict" && (
          <Notice
            tone="warning"
            variant="box"
            title={t("handovers.draft.conflictTitle")}
            actions={
              <>
                <Button size="sm" busy={resolving.isPending} onClick={() => resolving.mutate("here")}>
                  {t("handovers.draft.keepHere")}
                </Button>
                <Button size="sm" busy={resolving.isPending} onClick={() => resolving.mutate("there")}>
                  {t("handovers.draft.takeThere")}
                </Button>
              </>
            }
          >
            {t("handovers.draft.conflict")}
          </Notice>
        )}
        <DraftSections
          points={draft.points}
          details={handover.points}
          onChange={(points) => change({ points })}
        />
        <ReceiversForm draft={draft} fault={isChecked ? fault : null} onChange={change} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" busy={sending.isPending} onClick={() => void handleSend()}>
            <Send />
            {t("handovers.draft.send")}
          </Button>
          <Button variant="ghost" busy={deleting.isPending} onClick={() => void handleDelete()}>
            <Trash2 />
            {t("handovers.draft.delete")}
          </Button>
          <p role="status" className="text-xs text-text-subtle">
            {state !== "conflict" && t(`handovers.draft.${state}`)}
          </p>
        </div>
      </div>
    </Page>
  );
}
