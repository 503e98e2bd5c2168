export interface Size {
  width: number;
  height: number;
}

/** A square over a picture: its centre in the picture's pixels, and its zoom factor. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const MOST_ZOOM = 4;

export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the square in the picture's pixels. */
export const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The nearest crop that stays inside the picture. */
export function clampCrop(picture: Size, { x, y, zoom }: Crop): Crop {
  const close = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const half = sideOf(picture, close) / 2;
  return {
    x: Math.min(picture.width - half, Math.max(half, x)),
    y: Math.min(picture.height - half, Math.max(half, y)),
    zoom: close,
  };
}

/** The part of the picture that a crop keeps. */
export function cropArea(picture: Size, crop: Crop) {
  const { x, y, zoom } = clampCrop(picture, crop);
  const side = sideOf(picture, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}
