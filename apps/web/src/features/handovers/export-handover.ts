import { handoverSections } from "@metatron/contract/handovers/constants";
import type { Handover, HandoverPoint, HandoverSource } from "@metatron/contract/handovers/handover";
import { dayOf, momentOf } from "../../lib/amounts.ts";
import { saveFile } from "../../lib/save-file.ts";
import type { Translate } from "../../lib/translator.ts";
import type { toast } from "../../ui/toast.ts";
import type {
  ExportDocument,
  ExportItem,
  ExportSource,
  ExportTurn,
  Run,
} from "../chat/export/export-document.ts";
import { fileNameOf } from "../chat/export/file-name.ts";
import { describeReceivers, receivedLine, receiversOf, shortDay, shortTime } from "./describe-handover.ts";

interface Words {
  t: Translate;
  language: string;
  now: Date;
}

/** Saves the hand-over as a file; success and failure are both reported to the person. */
export async function exportHandover(
  handover: Handover,
  { format, toast: tell, ...words }: Words & { format: "docx" | "pdf"; toast: typeof toast },
): Promise<void> {
  const { t } = words;
  try {
    const document = buildDocument(handover, words);
    const name = fileNameOf(`${document.title} ${(handover.sentAt ?? "").slice(0, 10)}`, format);
    saveFile(await makeFile(document, format), name);
    tell({ text: t("handovers.read.exported", { name }) });
  } catch {
    tell({ text: t("handovers.read.exportFailed") });
  }
}

/** The code of each format is loaded on first use. */
async function makeFile(document: ExportDocument, format: "docx" | "pdf"): Promise<Blob> {
  if (format === "docx") return (await import("../chat/export/to-docx.ts")).toDocx(document);
  return (await import("../chat/export/to-pdf.ts")).toPdf(document);
}

/** Sections with their points; sources are numbered through the whole document. */
export function buildDocument(handover: Handover, words: Words): ExportDocument {
  const { t, language, now } = words;
  const { giver, from, to, receipts, points } = handover;
  const sources: ExportSource[] = [];
  const numberOf = (source: HandoverSource): number => {
    const details = detailsOf(source, words);
    const known = sources.find((each) => each.title === source.title && each.details === details);
    if (known) return known.number;
    sources.push({ number: sources.length + 1, title: source.title, details });
    return sources.length;
  };
  const turns = handoverSections.flatMap((section): ExportTurn[] => {
    const own = points.filter((point) => point.section === section);
    if (own.length === 0) return [];
    const items = own.map((point): ExportItem => {
      const runs: Run[] = [{ text: point.text }, ...remarksOf(point, words)];
      const numbers = point.sources.map(
        (source): Run => ({ text: ` [${numberOf(source)}]`, citation: true }),
      );
      return { task: null, blocks: [{ type: "paragraph", runs: [...runs, ...numbers] }] };
    });
    return [turnOf(t(`handovers.sections.${section}`), [{ type: "list", start: null, items }])];
  });
  const last = turns.at(-1);
  if (last) last.sources = sources;
  const about = t("handovers.read.about", {
    from: momentOf(from, language),
    to: momentOf(to, language),
    receivers: describeReceivers(t, receiversOf(handover)),
  });
  const received = receipts.map((receipt) => receivedLine(t, receipt, language));
  return {
    title: t("handovers.read.title", { giver }),
    subtitle: [
      about,
      ...received,
      t("handovers.read.exportedOn", { date: momentOf(now.toISOString(), language) }),
    ].join(" · "),
    language,
    sourcesHeading: t("handovers.read.sourcesHeading"),
    lostCharacters: t("handovers.read.lostCharacters"),
    turns,
  };
}

const turnOf = (heading: string, blocks: ExportTurn["blocks"]): ExportTurn => ({
  role: "user",
  heading,
  blocks,
  markdown: "",
  remarks: [],
  sources: [],
});

function remarksOf({ origin, closed }: HandoverPoint, { t, language }: Words): Run[] {
  const remarks = [
    origin && t("handovers.read.origin", { by: origin.by, day: shortDay(origin.at, language) }),
    closed && t("handovers.read.closedBy", { by: closed.by, time: shortTime(closed.at, language) }),
  ].filter((each) => each !== null);
  return remarks.length > 0 ? [{ text: ` (${remarks.join("; ")})`, italic: true }] : [];
}

function detailsOf({ quote, isGone, documents }: HandoverSource, { t, language }: Words): string {
  const named = documents.map(({ title, page, revision, validUntil }) =>
    [
      title,
      page !== null && t("handovers.read.page", { page }),
      revision && t("handovers.read.revision", { revision }),
      validUntil && t("handovers.read.validUntil", { day: dayOf(validUntil, language) }),
    ]
      .filter(Boolean)
      .join(", "),
  );
  return [isGone ? t("handovers.read.gone") : quote && `«${quote}»`, ...named].filter(Boolean).join(" · ");
}
