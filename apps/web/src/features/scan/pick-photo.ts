import { pickFiles } from "../../lib/pick-files.ts";

/** Opens the camera on a phone, and the file dialog on a desk. */
export async function pickPhoto(): Promise<File | null> {
  const isPhone = matchMedia("(pointer: coarse)").matches;
  const [photo] = await pickFiles("image/*", {
    multiple: false,
    ...(isPhone ? { capture: "environment" } : {}),
  });
  return photo ?? null;
}
