import { z } from "zod";
import { memberRoles } from "../assistants/constants.ts";
import { count, day, id, instant } from "../fields.ts";
import { projectRoles } from "../projects/constants.ts";
import { MAX_NOTICES, noticeKinds } from "./constants.ts";

const [
  documentExpiring,
  assistantShared,
  reviewExpiring,
  handoverSent,
  handoverReceived,
  handoverWithdrawn,
  projectShared,
] = noticeKinds;

/** What a notice says, by its kind: names as they were when the notice was written. */
export const noticeContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal(documentExpiring),
    fileId: id,
    title: z.string(),
    assistantId: id,
    assistant: z.string(),
    validUntil: day,
  }),
  z.object({
    kind: z.literal(assistantShared),
    assistantId: id,
    assistant: z.string(),
    role: z.enum(memberRoles),
    // The name of the person who shared it; null after that person was deleted.
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal(reviewExpiring),
    assistantId: id,
    assistant: z.string(),
    // The last day of the approval.
    validUntil: day,
  }),
  z.object({
    kind: z.literal(projectShared),
    projectId: id,
    project: z.string(),
    role: z.enum(projectRoles),
    // The name of the person who invited; null after that person was deleted.
    by: z.string().nullable(),
  }),
  // For the receivers: the name of the giver.
  z.object({ kind: z.literal(handoverSent), handoverId: id, by: z.string() }),
  // For the receivers: the giver took it back before anybody acknowledged it.
  z.object({ kind: z.literal(handoverWithdrawn), by: z.string() }),
  // For the giver: who acknowledged it first, and when.
  z.object({ kind: z.literal(handoverReceived), handoverId: id, by: z.string(), at: instant }),
]);
export type NoticeContent = z.infer<typeof noticeContent>;

/** Something that concerns one person, shown until it is read. */
export const notice = z
  .object({ id, at: instant, read: z.boolean(), content: noticeContent })
  .meta({ id: "PersonNotice" });
export type Notice = z.infer<typeof notice>;

/** Newest first. `unread` counts all of them, also those that are too old for the list. */
export const noticeList = z
  .object({ items: z.array(notice), unread: count })
  .meta({ id: "PersonNoticeList" });
export type NoticeList = z.infer<typeof noticeList>;

export const readNoticesRequest = z
  .strictObject({ ids: z.array(id).min(1).max(MAX_NOTICES) })
  .meta({ id: "ReadNoticesRequest" });
