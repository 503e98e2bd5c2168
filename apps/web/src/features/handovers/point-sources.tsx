import type { HandoverPoint, HandoverSource } from "@metatron/contract/handovers/handover";
import { Link } from "@tanstack/react-router";
import { FileText, MessageSquare, Ticket } from "lucide-react";
import { dayOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { shortDay } from "./describe-handover.ts";

/** Where a point comes from: the hand-over that it was carried on from, its conversations and cases, their documents. */
export function PointSources({ point }: { point: Pick<HandoverPoint, "origin" | "sources"> }) {
  const { t, i18n } = useTranslation();
  const { origin, sources } = point;
  return (
    <>
      {origin && (
        <p className="mt-0.5 text-xs text-text-subtle">
          {t("handovers.read.origin", { by: origin.by, day: shortDay(origin.at, i18n.language) })}
        </p>
      )}
      {sources.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="w-fit rounded-xs py-1 text-xs text-text-muted hover:text-text">
            {t("handovers.read.sources", { count: sources.length })}
          </summary>
          <ul className="mt-1 grid gap-3 border-l border-border pl-3">
            {sources.map((source) => (
              <li key={`${source.kind}${source.title}${source.quote}`}>
                <Source source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Source({ source }: { source: HandoverSource }) {
  const { t } = useTranslation();
  const { kind, id, title, quote, isGone, documents } = source;
  const Icon = kind === "case" ? Ticket : MessageSquare;
  return (
    <>
      <p className="flex gap-1.5 font-medium wrap-anywhere">
        <Icon className="mt-0.5 size-4 flex-none text-text-subtle" />
        {title}
      </p>
      {isGone && <p className="text-text-subtle">{t("handovers.read.gone")}</p>}
      {quote && <blockquote className="mt-0.5 text-text-muted wrap-anywhere">«{quote}»</blockquote>}
      {id && kind === "conversation" && (
        <Link to="/chat/$conversationId" params={{ conversationId: id }} className={LINK}>
          {t("handovers.read.openConversation")}
        </Link>
      )}
      {id && kind === "case" && (
        <Link to="/cases" className={LINK}>
          {t("handovers.read.openCases")}
        </Link>
      )}
      {documents.map((document) => (
        <SourceDocument key={`${document.title}${document.page}`} document={document} />
      ))}
    </>
  );
}

function SourceDocument({ document }: { document: HandoverSource["documents"][number] }) {
  const { t, i18n } = useTranslation();
  const { fileId, title, page, revision, validUntil, passage } = document;
  const details = [
    page !== null && t("handovers.read.page", { page }),
    revision && t("handovers.read.revision", { revision }),
    validUntil && t("handovers.read.validUntil", { day: dayOf(validUntil, i18n.language) }),
  ].filter(Boolean);
  return (
    <div className="mt-2">
      <p className="flex gap-1.5 wrap-anywhere">
        <FileText className="mt-0.5 size-4 flex-none text-text-subtle" />
        <span>
          {fileId ? (
            <Link to="/documents/$fileId" params={{ fileId }} className="text-accent-text underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {details.length > 0 && <span className="text-text-subtle"> · {details.join(" · ")}</span>}
        </span>
      </p>
      {passage && (
        <blockquote className="mt-0.5 pl-5.5 text-text-muted wrap-anywhere">«{passage}»</blockquote>
      )}
      {!fileId && <p className="pl-5.5 text-xs text-text-subtle">{t("handovers.read.closedDocument")}</p>}
    </div>
  );
}

const LINK = "mt-0.5 inline-block text-accent-text underline";
