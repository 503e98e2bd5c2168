import type { avatarRequest } from "@metatron/contract/assistant";
import type { z } from "zod";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { drawAvatar, redrawAvatar } from "./avatar-picture.ts";
import { keepAvatar } from "./avatar-to-keep.ts";

type AvatarRequest = z.infer<typeof avatarRequest>;

/** An image model's picture of an assistant, as a file of pixels. */
export type PaintAvatar = (wish: {
  personId: string;
  name: string;
  description: string;
}) => Promise<Uint8Array>;

/** Painted by the image model where one is configured and no style is asked for, drawn otherwise. */
export async function generateAvatar(
  deps: Pick<AssistantsDeps, "files" | "paintAvatar">,
  session: Session,
  { name, description = "", style, seed }: AvatarRequest,
): Promise<{ fileId: string; url: string; demo: boolean }> {
  const { personId } = session;
  const paint = style === undefined ? deps.paintAvatar : undefined;
  const picture = paint
    ? await redrawAvatar(await paint({ personId, name, description }))
    : await drawAvatar(style ?? "shapes", seed ?? name);
  const file = await keepAvatar(deps, session, picture);
  return {
    fileId: file.id,
    url: await deps.files.signedAddress(file, personId),
    demo: paint === undefined,
  };
}
