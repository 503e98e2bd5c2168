import { useEffect, useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Picture = { state: "coming" } | { state: "here"; url: string } | { state: "failed" };

/** Fetched with the token: the screenshot has no URL that could be passed on. */
export function ReportScreenshot({ id }: { id: string }) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<Picture>({ state: "coming" });
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    call("problemReportScreenshot", { params: { id }, signal: leaving.signal })
      .then((response) => response.blob())
      .then((blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ state: "here", url });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setPicture({ state: "failed" });
      });
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  switch (picture.state) {
    case "coming":
      return <Skeleton className="h-48 w-full" />;
    case "failed":
      return <p className="text-sm text-text-muted">{t("adminReports.screenshotFailed")}</p>;
    case "here":
      return (
        <a href={picture.url} target="_blank" rel="noreferrer">
          <img
            src={picture.url}
            alt={t("adminReports.screenshotAlt")}
            className="max-h-96 max-w-full rounded-md border border-border"
          />
        </a>
      );
  }
}
