import { fitWithin } from "../../lib/shrink-picture.ts";
import { mapCorners, pageSize, type Size } from "./corners.ts";
import { findCorners } from "./find-corners.ts";
import { type Pixels, toGrey } from "./pixels.ts";
import type { FromScanWorker, PagePicture, PageRequest, Photo, ToScanWorker } from "./scan-messages.ts";
import { sharpenText } from "./sharpen-text.ts";
import { straighten } from "./straighten.ts";

/** A photo of 50 megapixels would take 200 MB. With 3,000 pixels an A4 page still has its 200 dots per inch. */
const PHOTO_LONGEST = 3_000;
const PHOTO_QUALITY = 0.92;
const SEARCH_LONGEST = 400;
const PAGE_QUALITIES = [0.8, 0.65, 0.5];
const MOST_PAGE_BYTES = 1_000_000;

addEventListener("message", async ({ data }: MessageEvent<ToScanWorker>) => {
  try {
    answer(await handle(data));
  } catch {
    answer({ id: data.id, type: "fault" });
  }
});

const answer = (message: FromScanWorker) => postMessage(message);

async function handle(message: ToScanWorker): Promise<FromScanWorker> {
  switch (message.type) {
    case "read":
      return { id: message.id, type: "read", photo: await readPhoto(message.file) };
    case "page":
      return { id: message.id, type: "page", page: await makePage(message.request) };
  }
}

/** Encoding anew removes the place and the camera from the photo. */
async function readPhoto(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const size = fitWithin(bitmap.width, bitmap.height, PHOTO_LONGEST);
    const canvas = draw(bitmap, size);
    const small = draw(canvas, fitWithin(size.width, size.height, SEARCH_LONGEST));
    const found = findCorners(toGrey(pixelsOf(small)));
    const picture = await canvas.convertToBlob({ type: "image/jpeg", quality: PHOTO_QUALITY });
    return { picture, width: size.width, height: size.height, ...found };
  } finally {
    bitmap.close();
  }
}

async function makePage({ picture, corners, look, longest }: PageRequest): Promise<PagePicture> {
  const bitmap = await createImageBitmap(picture);
  try {
    const whole = cornersIn(corners, bitmap);
    const full = pageSize(whole, Number.POSITIVE_INFINITY);
    // The photo is reduced first: picking single pixels of a large photo for a small page would break its letters.
    const scale = Math.min(1, longest / Math.max(full.width, full.height));
    const canvas = draw(bitmap, {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    });
    const placed = cornersIn(corners, canvas);
    const page = straighten(pixelsOf(canvas), placed, pageSize(placed, longest));
    return await toJpeg(look === "text" ? sharpenText(page) : page);
  } finally {
    bitmap.close();
  }
}

const cornersIn = (corners: PageRequest["corners"], { width, height }: Size) =>
  mapCorners(corners, ({ x, y }) => ({ x: x * width, y: y * height }));

async function toJpeg({ data, width, height }: Pixels): Promise<PagePicture> {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  let picture = new Blob();
  for (const quality of PAGE_QUALITIES) {
    picture = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (picture.size <= MOST_PAGE_BYTES) break;
  }
  return { picture, width, height };
}

function draw(source: CanvasImageSource, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  // A transparent picture would become black as a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser has no memory for the photo.");
  return context;
}
