import { MAX_HANDOVER_CHOSEN } from "@metatron/contract/handovers/constants";
import type { Handover, HandoverMaterial, NewHandover } from "@metatron/contract/handovers/handover";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { ChoiceList } from "./choice-list.tsx";
import { shortDay, shortTime } from "./describe-handover.ts";
import { HANDOVERS_KEY, materialQuery, type Span, showHandover } from "./handovers-query.ts";
import { NotesField } from "./notes-field.tsx";
import { lastHours, SpanField } from "./span-field.tsx";

/** Chooses what goes into the next hand-over. */
export function NewHandoverPage() {
  const { t } = useTranslation();
  const [span, setSpan] = useState<Span>(() => lastHours(8));
  const [notes, setNotes] = useState<NewHandover["notes"]>([]);
  const material = useQuery(materialQuery(span));
  return (
    <Page title={t("handovers.new")} width="column">
      <div className="grid max-w-column gap-5">
        <p className="max-w-measure text-text-muted">{t("handovers.choose.lede")}</p>
        <SpanField onChange={setSpan} />
        {material.isPending && (
          <SkeletonGroup label={t("handovers.choose.loading")} className="grid gap-3">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/5" />
          </SkeletonGroup>
        )}
        {material.isError && (
          <LoadFailure
            title={t("handovers.choose.failed")}
            error={material.error}
            onRetry={() => void material.refetch()}
          />
        )}
        {material.data && (
          // Another time span is another choice.
          <Choice key={`${span.from}${span.to}`} material={material.data} span={span} notes={notes}>
            <NotesField notes={notes} onChange={setNotes} />
          </Choice>
        )}
      </div>
    </Page>
  );
}

interface ChoiceProps {
  material: HandoverMaterial;
  span: Span;
  notes: NewHandover["notes"];
  /** The field of the notes, which stay when the time span changes. */
  children: ReactNode;
}

function Choice({ material, span, notes, children }: ChoiceProps) {
  const { t, i18n } = useTranslation();
  const { db } = useLocalData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // A repeated request must not make a second draft.
  const [id] = useState(() => crypto.randomUUID());
  const [carriedIds, setCarried] = useState(() => material.carried.map((point) => point.id));
  const [conversationIds, setConversations] = useState<string[]>([]);
  const [caseIds, setCases] = useState<string[]>([]);
  const [isWriting, setWriting] = useState(false);
  const { canWrite } = material;
  const needsModel = canWrite && conversationIds.length + caseIds.length > 0;

  /** Where the model fails, the assembled draft is opened, and a sentence says why. */
  async function write(draft: Handover): Promise<Handover> {
    if (!needsModel) return draft;
    setWriting(true);
    try {
      return await call("writeHandover", { params: { id }, body: { version: draft.version } });
    } catch (error) {
      toast({ text: t("handovers.draft.writeFailed", { reason: reasonOf(t, error) }) });
      return draft;
    }
  }

  const making = useMutation({
    mutationFn: async () => {
      const body: NewHandover = { id, ...span, conversationIds, caseIds, carriedIds, notes };
      return write(await call("createHandover", { body }));
    },
    onSuccess(draft) {
      showHandover(queries, db, draft);
      void queries.invalidateQueries({ queryKey: [...HANDOVERS_KEY, "box"] });
      void navigate({ to: "/handovers/$handoverId", params: { handoverId: id } });
    },
    onError: () => setWriting(false),
  });
  const isTooMany = Math.max(conversationIds.length, caseIds.length) > MAX_HANDOVER_CHOSEN;
  const isEmpty = conversationIds.length + caseIds.length + carriedIds.length + notes.length === 0;
  return (
    <>
      {material.carried.length > 0 && (
        <ChoiceList
          title={t("handovers.choose.carried")}
          hint={t("handovers.choose.carriedHint")}
          chosen={carriedIds}
          onChange={setCarried}
          items={material.carried.map(({ id: value, text, origin: { by, at } }) => ({
            value,
            label: text,
            detail: t("handovers.read.origin", { by, day: shortDay(at, i18n.language) }),
          }))}
        />
      )}
      <ChoiceList
        title={t("handovers.choose.conversations")}
        empty={t("handovers.choose.noConversations")}
        chosen={conversationIds}
        onChange={setConversations}
        items={material.conversations.map(({ id: value, title, at }) => ({
          value,
          label: title,
          detail: shortTime(at, i18n.language),
        }))}
      />
      <ChoiceList
        title={t("handovers.choose.cases")}
        empty={t("handovers.choose.noCases")}
        chosen={caseIds}
        onChange={setCases}
        items={material.cases.map(({ id: value, caseNumber, subject, status, at }) => ({
          value,
          label: `${caseNumber} · ${subject}`,
          detail: `${t(`handovers.caseStates.${status}`)} · ${shortTime(at, i18n.language)}`,
        }))}
      />
      {children}
      <div className="grid gap-2 border-t border-border pt-5">
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            busy={making.isPending}
            disabled={isTooMany}
            onClick={() => making.mutate()}
          >
            {t(isEmpty ? "handovers.choose.makeEmpty" : "handovers.choose.make")}
          </Button>
          {isWriting && (
            <p role="status" className="text-sm text-text-muted">
              {t("handovers.draft.writing")}
            </p>
          )}
        </div>
        {isTooMany && (
          <p role="alert" className="text-sm text-danger-text">
            {t("handovers.choose.tooMany", { max: MAX_HANDOVER_CHOSEN })}
          </p>
        )}
        {making.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("handovers.choose.createFailed", { reason: reasonOf(t, making.error) })}
          </p>
        )}
        <p className="text-xs text-text-subtle">
          {t(canWrite ? "handovers.choose.withModel" : "handovers.choose.withoutModel")}
        </p>
      </div>
    </>
  );
}
