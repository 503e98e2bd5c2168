import { useEffect, useEffectEvent, useState } from "react";
import { bringsFiles, isOnlyFiles } from "./given-files.ts";

/** Without a new sign of it for so long, the drag has left the window. */
const GONE_AFTER_MS = 300;

/**
 * Files dropped anywhere on the page; unheard, the browser would leave the app and open them. Answers whether some are
 * being dragged over it.
 */
export function useDroppedFiles(onFiles: (files: FileList) => void): boolean {
  const take = useEffectEvent(onFiles);
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const allow = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragging(true);
      clearTimeout(timer);
      timer = setTimeout(() => setDragging(false), GONE_AFTER_MS);
    };
    const drop = (event: DragEvent) => {
      clearTimeout(timer);
      setDragging(false);
      if (!event.dataTransfer || !isOnlyFiles(event.dataTransfer)) return;
      // Somewhere on the page that takes files itself.
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      clearTimeout(timer);
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, []);
  return isDragging;
}
