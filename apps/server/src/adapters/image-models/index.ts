export { type CheckedPicture, checkPicture, PictureError, type PictureFault } from "./check-picture.ts";
export { createImageMaker, type ImageMaker, makerFor } from "./image-maker.ts";
export { lookAtPicture, PICTURE_READER } from "./look-at-picture.ts";
export { sayWhatIsSeen } from "./say-what-is-seen.ts";
export { shrinkPicture } from "./shrink-picture.ts";
