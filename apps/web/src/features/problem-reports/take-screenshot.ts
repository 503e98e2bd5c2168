import { MAX_SCREENSHOT_DATA_URL_CHARS } from "@metatron/contract/problem-reports/constants";
import { isPicture, shrinkPicture, toDataUrl } from "../../lib/shrink-picture.ts";

export type ScreenshotFault = "notPicture" | "tooLarge" | "notCaptured";

export type Screenshot = { state: "taken"; dataUrl: string } | { state: "failed"; fault: ScreenshotFault };

/** A chosen or pasted picture, re-encoded and scaled down for the request. */
export async function readScreenshot(file: File): Promise<Screenshot> {
  if (!isPicture(file)) return { state: "failed", fault: "notPicture" };
  try {
    const dataUrl = await toDataUrl(await shrinkPicture(file));
    if (dataUrl.length > MAX_SCREENSHOT_DATA_URL_CHARS) return { state: "failed", fault: "tooLarge" };
    return { state: "taken", dataUrl };
  } catch {
    return { state: "failed", fault: "notPicture" };
  }
}

/** Phones do not support screen capture. */
export const canCapture = () => navigator.mediaDevices && "getDisplayMedia" in navigator.mediaDevices;

/** One frame of the screen or window that the person shares; null if they cancel. */
export async function captureScreen(): Promise<Screenshot | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
    try {
      return await readScreenshot(await firstFrame(stream));
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  } catch (error) {
    const isDeclined = error instanceof DOMException && error.name === "NotAllowedError";
    return isDeclined ? null : { state: "failed", fault: "notCaptured" };
  }
}

async function firstFrame(stream: MediaStream): Promise<File> {
  const video = document.createElement("video");
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas could not be written.");
  return new File([blob], "captura.png", { type: "image/png" });
}
