import type { Later } from "../../../local-db/write-behind.ts";
import { bringsFiles, isOnlyFiles } from "./given-files.ts";

/** Without another `dragover` for this long, the drag has left the window. */
const GONE_AFTER_MS = 300;

interface Ports {
  target: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  later: Later;
  onFiles: (files: FileList) => void;
  onDragging: (isDragging: boolean) => void;
}

/** Accepts files dropped anywhere on the page; otherwise the browser would leave the app and open them. */
export function watchDrops({ target, later, onFiles, onDragging }: Ports): () => void {
  let cancel: () => void = () => undefined;

  function allow(event: DragEvent) {
    if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    onDragging(true);
    cancel();
    cancel = later(GONE_AFTER_MS, () => onDragging(false));
  }

  function drop(event: DragEvent) {
    cancel();
    onDragging(false);
    if (!event.dataTransfer || !isOnlyFiles(event.dataTransfer)) return;
    // Another element of the page has accepted the files.
    if (event.defaultPrevented) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  }

  // Safe: events of these names are drag events, which the type of `EventTarget` can't express.
  const listeners = { dragover: allow as EventListener, drop: drop as EventListener };
  for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
  return () => {
    cancel();
    for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
  };
}
