import type { AdminCase, CaseFile, OwnCase } from "@metatron/contract/cases/case";
import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

export type CaseRow = Selectable<Tables["cases"]>;

export function toOwnCase(row: CaseRow, files: readonly CaseFile[] = []): OwnCase {
  return {
    id: row.id,
    caseNumber: numberOf(row),
    desk: row.desk,
    subject: row.subject,
    description: row.description,
    category: row.category,
    status: row.status,
    reply: row.reply,
    conversationId: row.conversation_id,
    stepsTried: row.steps_tried,
    isDelivered: row.delivery !== "waiting",
    url: row.url,
    hasNewReply: hasNewReply(row),
    files: [...files],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export type AdminRow = CaseRow & { name: string; email: string; assignee: string | null };

export function toAdminCase(row: AdminRow, files: readonly CaseFile[] = []): AdminCase {
  const { conversationId: _, ...sent } = toOwnCase(row, files);
  const { delivery, delivery_problem: reason, delivery_tries: tries, delivery_tried_at: at } = row;
  const isWaiting = delivery === "waiting" && reason !== null && at !== null;
  return {
    ...sent,
    person: { name: row.name, email: row.email },
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? "" },
    delivery,
    problem: isWaiting ? { tries, reason, at: at.toISOString() } : null,
  };
}

const hasNewReply = ({ reply, replied_at, reply_seen_at }: CaseRow) =>
  reply !== null && replied_at !== null && (reply_seen_at === null || reply_seen_at < replied_at);

/** RHConnect's own number once there is one, because its agents ask for that number. */
export const numberOf = ({ remote_number, case_number }: Pick<CaseRow, "remote_number" | "case_number">) =>
  remote_number ?? case_number;
