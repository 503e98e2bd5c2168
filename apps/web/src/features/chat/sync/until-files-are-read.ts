import type { FileStatus } from "@metatron/contract/files/constants";
import { ApiError } from "../../../api/api-error.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";
import { MOST_LOOKS_AT_FILES } from "./judge-failure.ts";
import type { SyncDeps } from "./sync-deps.ts";

const POLL_EVERY_MS = 1_500;
const UNREAD: readonly FileStatus[] = ["queued", "reading"];

/** Throws while a file of the question is being read: an answer now could not use the file's content. */
export async function untilFilesAreRead(
  { call }: Pick<SyncDeps, "call">,
  { conversationId, operation, attempts }: OutboxEntry,
  signal: AbortSignal,
): Promise<void> {
  const named = operation.kind === "send" ? (operation.request.files ?? []) : [];
  if (named.length === 0 || attempts >= MOST_LOOKS_AT_FILES) return;
  const { files } = await call("listConversationFiles", { params: { id: conversationId }, signal });
  const isNamed = ({ id, alsoAs = [] }: (typeof files)[number]) =>
    [id, ...alsoAs].some((each) => named.includes(each));
  if (!files.some((file) => isNamed(file) && UNREAD.includes(file.status))) return;
  throw new ApiError({
    status: 409,
    code: "file_not_ready",
    retryAfterMs: POLL_EVERY_MS,
    detail: "A file of the question is still being read.",
  });
}
