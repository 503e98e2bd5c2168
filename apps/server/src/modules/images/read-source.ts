import { type CheckedPicture, checkPicture } from "../../adapters/image-models/index.ts";
import { notFound } from "../../http/app-error.ts";
import { type FilesDeps, ownImage } from "../files/index.ts";
import { rethrowImageError } from "../turns/index.ts";

/** The picture to vary or edit; throws 404 unless the picture is this person's own. */
export async function readSource(
  deps: FilesDeps,
  personId: string,
  fileId: string | undefined,
): Promise<CheckedPicture | undefined> {
  if (fileId === undefined) return undefined;
  const image = await ownImage(deps, { personId, fileId });
  if (!image) throw notFound();
  const [, base64 = ""] = image.dataUrl.split(",");
  return checkPicture(Buffer.from(base64, "base64")).catch(rethrowImageError);
}
