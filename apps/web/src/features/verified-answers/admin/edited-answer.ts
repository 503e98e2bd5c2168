import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import type {
  VerifiedAnswer,
  VerifiedAnswerFields,
  VerifiedSource,
} from "@metatron/contract/verified-answers/verified-answer";
import { cleanLine } from "@metatron/text/clean-text";

/** A verified answer in its dialog: new from feedback, or stored before. */
export interface EditedAnswer {
  id: string;
  isNew: boolean;
  scope: Pick<VerifiedAnswerFields, "chat" | "assistantId">;
  scopeName: string | null;
  question: string;
  wordings: readonly string[];
  answer: string;
  /** Every source that can be chosen; the chosen ones are stored. */
  sources: readonly (VerifiedSource & { isChosen: boolean })[];
  expiresOn: string;
  reviewerRole: string;
  feedbackId?: string;
}

/** The question without personal data: the verified answer is for everybody who asks the same. */
export function fromFeedback(
  given: FeedbackDetail,
  { today, role }: { today: Date; role: string },
): EditedAnswer {
  return {
    id: crypto.randomUUID(),
    isNew: true,
    scope: { chat: given.chat, assistantId: given.assistant?.id ?? null },
    scopeName: given.assistant?.name ?? null,
    question: cleanLine(withoutIdentifiers(given.question)),
    wordings: [],
    // The numbers of the old answer count other sources.
    answer: given.answer.replace(/ ?\[\d{1,3}\]/g, ""),
    sources: given.citations.map(({ title, page, passage, fileId, url }) => ({
      title,
      page,
      passage,
      fileId,
      url: url ?? null,
      isChosen: false,
    })),
    expiresOn: inAYear(today),
    reviewerRole: role,
    feedbackId: given.id,
  };
}

export function fromStored(stored: VerifiedAnswer): EditedAnswer {
  const { chat, assistantId, assistantName, sources, ...fields } = stored;
  return {
    id: fields.id,
    isNew: false,
    scope: { chat, assistantId },
    scopeName: assistantName,
    question: fields.question,
    wordings: fields.wordings,
    answer: fields.answer,
    sources: sources.map((source) => ({ ...source, isChosen: true })),
    expiresOn: fields.expiresOn,
    reviewerRole: fields.reviewerRole,
  };
}

/** The request body of an edited answer. */
export function toFields(edited: EditedAnswer): VerifiedAnswerFields {
  return {
    ...edited.scope,
    question: cleanLine(edited.question),
    wordings: [...new Set(edited.wordings.map(cleanLine).filter(Boolean))],
    answer: edited.answer,
    sources: edited.sources
      .filter(({ isChosen, title }) => isChosen && cleanLine(title) !== "")
      .map(({ isChosen: _, ...source }) => ({ ...source, title: cleanLine(source.title) })),
    expiresOn: edited.expiresOn,
    reviewerRole: cleanLine(edited.reviewerRole),
    ...(edited.feedbackId ? { feedbackId: edited.feedbackId } : {}),
  };
}

export type VerifiedFault = "question" | "answer" | "sources" | "expiresOn" | "reviewerRole" | "url";

/** The fields that can't be saved as they are. */
export function faultsOf(edited: EditedAnswer): ReadonlySet<VerifiedFault> {
  const { question, answer, sources, expiresOn, reviewerRole } = toFields(edited);
  return new Set<VerifiedFault>([
    ...(question === "" ? (["question"] as const) : []),
    ...(answer.trim() === "" ? (["answer"] as const) : []),
    ...(sources.length === 0 ? (["sources"] as const) : []),
    ...(sources.some(({ url }) => url !== null && !isWebAddress(url)) ? (["url"] as const) : []),
    ...(expiresOn === "" ? (["expiresOn"] as const) : []),
    ...(reviewerRole === "" ? (["reviewerRole"] as const) : []),
  ]);
}

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}/g;
const LONG_NUMBER = /\b\d{6,}\b/g;

/** Addresses and numbers that identify a person; the reviewer checks the rest. */
const withoutIdentifiers = (text: string) => text.replace(EMAIL, "…").replace(LONG_NUMBER, "…");

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function inAYear(today: Date): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
