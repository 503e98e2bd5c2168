import type { Corners, Size } from "./corners.ts";
import type { FoundCorners } from "./find-corners.ts";

/** `text` is black on white. */
export type Look = "colour" | "text";

/** A photo without its metadata, upright and no larger than needed. */
export interface Photo extends Size, FoundCorners {
  picture: Blob;
}

/** A straightened page as a JPEG. */
export interface PagePicture extends Size {
  picture: Blob;
}

export interface PageRequest {
  picture: Blob;
  /** As shares of the picture's sides. */
  corners: Corners;
  look: Look;
  /** The most pixels of the page's long side. */
  longest: number;
}

export type ToScanWorker =
  | { id: number; type: "read"; file: Blob }
  | { id: number; type: "page"; request: PageRequest };

export type FromScanWorker =
  | { id: number; type: "read"; photo: Photo }
  | { id: number; type: "page"; page: PagePicture }
  | { id: number; type: "fault" };
