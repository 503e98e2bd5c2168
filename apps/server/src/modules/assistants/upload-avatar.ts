import type { FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { redrawAvatar } from "./avatar-picture.ts";
import { keepAvatar, whileMakingAvatar } from "./avatar-to-keep.ts";

const MOST_BYTES = 10 * 1024 * 1024;

/** The picture that the person has chosen and cut in the browser. */
export async function uploadAvatar(
  deps: Pick<AssistantsDeps, "db" | "files" | "quotas">,
  session: Session,
  request: FastifyRequest,
): Promise<{ fileId: string; url: string }> {
  if (!request.isMultipart())
    throw new AppError("unsupported_media_type", "Send the picture as the file of a multipart form.");
  const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 0 } });
  if (!part) throw new AppError("bad_request", "The form has no file.");
  const bytes = await part.toBuffer().catch(() => undefined);
  if (!bytes || part.file.truncated) throw new AppError("file_too_large", "An avatar has 10 MB at most.");
  const file = await whileMakingAvatar(deps, session, async () =>
    keepAvatar(deps, session, await redrawAvatar(bytes)),
  );
  return { fileId: file.id, url: deps.files.signedAddress(file, session.personId) };
}
