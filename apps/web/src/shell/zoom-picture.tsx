import { lazy, Suspense, useState } from "react";
import { type MessagePicture, Picture } from "./picture.tsx";
import { useMarkdownLabels } from "./use-markdown-labels.ts";

const ZoomDialog = lazy(() => import("../ui/zoom-dialog.tsx").then((file) => ({ default: file.ZoomDialog })));

interface ZoomPictureProps {
  picture: MessagePicture;
  alt: string;
  className: string;
}

/** An image of a message; a click shows it over the whole window. */
export function ZoomPicture({ picture, alt, className }: ZoomPictureProps) {
  const labels = useMarkdownLabels();
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <button
        type="button"
        aria-label={`${labels.zoom}: ${alt}`}
        onClick={() => setZoom("open")}
        className="block max-w-full cursor-zoom-in rounded-lg"
      >
        <Picture picture={picture} alt={alt} className={className} />
      </button>
      {zoom !== "never" && (
        <Suspense fallback={null}>
          <ZoomDialog open={zoom === "open"} onClose={() => setZoom("closed")} title={alt} labels={labels}>
            <Picture
              picture={picture}
              alt={alt}
              className="max-h-[calc(100dvh-140px)] max-w-[calc(100vw-80px)] rounded-md"
            />
          </ZoomDialog>
        </Suspense>
      )}
    </>
  );
}
