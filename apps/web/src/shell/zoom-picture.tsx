import { lazy, Suspense, useState } from "react";
import { type MessagePicture, Picture } from "./picture.tsx";
import { PictureOnDemand } from "./picture-on-demand.tsx";
import { useMarkdownLabels } from "./use-markdown-labels.ts";

const ZoomDialog = lazy(() => import("../ui/zoom-dialog.tsx").then((file) => ({ default: file.ZoomDialog })));

interface ZoomPictureProps {
  picture: MessagePicture;
  alt: string;
  /** Bytes, where they are known. */
  size?: number | undefined;
  className: string;
}

/** An image of a message; a click shows it over the whole window. An embedded image is here already. */
export function ZoomPicture({ picture, alt, size, className }: ZoomPictureProps) {
  const shown = <Zoomable picture={picture} alt={alt} className={className} />;
  if (picture.fileId === null) return shown;
  return (
    <PictureOnDemand id={picture.fileId} alt={alt} size={size} className="w-fit">
      {shown}
    </PictureOnDemand>
  );
}

function Zoomable({ picture, alt, className }: Omit<ZoomPictureProps, "size">) {
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
