import type { avatarRequest } from "@metatron/contract/assistants/assistant";
import type { z } from "zod";
import type { Session } from "../../http/session.ts";
import { type FilesDeps, signAddress } from "../files/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { drawAvatar, redrawAvatar } from "./avatar-picture.ts";
import { keepAvatar, whileMakingAvatar } from "./avatar-to-keep.ts";

type AvatarRequest = z.infer<typeof avatarRequest>;

/** Painted by the image model where one is configured and no style is asked for, drawn otherwise. */
export async function generateAvatar(
  deps: FilesDeps & Pick<AssistantsDeps, "paintAvatar">,
  session: Session,
  { name, description = "", style, seed }: AvatarRequest,
): Promise<{ fileId: string; url: string; demo: boolean }> {
  const { personId, roles } = session;
  return whileMakingAvatar(deps, session, async () => {
    const painted =
      style === undefined ? await deps.paintAvatar?.({ personId, roles, name, description }) : undefined;
    const picture = painted ? await redrawAvatar(painted) : await drawAvatar(style ?? "shapes", seed ?? name);
    const file = await keepAvatar(deps, session, picture);
    return {
      fileId: file.id,
      url: signAddress(deps, file, personId).url,
      demo: painted === undefined,
    };
  });
}
