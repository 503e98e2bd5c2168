import { z } from "zod";
import { caseStatuses } from "../cases/constants.ts";
import { count, day, email, filledText, id, instant, line } from "../fields.ts";
import { roles } from "../roles.ts";
import {
  handoverOrigins,
  handoverSections,
  handoverStates,
  MAX_HANDOVER_BASE_CHARS,
  MAX_HANDOVER_CHOSEN,
  MAX_HANDOVER_HOURS,
  MAX_HANDOVER_NOTES,
  MAX_HANDOVER_PEOPLE,
  MAX_HANDOVER_POINT_CHARS,
  MAX_HANDOVER_POINTS,
} from "./constants.ts";

const HOUR_MS = 60 * 60_000;
const section = z.enum(handoverSections);
const pointText = filledText(MAX_HANDOVER_POINT_CHARS);
const version = z.int().min(1);

/** A person and a time: who gave, received or closed, and when. */
const personAt = z.object({ by: z.string(), at: instant });

/** A document that the answer of a conversation cites. */
const handoverDocument = z.object({
  // null where this reader may not open the document.
  fileId: id.nullable(),
  title: z.string(),
  page: z.int().min(1).nullable(),
  revision: z.string().nullable(),
  validUntil: day.nullable(),
  // Empty where this reader may not open the document.
  passage: z.string(),
});

/** What a point comes from. */
export const handoverSource = z
  .object({
    kind: z.enum(["conversation", "case"]),
    // null for readers: the conversation or case of the giver does not open for them.
    id: id.nullable(),
    title: z.string(),
    // The beginning of the last answer, or of the case.
    quote: z.string(),
    // The giver deleted it; its text is no longer here.
    isGone: z.boolean(),
    documents: z.array(handoverDocument),
  })
  .meta({ id: "HandoverSource" });
export type HandoverSource = z.infer<typeof handoverSource>;

export const handoverPoint = z
  .object({
    // Keeps its id when it is carried on to the next hand-over.
    id,
    section,
    text: z.string(),
    sources: z.array(handoverSource),
    // The first hand-over of a point that was carried on.
    origin: personAt.nullable(),
    closed: personAt.nullable(),
  })
  .meta({ id: "HandoverPoint" });
export type HandoverPoint = z.infer<typeof handoverPoint>;

const address = {
  role: z.enum(roles).nullable(),
  // The role at this base alone.
  base: line(MAX_HANDOVER_BASE_CHARS).nullable(),
  emails: z.array(email).max(MAX_HANDOVER_PEOPLE),
};

export const handover = z
  .object({
    id,
    state: z.enum(handoverStates),
    origin: z.enum(handoverOrigins),
    version,
    // The name of the person who gives it.
    giver: z.string(),
    isMine: z.boolean(),
    from: instant,
    to: instant,
    ...address,
    points: z.array(handoverPoint),
    // Chosen conversations and cases that no longer existed.
    missing: count,
    // First one first: that one counts as received.
    receipts: z.array(personAt.extend({ isMe: z.boolean() })),
    createdAt: instant,
    sentAt: instant.nullable(),
  })
  .meta({ id: "Handover" });
export type Handover = z.infer<typeof handover>;

/** A row of the lists. */
export const handoverSummary = z
  .object({
    id,
    state: z.enum(handoverStates),
    giver: z.string(),
    isMine: z.boolean(),
    role: address.role,
    base: z.string().nullable(),
    people: count,
    // When it was sent; for a draft, when it was changed.
    at: instant,
    points: count,
    openPoints: count,
    // The beginning of its first point.
    preview: z.string(),
    received: personAt.nullable(),
    isReceivedByMe: z.boolean(),
  })
  .meta({ id: "HandoverSummary" });
export type HandoverSummary = z.infer<typeof handoverSummary>;

/** What can be put into a hand-over of a time span. */
export const handoverMaterial = z
  .object({
    conversations: z.array(z.object({ id, title: z.string(), at: instant })),
    cases: z.array(
      z.object({
        id,
        caseNumber: z.string(),
        subject: z.string(),
        status: z.enum(caseStatuses),
        at: instant,
      }),
    ),
    // Points that are still open in hand-overs that the caller received and has not passed on.
    carried: z.array(z.object({ id, text: z.string(), origin: personAt })),
    // The caller's base in the directory first, then bases of earlier hand-overs.
    bases: z.array(z.string()),
    // A model is there that writes; without one the hand-over is assembled.
    canWrite: z.boolean(),
  })
  .meta({ id: "HandoverMaterial" });
export type HandoverMaterial = z.infer<typeof handoverMaterial>;

const chosen = z.array(id).max(MAX_HANDOVER_CHOSEN);

export const newHandover = z
  .strictObject({
    id,
    from: instant,
    to: instant,
    conversationIds: chosen,
    caseIds: chosen,
    carriedIds: chosen,
    notes: z.array(z.strictObject({ section, text: pointText })).max(MAX_HANDOVER_NOTES),
  })
  .refine(({ from, to }) => isSpan(from, to), {
    error: "must be after `from`, by a week at most",
    path: ["to"],
  })
  .meta({ id: "NewHandover" });
export type NewHandover = z.infer<typeof newHandover>;

export function isSpan(from: string, to: string): boolean {
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  return hours > 0 && hours <= MAX_HANDOVER_HOURS;
}

/** Sources stay with their points on the server; a point keeps them by its id. */
export const handoverDraft = z
  .strictObject({
    version,
    points: z.array(z.strictObject({ id, section, text: pointText })).max(MAX_HANDOVER_POINTS),
    ...address,
  })
  .refine(({ points }) => new Set(points.map((point) => point.id)).size === points.length, {
    error: "must have different ids",
    path: ["points"],
  })
  .meta({ id: "HandoverDraft" });
export type HandoverDraft = z.infer<typeof handoverDraft>;

export const handoverVersion = z.strictObject({ version }).meta({ id: "HandoverVersion" });
