export { analysePicture, PICTURE_READER } from "./analyse-picture.ts";
export {
  type CheckedPicture,
  checkPicture,
  PictureError,
  type PictureFault,
  shrinkPicture,
} from "./check-picture.ts";
export { describePicture } from "./describe-picture.ts";
export { createImageMaker, type ImageMaker, makerFor } from "./image-maker.ts";
