import type { Citation } from "@metatron/contract/chat/citation";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { dayName, validityOf } from "../../lib/validity.ts";
import { cx } from "../../ui/cx.ts";
import type { SourceDocument } from "./source.ts";
import type { LoadedSource } from "./use-source.ts";

interface SourceFactsProps {
  source: LoadedSource;
  citation: Citation | null;
  isOwn: boolean;
}

/** Title, validity, revision and owner of the document. */
export function SourceFacts({ source, citation, isOwn }: SourceFactsProps) {
  const { t } = useTranslation();
  const document = source.state === "ready" ? source.document : null;
  const title = document?.title ?? citation?.title ?? "";
  const revision = citation?.revision ?? document?.revision ?? null;
  const validUntil = citation?.validUntil ?? document?.validUntil ?? null;
  return (
    <div className="px-4.5 pb-3 max-desktop:px-6">
      <h3 className="text-[0.9375rem] leading-5 font-semibold tracking-title text-balance wrap-anywhere">
        {title}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-text-subtle">
        <ValidityFact
          isOwn={isOwn}
          validFrom={document?.validFrom ?? citation?.validFrom ?? null}
          validUntil={document?.validUntil ?? validUntil}
          superseded={citation?.superseded ?? false}
          by={document?.supersededBy ?? null}
        />
        {revision !== null && <span>{t("sources.revision", { revision })}</span>}
        {document?.owner && <span>{document.owner}</span>}
        {isOwn && document && document.pageStarts.length > 0 && (
          <span>{t("sources.pages", { count: document.pageStarts.length })}</span>
        )}
      </p>
    </div>
  );
}

interface ValidityFactProps {
  isOwn: boolean;
  validFrom: string | null;
  validUntil: string | null;
  /** The document was already superseded when it was cited. */
  superseded: boolean;
  /** The document that supersedes it now. */
  by: SourceDocument["supersededBy"];
}

function ValidityFact({ isOwn, validFrom, validUntil, superseded, by }: ValidityFactProps) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const day = validUntil === null ? "" : dayName(validUntil, { language: i18n.language, now });
  const ownFiles = new Set(isOwn ? ["own"] : []);
  const facts = { fileId: "own", validFrom, validUntil, superseded: superseded || by !== null };
  switch (validityOf(facts, { ownFiles, now })) {
    case "own":
      return <Fact tone="bg-accent">{t("sources.own")}</Fact>;
    case "valid":
      return <Fact tone="bg-success">{day ? t("sources.validUntil", { day }) : t("sources.valid")}</Fact>;
    case "ending":
      return <Fact tone="bg-warning">{t("sources.validUntil", { day })}</Fact>;
    case "expired":
      return <Alarm>{t("sources.expired", { day })}</Alarm>;
    case "superseded":
      return (
        <Alarm>
          {by
            ? t("sources.superseded", {
                title: by.title,
                revision: by.revision ? `, ${t("sources.revision", { revision: by.revision })}` : "",
              })
            : t("sources.supersededBare")}
        </Alarm>
      );
    case "early":
      return (
        <Alarm>
          {t("sources.early", {
            day: validFrom === null ? "" : dayName(validFrom, { language: i18n.language, now }),
          })}
        </Alarm>
      );
  }
}

function Alarm({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 font-medium text-danger-text">
      <TriangleAlert className="size-3.5 flex-none" />
      <span>{children}</span>
    </span>
  );
}

function Fact({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <i aria-hidden="true" className={cx("size-1.5 rounded-full", tone)} />
      {children}
    </span>
  );
}
