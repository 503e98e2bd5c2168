import type { AvatarStyle } from "@metatron/contract/assistants/constants";
import { AppError } from "../../http/app-error.ts";

const SIDE = 512;
const MOST_PIXELS = 50_000_000;
const RASTERS = ["png", "jpeg", "webp", "gif", "heif", "avif"];
// Line drawings without a background would be invisible on a dark page.
const GROUNDS = ["d6e4ff", "ffe3d1", "dff5e1", "fdf0c8", "eadcfb", "d3f1f2"];

// Megabytes of drawings and the image library are loaded only when an avatar is requested.
const loadSharp = () => import("sharp").then((module) => module.default);
const LOADERS = {
  shapes: () => import("@dicebear/styles/shapes.json", { with: { type: "json" } }),
  initials: () => import("@dicebear/styles/initials.json", { with: { type: "json" } }),
  thumbs: () => import("@dicebear/styles/thumbs.json", { with: { type: "json" } }),
  lorelei: () => import("@dicebear/styles/lorelei.json", { with: { type: "json" } }),
  notionists: () => import("@dicebear/styles/notionists.json", { with: { type: "json" } }),
  glass: () => import("@dicebear/styles/glass.json", { with: { type: "json" } }),
  rings: () => import("@dicebear/styles/rings.json", { with: { type: "json" } }),
} satisfies Record<AvatarStyle, unknown>;

/** Deterministic: the same seed gives the same picture. */
export async function drawAvatar(style: AvatarStyle, seed: string): Promise<Uint8Array> {
  const hasGround = style === "lorelei" || style === "notionists";
  const [sharp, { Avatar, Style }, { default: drawings }] = await Promise.all([
    loadSharp(),
    import("@dicebear/core"),
    LOADERS[style](),
  ]);
  const drawn = new Avatar(new Style(drawings), {
    seed,
    size: SIDE,
    ...(hasGround ? { backgroundColor: GROUNDS } : {}),
  });
  return sharp(Buffer.from(drawn.toString())).resize(SIDE, SIDE).png().toBuffer();
}

/**
 * Re-encodes the pixels as a square, so that nothing else in the file survives: no metadata, no location, no
 * hidden data. SVG can contain scripts and is refused.
 */
export async function redrawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false });
    const { format } = await picture.metadata();
    if (!RASTERS.includes(format)) throw new Error(`${format} is not made of pixels`);
    return await picture.rotate().resize(SIDE, SIDE, { fit: "cover" }).png().toBuffer();
  } catch {
    throw new AppError("image_invalid", "This is not a picture that can be used: PNG, JPEG, WebP or GIF.");
  }
}
