import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { FileRow } from "../files/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { redrawAvatar } from "./avatar-picture.ts";

export const AVATAR_NAME = "avatar.png";

/** A picture of one's own, as the avatar that others will see: drawn anew unless it is one already. */
export async function avatarToKeep(
  deps: Pick<AssistantsDeps, "files">,
  session: Session,
  fileId: string,
): Promise<string> {
  const file = await deps.files.read(fileId);
  if (file?.person_id !== session.personId || file.purpose !== "image") throw notFound();
  if (file.source === "generated" && file.name === AVATAR_NAME) return file.id;
  const bytes = await deps.files.readBytes(fileId);
  if (!bytes) throw notFound();
  return (await keepAvatar(deps, session, await redrawAvatar(bytes))).id;
}

/** `picture` was drawn here. */
export function keepAvatar(
  { files }: Pick<AssistantsDeps, "files">,
  { personId }: Session,
  picture: Uint8Array,
): Promise<FileRow> {
  return files.add({
    ...{ personId, purpose: "image", ownerId: null, source: "generated" },
    ...{ name: AVATAR_NAME, type: "image/png", bytes: picture },
  });
}
