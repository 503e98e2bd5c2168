import { type RefObject, useEffect, useState } from "react";
import { toRequest } from "./make-document.ts";
import type { Scanner } from "./open-scanner.ts";
import type { Look } from "./scan-messages.ts";
import type { ScanPage } from "./use-scan-pages.ts";

const PREVIEW_LONGEST = 900;
const REST_MS = 120;

interface PagePreviewProps {
  scanner: RefObject<Scanner | null>;
  page: Pick<ScanPage, "picture" | "corners" | "turns">;
  look: Look;
  label: string;
}

/** The straightened page, made anew when its corners rest. */
export function PagePreview({ scanner, page: { picture, corners, turns }, look, label }: PagePreviewProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    // A page for every pixel that a corner moves would keep the worker busy for seconds.
    const timer = setTimeout(async () => {
      const request = toRequest({ picture, corners, turns }, look, PREVIEW_LONGEST);
      // The last preview stays; attaching makes the page again, and says so if that fails.
      const page = await scanner.current?.makePage(request).catch(() => null);
      if (!isStale && page) setUrl(URL.createObjectURL(page.picture));
    }, REST_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [scanner, picture, corners, turns, look]);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return (
    <div className="flex h-full min-h-0 items-center justify-center rounded-lg bg-surface-sunken p-3">
      {url ? (
        <img src={url} alt={label} className="block max-h-full max-w-full shadow-2" />
      ) : (
        <div role="img" aria-label={label} className="aspect-[1/1.414] h-full max-w-full bg-surface-raised" />
      )}
    </div>
  );
}
