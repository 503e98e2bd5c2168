import type { FastifyRequest } from "fastify";
import { readFormFile } from "../../http/read-form-file.ts";
import type { Session } from "../../http/session.ts";
import { type FilesDeps, signAddress } from "../files/index.ts";
import { redrawAvatar } from "./avatar-picture.ts";
import { keepAvatar, whileMakingAvatar } from "./avatar-to-keep.ts";

const MOST_BYTES = 10 * 1024 * 1024;

/** Stores the picture that the person chose and cropped in the browser. */
export async function uploadAvatar(
  deps: FilesDeps,
  session: Session,
  request: FastifyRequest,
): Promise<{ fileId: string; url: string }> {
  const { bytes } = await readFormFile(request, { mostBytes: MOST_BYTES });
  const file = await whileMakingAvatar(deps, session, async () =>
    keepAvatar(deps, session, await redrawAvatar(bytes)),
  );
  return { fileId: file.id, url: signAddress(deps, file, session.personId).url };
}
