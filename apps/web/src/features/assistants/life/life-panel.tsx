import type { AssistantLife } from "@metatron/contract/assistants/life";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ChangesView } from "./changes-view.tsx";
import { lifeQuery } from "./life-queries.ts";
import { ReviewSection } from "./review-section.tsx";
import { StateBadge } from "./state-badge.tsx";
import { type LifeActions, useLifeActions } from "./use-life-actions.ts";

interface LifePanelProps {
  id: string;
  /** The person edits this assistant; otherwise they review it. */
  isEditor: boolean;
  /** Changes that are not saved yet are not part of what is published. */
  hasUnsaved?: boolean;
}

/** Where an assistant stands, what publishing changes, its review, and the next step. */
export function LifePanel({ id, isEditor, hasUnsaved = false }: LifePanelProps) {
  const { t } = useTranslation();
  const { data: life, error, refetch } = useQuery(lifeQuery(id));
  const actions = useLifeActions(id);
  if (error && !life)
    return <LoadFailure title={t("assistantLife.failed")} error={error} onRetry={() => void refetch()} />;
  if (!life)
    return (
      <SkeletonGroup label={t("assistantLife.loading")} className="grid gap-3">
        <Skeleton className="w-1/3" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  return (
    <div className="grid gap-6">
      <Standing life={life} />
      {hasUnsaved && (
        <Notice tone="info" variant="box">
          {t("assistantLife.unsaved")}
        </Notice>
      )}
      <ChangesView life={life} />
      <Tests life={life} />
      {isEditor && <NextStep life={life} actions={actions} isBlocked={hasUnsaved} />}
      {life.review && (
        <ReviewSection
          key={life.review.id}
          life={life}
          review={life.review}
          actions={actions}
          mayWithdraw={isEditor}
        />
      )}
      <Rest life={life} actions={actions} />
    </div>
  );
}

function Standing({ life }: { life: AssistantLife }) {
  const { t, i18n } = useTranslation();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const isExpired = life.reviewExpiresAt !== null && new Date(life.reviewExpiresAt) < new Date();
  return (
    <section>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t("assistantLife.inUse", { version: life.publishedVersion })}
        <StateBadge state={life.state} label={t(`assistants.state.${life.state}`)} />
      </p>
      <p className="mt-1 text-sm text-text-muted">
        {t(`assistantLife.means.${life.state}`, { version: life.version })}
      </p>
      {life.publishedAt && (
        <p className="mt-1 text-xs text-text-subtle">
          {t("assistantLife.publishedOn", {
            day: day.format(new Date(life.publishedAt)),
            name: life.publishedBy?.name ?? t("assistantLife.nobody"),
          })}
        </p>
      )}
      {life.reviewExpiresAt && (
        <p className={isExpired ? "mt-1 text-sm text-warning-text" : "mt-1 text-xs text-text-subtle"}>
          {t(isExpired ? "assistantLife.expired" : "assistantLife.validUntil", {
            day: day.format(new Date(life.reviewExpiresAt)),
          })}
        </p>
      )}
    </section>
  );
}

function Tests({ life: { tests, proposed } }: { life: AssistantLife }) {
  const { t } = useTranslation();
  const isWhole = tests !== null && tests.passed === tests.total;
  const Icon = isWhole ? CircleCheck : CircleX;
  return (
    <section>
      <h3 className="font-medium">{t("assistantLife.tests.title")}</h3>
      {tests ? (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Icon
            className={isWhole ? "size-4 flex-none text-success-text" : "size-4 flex-none text-warning-text"}
            aria-hidden="true"
          />
          {t("assistantLife.tests.result", {
            passed: tests.passed,
            total: tests.total,
            version: proposed.version,
          })}
        </p>
      ) : (
        <p className="mt-1 text-sm text-text-muted">
          {t("assistantLife.tests.none", { version: proposed.version })}
        </p>
      )}
    </section>
  );
}

function NextStep({
  life,
  actions,
  isBlocked,
}: {
  life: AssistantLife;
  actions: LifeActions;
  isBlocked: boolean;
}) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  const { publish, request } = life.can;
  if (!publish && !request) return null;
  return (
    <section className="grid gap-3 border-t border-border pt-4">
      {request && (
        <>
          <p className="text-sm text-text-muted">{t("assistantLife.request.why")}</p>
          <Field label={t("assistantLife.request.note")}>
            <Textarea value={note} onChange={(event) => setNote(event.currentTarget.value)} minRows={2} />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {request && (
          <Button
            variant={publish ? "secondary" : "primary"}
            busy={actions.isBusy}
            disabled={isBlocked}
            onClick={() => void actions.request(life.version, note).then((isDone) => isDone && setNote(""))}
          >
            {t("assistantLife.request.send", { version: life.version })}
          </Button>
        )}
        {publish && (
          <Button
            variant="primary"
            busy={actions.isBusy}
            disabled={isBlocked}
            onClick={() => void actions.publish(life.version)}
          >
            {t("assistantLife.publish", { version: life.version })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Retiring, bringing back, and making official. */
function Rest({ life, actions }: { life: AssistantLife; actions: LifeActions }) {
  const { t } = useTranslation();
  const isRetired = life.state === "retired";
  if (!life.can.retire && !life.can.makeOfficial) return null;

  async function ask(kind: "retire" | "official" | "unofficial") {
    const answer = await confirm({
      title: t(`assistantLife.ask.${kind}.title`, { name: life.name }),
      description: t(`assistantLife.ask.${kind}.text`),
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t(`assistantLife.ask.${kind}.yes`) },
      tone: kind === "retire" ? "danger" : "default",
    });
    return answer === "ok";
  }

  async function handleRetire() {
    if (isRetired || (await ask("retire"))) await actions.retire(!isRetired);
  }

  async function handleOfficial() {
    if (await ask(life.official ? "unofficial" : "official")) await actions.makeOfficial(!life.official);
  }

  return (
    <section className="flex flex-wrap gap-2 border-t border-border pt-4">
      {life.can.makeOfficial && (
        <Button
          disabled={actions.isBusy || (!life.official && !life.isOpenToAudience)}
          onClick={() => void handleOfficial()}
        >
          <BadgeCheck />
          {t(life.official ? "assistantLife.unofficial" : "assistantLife.official")}
        </Button>
      )}
      {life.can.retire && life.state !== "disabled" && (
        <Button variant="ghost" disabled={actions.isBusy} onClick={() => void handleRetire()}>
          {t(isRetired ? "assistantLife.bringBack" : "assistantLife.retire")}
        </Button>
      )}
      {life.can.makeOfficial && !life.official && !life.isOpenToAudience && (
        <p className="w-full text-xs text-text-subtle">{t("assistantLife.officialHint")}</p>
      )}
    </section>
  );
}
