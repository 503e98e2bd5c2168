import { handoverSections } from "@metatron/contract/handovers/constants";
import type { Handover, HandoverPoint } from "@metatron/contract/handovers/handover";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, CircleCheck, Download, Undo2 } from "lucide-react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { toast } from "../../ui/toast.ts";
import { describeReceivers, receivedLine, receiversOf, shortTime } from "./describe-handover.ts";
import { exportHandover } from "./export-handover.ts";
import { HANDOVERS_KEY, showHandover } from "./handovers-query.ts";
import { PointSources } from "./point-sources.tsx";

/** A hand-over that was sent, for its giver and its receivers. */
export function HandoverReader({ handover }: { handover: Handover }) {
  const { t, i18n } = useTranslation();
  const { giver, isMine, receipts, from, to, sentAt, origin } = handover;
  const moment = (at: string) => momentOf(at, i18n.language);
  const title = t("handovers.read.title", { giver });
  return (
    <Page title={title} width="column" tools={<ExportMenu handover={handover} />}>
      <div className="max-w-column">
        <p className="text-text-muted">
          {t("handovers.read.about", {
            from: moment(from),
            to: moment(to),
            receivers: describeReceivers(t, receiversOf(handover)),
          })}
        </p>
        <p className="mt-0.5 text-xs text-text-subtle">
          {[
            sentAt && t("handovers.read.sentAt", { at: moment(sentAt) }),
            t(`handovers.read.${origin}`, { giver }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {receipts.length > 0 && (
          <ul className="mt-3 grid gap-1 text-sm text-success-text">
            {receipts.map((receipt) => (
              <li key={`${receipt.by}${receipt.at}`} className="flex items-center gap-1.5">
                <CircleCheck className="size-4" />
                {receivedLine(t, receipt, i18n.language)}
              </li>
            ))}
          </ul>
        )}
        {receipts.length === 0 && isMine && (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <p className="text-sm text-text-muted">{t("handovers.notReceived")}</p>
            <Withdrawal id={handover.id} />
          </div>
        )}
        {!isMine && <Receipt handover={handover} />}
        {handoverSections.map((section) => {
          const points = handover.points.filter((point) => point.section === section);
          if (points.length === 0) return null;
          return (
            <section key={section} className="mt-7">
              <h2 className="text-lg font-medium">{t(`handovers.sections.${section}`)}</h2>
              <ul className="mt-1">
                {points.map((point) => (
                  <Point key={point.id} handover={handover} point={point} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Page>
  );
}

/** Shows the hand-over that a call answered; says why where it failed. */
function useAnswered() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const queries = useQueryClient();
  return {
    onSuccess: (changed: Handover) => {
      showHandover(queries, db, changed);
      void queries.invalidateQueries({ queryKey: [...HANDOVERS_KEY, "box"] });
      void queries.invalidateQueries({ queryKey: [...HANDOVERS_KEY, "material"] });
    },
    onError: (error: Error) => {
      const isLost = codeOf(error) === "not_found";
      const reason = reasonOf(t, error);
      toast({ text: isLost ? t("handovers.read.lost") : t("handovers.draft.failed", { reason }) });
    },
  };
}

/** Only while nobody has acknowledged it; the draft opens in the place of the reader. */
function Withdrawal({ id }: { id: string }) {
  const { t } = useTranslation();
  const { onSuccess, onError } = useAnswered();
  const withdrawing = useMutation({
    mutationFn: () => call("withdrawHandover", { params: { id } }),
    onSuccess: (changed) => {
      onSuccess(changed);
      toast({ text: t("handovers.read.withdrawn") });
    },
    onError,
  });

  async function handleWithdraw() {
    const answer = await confirm({
      title: t("handovers.read.withdrawTitle"),
      description: t("handovers.read.withdrawText"),
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("handovers.read.withdraw") },
    });
    if (answer === "ok") withdrawing.mutate();
  }

  return (
    <Button size="sm" busy={withdrawing.isPending} onClick={() => void handleWithdraw()}>
      <Undo2 />
      {t("handovers.read.withdraw")}
    </Button>
  );
}

function Receipt({ handover: { id, receipts } }: { handover: Handover }) {
  const { t } = useTranslation();
  const receiving = useMutation({
    mutationFn: () => call("receiveHandover", { params: { id } }),
    ...useAnswered(),
  });
  if (receipts.some(({ isMe }) => isMe))
    return (
      <Button asChild className="mt-3">
        <Link to="/handovers/new">{t("handovers.read.next")}</Link>
      </Button>
    );
  return (
    <div className="mt-4">
      <Button variant="primary" busy={receiving.isPending} onClick={() => receiving.mutate()}>
        <Check />
        {t("handovers.read.receive")}
      </Button>
      <p className="mt-1.5 text-xs text-text-subtle">{t("handovers.read.receiveHint")}</p>
    </div>
  );
}

function Point({ handover: { id, isMine }, point }: { handover: Handover; point: HandoverPoint }) {
  const { t, i18n } = useTranslation();
  const closing = useMutation({
    mutationFn: () => call("closeHandoverPoint", { params: { id, point_id: point.id } }),
    ...useAnswered(),
  });
  const { text, section, closed } = point;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-border py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        <PointSources point={point} />
        {closed && (
          <p className="mt-1 flex items-center gap-1.5 text-xs text-success-text">
            <CircleCheck className="size-3.5" />
            {t("handovers.read.closedBy", { by: closed.by, time: shortTime(closed.at, i18n.language) })}
          </p>
        )}
      </div>
      {section === "open" && !closed && !isMine && (
        <Button
          size="sm"
          aria-label={t("handovers.read.closeNamed", { text })}
          busy={closing.isPending}
          onClick={() => closing.mutate()}
        >
          <Check />
          {t("handovers.read.close")}
        </Button>
      )}
    </li>
  );
}

function ExportMenu({ handover }: { handover: Handover }) {
  const { t, i18n } = useTranslation();
  const save = (format: "docx" | "pdf") =>
    void exportHandover(handover, { t, language: i18n.language, now: new Date(), format, toast });
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <Download />
          {t("handovers.read.export")}
        </Button>
      }
    >
      <MenuItem onSelect={() => save("docx")}>{t("handovers.read.word")}</MenuItem>
      <MenuItem onSelect={() => save("pdf")}>{t("handovers.read.pdf")}</MenuItem>
    </Menu>
  );
}
