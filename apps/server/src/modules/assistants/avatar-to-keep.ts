import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { addFile, type FileRow, type FilesDeps, readBytes, readFile } from "../files/index.ts";
import { mustHaveRoom, whileSpending } from "../quotas/index.ts";
import { redrawAvatar } from "./avatar-picture.ts";

export const AVATAR_NAME = "avatar.png";

/**
 * Turns one of the person's pictures into an avatar for others: re-encoded, unless it is an avatar already.
 */
export async function avatarToKeep(deps: FilesDeps, session: Session, fileId: string): Promise<string> {
  const file = await readFile(deps.db, fileId);
  if (file?.person_id !== session.personId || file.purpose !== "image") throw notFound();
  if (file.source === "generated" && file.name === AVATAR_NAME) return file.id;
  const bytes = await readBytes(deps, fileId);
  if (!bytes) throw notFound();
  const kept = await whileMakingAvatar(deps, session, async () =>
    keepAvatar(deps, session, await redrawAvatar(bytes)),
  );
  return kept.id;
}

/**
 * Counts towards the quota: drawing takes CPU time, generating costs money, and each avatar is a stored file.
 */
export async function whileMakingAvatar<T>(
  { db, quotas }: Pick<FilesDeps, "db" | "quotas">,
  { personId }: Session,
  make: () => Promise<T>,
): Promise<T> {
  await mustHaveRoom(db, { personId, limit: quotas.stored });
  return whileSpending(db, { personId, kind: "avatars", amount: 1, perDay: quotas.avatars }, make);
}

/** `picture` must be an image that the server itself has encoded. */
export function keepAvatar(deps: FilesDeps, { personId }: Session, picture: Uint8Array): Promise<FileRow> {
  return addFile(deps, {
    personId,
    purpose: "image",
    ownerId: null,
    source: "generated",
    name: AVATAR_NAME,
    type: "image/png",
    bytes: picture,
  });
}
