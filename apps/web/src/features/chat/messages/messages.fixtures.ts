import type { PathStep } from "../../../local-db/active-path.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

const AT = "2026-11-14T10:00:00.000Z";

/** A finished message; pass only the fields that the test is about. */
export function messageRow(changes: Partial<MessageRow> & Pick<MessageRow, "id" | "role">): MessageRow {
  return {
    idChat: "chat",
    unique: changes.id,
    parentId: null,
    idAnswer: null,
    seq: 0,
    isOnServer: true,
    type: "text",
    state: "complete",
    content: [],
    text: "",
    files: [],
    urls: [],
    citations: [],
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    grounded: false,
    online: false,
    createAt: AT,
    updatedAt: AT,
    timeResponse: null,
    model: null,
    category: null,
    usage: null,
    errorCode: null,
    ...changes,
  };
}

export function pathStep(changes: Parameters<typeof messageRow>[0], versions = [changes.id]): PathStep {
  return { message: messageRow(changes), versions };
}
