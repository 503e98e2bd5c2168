import { gapStates } from "@metatron/contract/gaps/constants";
import type { GapPatch, KnowledgeGap } from "@metatron/contract/gaps/gaps";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { ADMIN_COUNTS_KEY } from "../admin/admin-counts-query.ts";
import { GAPS_KEY, gapOwnersQuery } from "./gap-queries.ts";

/** Assigns a gap to an owner, and closes it. */
export function GapDialog({ gap, onClose }: { gap: KnowledgeGap; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [state, setState] = useState(gap.state);
  const [owner, setOwner] = useState(gap.owner ?? "");
  const { data: owners } = useQuery(gapOwnersQuery);
  const saving = useMutation({
    mutationFn: (body: GapPatch) => call("updateGap", { params: { id: gap.id }, body }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: GAPS_KEY });
      void queries.invalidateQueries({ queryKey: ADMIN_COUNTS_KEY });
      toast({ text: t("gaps.saved") });
      onClose();
    },
  });
  const { whole } = formatsIn(i18n.language);
  const last = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(
    new Date(gap.lastAskedAt),
  );
  const names = owners?.items ?? [];
  const hint = owners && names.length === 0 ? t("gaps.noOwners") : t("gaps.ownerHint");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={gap.text}
      description={t("gaps.asked", { people: whole(gap.people), times: whole(gap.times), last })}
      closeLabel={t("gaps.cancel")}
      footer={
        <>
          <Button onClick={onClose}>{t("gaps.cancel")}</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            disabled={state === "assigned" && owner === ""}
            onClick={() => saving.mutate(state === "assigned" ? { state, owner } : { state })}
          >
            {t("gaps.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t("gaps.state")} hint={state === "solved" ? t("gaps.solvedHint") : undefined}>
          <Select
            value={state}
            onValueChange={(value) => setState(gapStates.find((each) => each === value) ?? gap.state)}
            options={gapStates.map((value) => ({ value, label: t(`gaps.states.${value}`) }))}
          />
        </Field>
        {state === "assigned" && (
          <Field label={t("gaps.owner")} hint={hint}>
            <Select
              value={owner}
              onValueChange={setOwner}
              options={[
                { value: "", label: t("gaps.chooseOwner"), disabled: true },
                ...names.map((value) => ({ value, label: value })),
              ]}
            />
          </Field>
        )}
        {saving.isError && <Notice tone="danger">{t("gaps.failed")}</Notice>}
      </div>
    </Dialog>
  );
}
