import { useEffect, useEffectEvent } from "react";
import { bringsFiles, isOnlyFiles } from "./given-files.ts";

/** Files dropped anywhere on the page; unheard, the browser would leave the app and open them. */
export function useDroppedFiles(onFiles: (files: FileList) => void) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer && bringsFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !isOnlyFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, []);
}
