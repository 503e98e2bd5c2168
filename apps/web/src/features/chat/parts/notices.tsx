import type { Notice } from "@metatron/contract/chat/stream-parts";
import { Info } from "lucide-react";
import type { Translate } from "../../../lib/translator.ts";
import { useTranslation } from "../../../lib/use-translation.ts";

type NoticesProps = {
  notices: readonly Notice[];
  modelNames: ReadonlyMap<string, string>;
};

/** Notices about how this answer was made. */
export function Notices({ notices, modelNames }: NoticesProps) {
  const { t } = useTranslation();
  return notices.map((notice) => (
    <p key={JSON.stringify(notice)} className="mt-3 flex gap-2 text-xs text-text-subtle">
      <Info className="mt-px size-3.5" />
      <span>{noticeText(t, notice, modelNames)}</span>
    </p>
  ));
}

function noticeText(t: Translate, notice: Notice, modelNames: ReadonlyMap<string, string>): string {
  const nameOf = (model: string) => modelNames.get(model) ?? model;
  switch (notice.kind) {
    case "older_messages_left_out":
      return t("messages.notices.older", { count: notice.leftOut });
    case "model_replaced":
      return t("messages.notices.replaced", { from: nameOf(notice.from), to: nameOf(notice.to) });
    case "model_stepped_in":
      return t("messages.notices.steppedIn", { from: nameOf(notice.from), to: nameOf(notice.to) });
    case "demo_answer":
      return t("messages.notices.demo");
    case "no_model_for_roles":
      return t("messages.notices.unassigned");
    case "demo_image":
      return t("images.notices.demo");
    case "images_missing":
      return t("images.notices.missing", { count: notice.count });
    case "image_read_as_text":
      return t("images.notices.readAsText", { count: notice.count });
    case "personal_data_masked":
      return t("messages.notices.masked", { count: notice.count });
    case "project_unavailable":
      return t("messages.notices.projectUnavailable");
    case "documents_being_read":
      return t("messages.notices.beingRead", { read: notice.read, of: notice.of });
    case "document_expired":
      return t("messages.notices.expired", { title: notice.title, date: notice.validUntil });
    case "document_superseded":
      return t("messages.notices.superseded", { title: notice.title });
    case "document_read": {
      const { title, read, of, unit } = notice;
      if (read < of) return t("messages.notices.readInPart", { title, read, of });
      return unit === "page"
        ? t("messages.notices.readWholePages", { title, count: of })
        : t("messages.notices.readWhole", { title });
    }
    case "document_not_yet_valid":
      return t("messages.notices.early", { title: notice.title, date: notice.validFrom });
    case "documents_disagree":
      return t("messages.notices.disagree", {
        one: sideOf(t, notice.one),
        other: sideOf(t, notice.other),
      });
  }
}

type Side = Extract<Notice, { kind: "documents_disagree" }>["one"];

function sideOf(t: Translate, { title, quote, validFrom }: Side): string {
  const text = plainRow(quote);
  return validFrom === null
    ? t("messages.notices.side", { title, quote: text })
    : t("messages.notices.sideFrom", { title, quote: text, date: validFrom });
}

/** A table row as plain text. */
const plainRow = (quote: string) =>
  quote.startsWith("|")
    ? quote
        .split("|")
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(" · ")
    : quote;
