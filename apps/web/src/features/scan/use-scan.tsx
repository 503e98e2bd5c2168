import { lazy, Suspense, useState } from "react";
import { loadWhenOnline } from "../../lib/load-when-online.ts";
import { withTexts } from "../../lib/texts.ts";
import { pickPhoto } from "./pick-photo.ts";

const loadDialog = withTexts(["scan"], () =>
  import("./scan-dialog.tsx").then((file) => ({ default: file.ScanDialog })),
);
const ScanDialog = lazy(loadWhenOnline(loadDialog));

/** A photographed page that becomes a PDF; `onDocument` resolves with whether the PDF was attached. */
export function useScan(onDocument: (document: File) => Promise<boolean>) {
  const [photo, setPhoto] = useState<File | null>(null);
  async function onScan() {
    // Loaded while the person takes the photo.
    loadDialog().catch(() => undefined);
    const taken = await pickPhoto();
    if (taken) setPhoto(taken);
  }
  return {
    onScan,
    dialog: photo && (
      <Suspense fallback={null}>
        <ScanDialog first={photo} onClose={() => setPhoto(null)} onDocument={onDocument} />
      </Suspense>
    ),
  };
}
