import type { HandoverSummary } from "@metatron/contract/handovers/handover";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { describeReceivers, receivedLine } from "./describe-handover.ts";

export function HandoverRow({ item }: { item: HandoverSummary }) {
  const { t, i18n } = useTranslation();
  const { id, state, giver, isMine, at, openPoints, points, preview, received, isReceivedByMe } = item;
  const moment = momentOf(at, i18n.language);
  const receivers = describeReceivers(t, item);
  const title =
    state === "draft"
      ? t("handovers.draftTitle", { at: moment })
      : isMine
        ? t("handovers.givenTitle", { receivers, at: moment })
        : t("handovers.receivedTitle", { giver, at: moment });
  return (
    <li className="border-b border-border py-4">
      <h2 className="font-medium wrap-anywhere">
        <Link to="/handovers/$handoverId" params={{ handoverId: id }} className="hover:underline">
          {title}
        </Link>
      </h2>
      {preview && <p className="mt-1 line-clamp-2 text-sm text-text-muted wrap-anywhere">{preview}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-text-subtle">
        {!isMine && !isReceivedByMe && <Badge tone="accent">{t("handovers.toReceive")}</Badge>}
        {openPoints > 0 && <Badge tone="warning">{t("handovers.openCount", { count: openPoints })}</Badge>}
        {openPoints === 0 && <span>{t("handovers.pointCount", { count: points })}</span>}
        {received && <span>{receivedLine(t, received, i18n.language)}</span>}
        {isMine && state === "sent" && !received && <span>{t("handovers.notReceived")}</span>}
      </p>
    </li>
  );
}
