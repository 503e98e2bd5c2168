import { useEffect, useEffectEvent, useState } from "react";
import { inTime } from "../../../local-db/write-behind.ts";
import { watchDrops } from "./watch-drops.ts";

/** Files dropped anywhere on the page. Returns whether some are being dragged over it. */
export function useDroppedFiles(onFiles: (files: FileList) => void): boolean {
  const take = useEffectEvent(onFiles);
  const [isDragging, setDragging] = useState(false);
  useEffect(
    () =>
      watchDrops({
        target: window,
        later: inTime,
        onFiles: (files) => take(files),
        onDragging: setDragging,
      }),
    [],
  );
  return isDragging;
}
