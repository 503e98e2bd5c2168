import type { AssistantLife, Review } from "@metatron/contract/assistants/life";
import { useState } from "react";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { LifeActions } from "./use-life-actions.ts";

const TONES = { open: "accent", approved: "success", returned: "warning", withdrawn: "neutral" } as const;

interface ReviewSectionProps {
  life: AssistantLife;
  review: Review;
  actions: LifeActions;
  /** The person edits the assistant, so they may take the request back. */
  mayWithdraw: boolean;
}

/** The newest review: its request, comments and decision. */
export function ReviewSection({ life, review, actions, mayWithdraw }: ReviewSectionProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [validUntil, setValidUntil] = useState("");
  const isOpen = review.state === "open";
  const { isBusy } = actions;
  const hasText = text.trim() !== "";

  async function handleComment() {
    if (hasText && (await actions.comment(review.id, text))) setText("");
  }

  async function handleDecide(decision: "approve" | "return" | "withdraw") {
    if (await actions.decide(review, { decision, comment: text, validUntil })) setText("");
  }

  return (
    <section className="border-t border-border pt-4">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {t("assistantLife.review.title", { version: review.version })}
        <Badge tone={TONES[review.state]}>{t(`assistantLife.review.states.${review.state}`)}</Badge>
      </h3>
      <Asked review={review} />
      {isOpen && life.version > review.version && (
        <p className="mt-2 text-sm text-warning-text">
          {t("assistantLife.review.newer", { version: life.version, reviewed: review.version })}
        </p>
      )}
      {review.comments.length > 0 && <Comments review={review} />}
      <div className="mt-4 grid gap-3">
        <Field label={t("assistantLife.review.comment")}>
          <Textarea value={text} onChange={(event) => setText(event.currentTarget.value)} minRows={2} />
        </Field>
        {life.can.decide && (
          <Field
            label={t("assistantLife.review.validUntil")}
            hint={t("assistantLife.review.validUntilHint")}
            className="handset:max-w-60"
          >
            <Input
              type="date"
              value={validUntil}
              min={new Date().toISOString().slice(0, 10)}
              onChange={(event) => setValidUntil(event.currentTarget.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          {life.can.decide && (
            <>
              <Button variant="primary" busy={isBusy} onClick={() => void handleDecide("approve")}>
                {t("assistantLife.review.approve")}
              </Button>
              <Button disabled={isBusy || !hasText} onClick={() => void handleDecide("return")}>
                {t("assistantLife.review.return")}
              </Button>
            </>
          )}
          <Button
            variant={life.can.decide ? "ghost" : "secondary"}
            disabled={isBusy || !hasText}
            onClick={() => void handleComment()}
          >
            {t("assistantLife.review.send")}
          </Button>
          {isOpen && mayWithdraw && (
            <Button variant="ghost" disabled={isBusy} onClick={() => void handleDecide("withdraw")}>
              {t("assistantLife.review.withdraw")}
            </Button>
          )}
        </div>
        {life.can.decide && !hasText && (
          <p className="text-xs text-text-subtle">{t("assistantLife.review.returnHint")}</p>
        )}
      </div>
    </section>
  );
}

function Asked({ review }: { review: Review }) {
  const { t } = useTranslation();
  const ago = useAgo();
  const nobody = t("assistantLife.nobody");
  return (
    <>
      <p className="mt-1 text-sm text-text-muted">
        {t("assistantLife.review.asked", {
          name: review.requestedBy?.name ?? nobody,
          when: ago(review.requestedAt),
        })}
        {review.decidedAt &&
          ` ${t("assistantLife.review.decided", { name: review.decidedBy?.name ?? nobody, when: ago(review.decidedAt) })}`}
      </p>
      {review.note.trim() !== "" && (
        <p className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{review.note}</p>
      )}
    </>
  );
}

function Comments({ review }: { review: Review }) {
  const { t } = useTranslation();
  const ago = useAgo();
  return (
    <ol
      aria-label={t("assistantLife.review.comments")}
      className="mt-3 grid gap-3 border-t border-border pt-3"
    >
      {review.comments.map(({ id, by, text, at }) => {
        const name = by?.name ?? t("assistantLife.nobody");
        return (
          <li key={id} className="flex gap-3">
            <Avatar name={name} />
            <div className="min-w-0">
              <p className="text-xs text-text-subtle">
                <span className="font-medium text-text">{name}</span> · {ago(at)}
              </p>
              <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function useAgo() {
  const { i18n } = useTranslation();
  return (instant: string) => timeAgo(instant, { now: new Date(), language: i18n.language });
}
