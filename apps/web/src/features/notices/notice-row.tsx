import type { Notice, NoticeContent } from "@metatron/contract/notices/notice";
import { Link } from "@tanstack/react-router";
import { CalendarClock, ClipboardList, ClipboardX, FolderOpen, type LucideIcon, Shapes } from "lucide-react";
import { timeAgo } from "../../lib/time-ago.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { dayName } from "../../lib/validity.ts";
import { Badge } from "../../ui/badge.tsx";

export function NoticeRow({ notice, isUnread }: { notice: Notice; isUnread: boolean }) {
  const { t, i18n } = useTranslation();
  const { content, at } = notice;
  const Icon = ICONS[content.kind];
  return (
    <li className="flex gap-3 border-b border-border py-4">
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-md bg-accent-soft text-accent-text"
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Body content={content} />
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-xs text-text-subtle">
          <time dateTime={at}>{timeAgo(at, { now: new Date(), language: i18n.language })}</time>
          {isUnread && <Badge tone="accent">{t("notices.unread")}</Badge>}
        </p>
      </div>
    </li>
  );
}

const ICONS = {
  document_expiring: CalendarClock,
  assistant_shared: Shapes,
  review_expiring: CalendarClock,
  handover_sent: ClipboardList,
  handover_received: ClipboardList,
  handover_withdrawn: ClipboardX,
  project_shared: FolderOpen,
} satisfies Record<NoticeContent["kind"], LucideIcon>;

function Body({ content }: { content: NoticeContent }) {
  const { t } = useTranslation();
  const title = useNoticeTitle()(content);
  switch (content.kind) {
    case "document_expiring":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted wrap-anywhere">
            {t("notices.inAssistant", { assistant: content.assistant })}
          </p>
          <Link
            to="/assistants/$assistantId/edit"
            params={{ assistantId: content.assistantId }}
            search={{ tab: "knowledge" }}
            className={LINK}
          >
            {t("notices.openDocuments")}
          </Link>
        </>
      );
    case "assistant_shared":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted">{t(`notices.roles.${content.role}`)}</p>
          <Link to="/chat" search={{ assistant: content.assistantId }} className={LINK}>
            {t("notices.openAssistant")}
          </Link>
        </>
      );
    case "review_expiring":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted">{t("notices.askForReview")}</p>
          <Link
            to="/assistants/$assistantId/edit"
            params={{ assistantId: content.assistantId }}
            search={{ tab: "publish" }}
            className={LINK}
          >
            {t("notices.openReview")}
          </Link>
        </>
      );
    case "project_shared":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted">{t(`notices.projectRoles.${content.role}`)}</p>
          <Link to="/projects/$projectId" params={{ projectId: content.projectId }} className={LINK}>
            {t("notices.openProject")}
          </Link>
        </>
      );
    case "handover_withdrawn":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted">{t("notices.handoverWithdrawnText")}</p>
        </>
      );
    case "handover_sent":
    case "handover_received":
      return (
        <>
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-sm text-text-muted">
            {t(content.kind === "handover_sent" ? "notices.readHandover" : "notices.handoverGoesOn")}
          </p>
          <Link to="/handovers/$handoverId" params={{ handoverId: content.handoverId }} className={LINK}>
            {t("notices.openHandover")}
          </Link>
        </>
      );
  }
}

const LINK = "mt-1.5 inline-block text-sm text-accent-text underline";

/** The sentence of a notice. */
function useNoticeTitle(): (content: NoticeContent) => string {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const isPast = (day: string) => day < now.toISOString().slice(0, 10);
  return (content) => {
    switch (content.kind) {
      case "review_expiring": {
        const { assistant, validUntil } = content;
        const day = dayName(validUntil, { language: i18n.language, now });
        return t(isPast(validUntil) ? "notices.reviewExpired" : "notices.reviewExpiring", { assistant, day });
      }
      case "document_expiring": {
        const { title, validUntil } = content;
        const day = dayName(validUntil, { language: i18n.language, now });
        return t(isPast(validUntil) ? "notices.expired" : "notices.expiring", { title, day });
      }
      case "handover_withdrawn":
        return t("notices.handoverWithdrawn", { by: content.by });
      case "handover_sent":
        return t("notices.handoverSent", { by: content.by });
      case "handover_received": {
        const { by, at } = content;
        const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: "short" }).format(new Date(at));
        return t("notices.handoverReceived", { by, time });
      }
      case "project_shared": {
        const { project, by } = content;
        return by
          ? t("notices.projectShared", { by, project })
          : t("notices.projectSharedByNobody", { project });
      }
      case "assistant_shared": {
        const { assistant, by } = content;
        return by ? t("notices.shared", { by, assistant }) : t("notices.sharedByNobody", { assistant });
      }
    }
  };
}
