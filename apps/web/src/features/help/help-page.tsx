import { isAdmin } from "@metatron/contract/roles";
import { tourNames } from "@metatron/contract/settings/constants";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { useLanguage } from "../../shell/preferences.ts";
import { Row, Rows } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { usePerson } from "../session/use-person.ts";
import { PATHS } from "../tour/tours.ts";
import { wantTour } from "../tour/wanted-tour.ts";
import { guideQuery } from "./guide-query.ts";
import { HelpAbout } from "./help-about.tsx";
import { HelpArticle } from "./help-article.tsx";
import { HelpList } from "./help-list.tsx";
import { type HelpGuide, type HelpTopicId, isHelpTopic } from "./help-topic.ts";

const KeyTable = lazy(() => import("./key-table.tsx").then((module) => ({ default: module.KeyTable })));

/** The guide: its list, or the page named in the URL. */
export function HelpPage() {
  const { t } = useTranslation();
  const { topic } = useParams({ strict: false });
  const { data: guide, error, refetch, isPending } = useQuery(guideQuery(useLanguage()));
  useEffect(() => track("open_help_guide", topic && isHelpTopic(topic) ? { topic } : {}), [topic]);
  if (isPending) return <HelpLoading />;
  if (error)
    return (
      <Page title={t("shell.help")}>
        <LoadFailure title={t("help.failed")} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (topic === undefined) return <HelpHome guide={guide} />;
  return isHelpTopic(topic) ? <TopicPage guide={guide} topic={topic} /> : <TopicMissing />;
}

function HelpHome({ guide }: { guide: HelpGuide }) {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.help")} width="column">
      <div className="grid max-w-[960px] gap-10">
        <HelpList guide={guide} linkTo={linkTo} />
        <Tours />
        <HelpAbout />
      </div>
    </Page>
  );
}

function TopicPage({ guide, topic }: { guide: HelpGuide; topic: HelpTopicId }) {
  return (
    <Page title={guide[topic].title} width="column">
      <BackLink />
      <HelpArticle guide={guide} topic={topic} linkTo={linkTo}>
        {topic === "shortcuts" && (
          <div className="mt-6">
            <Suspense fallback={null}>
              <KeyTable />
            </Suspense>
          </div>
        )}
      </HelpArticle>
    </Page>
  );
}

function Tours() {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const navigate = useNavigate();
  const offered = tourNames.filter((tour) => tour !== "admin" || isAdmin(roles));
  return (
    <Rows title={t("help.tours")}>
      {offered.map((tour) => {
        const screen = t(`help.screens.${tour}`);
        const label = t("help.tourOf", { screen });
        return (
          <Row key={tour} label={screen} {...(tour === "chat" ? { hint: t("help.toursText") } : {})}>
            <Button
              size="sm"
              onClick={async () => {
                // The stops of a tour are looked for as soon as it is wanted: its screen must be there.
                await navigate({ to: PATHS[tour] });
                wantTour({ tour, why: "asked for" });
              }}
            >
              {label}
            </Button>
          </Row>
        );
      })}
    </Rows>
  );
}

function TopicMissing() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.help")}>
      <EmptyState
        title={t("help.missing")}
        description={t("help.missingText")}
        action={
          <Button asChild variant="primary">
            <Link to="/help">{t("help.all")}</Link>
          </Button>
        }
        className="flex-1"
      />
    </Page>
  );
}

function BackLink() {
  const { t } = useTranslation();
  return (
    <p className="-mt-2 mb-5">
      <Link
        to="/help"
        className="inline-flex items-center gap-1.5 rounded-sm py-1 text-sm text-text-muted hover:text-text"
      >
        <ArrowLeft className="size-3.5" />
        {t("help.back")}
      </Link>
    </p>
  );
}

function HelpLoading() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.help")}>
      <SkeletonGroup label={t("help.loading")} className="max-w-column">
        {["w-2/5", "w-1/2", "w-1/3"].map((width) => (
          <div key={width} className="grid gap-2.5 border-b border-border py-4">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="w-3/4" />
          </div>
        ))}
      </SkeletonGroup>
    </Page>
  );
}

const linkTo = (topic: HelpTopicId, children: ReactNode, className: string) => (
  <Link to="/help/$topic" params={{ topic }} className={className}>
    {children}
  </Link>
);
