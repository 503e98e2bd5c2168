import { Navigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import { dayPartOf } from "../../../lib/day-part.ts";
import { loadWhenOnline } from "../../../lib/load-when-online.ts";
import { withTexts } from "../../../lib/texts.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useBrand } from "../../../shell/brand.ts";
import { PageLoading } from "../../../shell/page-loading.tsx";
import { PhoneBar } from "../../../shell/phone-bar.tsx";
import { useListPlace } from "../../../shell/use-layout.ts";
import { usePageTitle } from "../../../shell/use-page-title.ts";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { Recommendations } from "../../recommendations/recommendations.tsx";
import { Composer } from "../composer/composer.tsx";
import { TemporarySwitch } from "../temporary/temporary-switch.tsx";
import type { Speaker } from "./spoken-as.ts";
import { useFirstQuestion } from "./use-first-question.ts";
import { WelcomeFrame } from "./welcome-frame.tsx";

const AssistantWelcome = lazy(
  withTexts(["conversation"], () =>
    import("./assistant-welcome.tsx").then((module) => ({ default: module.AssistantWelcome })),
  ),
);

const ServiceStatus = lazy(
  loadWhenOnline(
    withTexts(["conversation"], () =>
      import("../../status/service-status.tsx").then((module) => ({ default: module.ServiceStatus })),
    ),
  ),
);

const ProjectLine = lazy(
  withTexts(["projects"], () =>
    import("../../projects/project-line.tsx").then((module) => ({ default: module.ProjectLine })),
  ),
);

/** A new conversation, with the brand's own chat or with the assistant of the URL. */
export function ChatPage() {
  const { assistant, project = null } = useSearch({ from: "/shell/chat" });
  if (!assistant) return <BrandWelcome projectId={project} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <AssistantWelcome key={assistant} assistantId={assistant} />
    </Suspense>
  );
}

/** The brand's background, its greeting for the time of day, and the composer. */
function BrandWelcome({ projectId }: { projectId: string | null }) {
  const { t } = useTranslation();
  const isPhone = useListPlace() === "drawer";
  const { composer, suggestedChat, spokenAs, fill, onTemporary, isAlwaysTemporary } = useFirstQuestion(null, {
    projectId,
  });
  usePageTitle(t("shell.newConversation"));
  const placeholder = t(`chat.placeholder.${isPhone ? (`${spokenAs}Short` as const) : spokenAs}`);
  if (isAlwaysTemporary) return <Navigate to="/temporal" replace />;
  return (
    <WelcomeFrame
      phoneHeader={<PhoneHeader />}
      status={
        spokenAs === "amelia" && (
          <Suspense fallback={null}>
            <ServiceStatus />
          </Suspense>
        )
      }
      greeting={
        <>
          <Greeting spokenAs={spokenAs} />
          {projectId && (
            <Suspense fallback={null}>
              <ProjectLine projectId={projectId} />
            </Suspense>
          )}
        </>
      }
      composer={<Composer {...composer} placeholder={placeholder} />}
      temporary={onTemporary && <TemporarySwitch isOn={false} onChange={onTemporary} />}
      suggestions={<Recommendations chat={suggestedChat} onChoose={fill} />}
    />
  );
}

function PhoneHeader() {
  const brand = useBrand();
  return (
    <PhoneBar hideNew>
      <span className="flex items-center gap-2.5 text-lg font-semibold tracking-title">
        <BrandMark name={brand} />
        {BRAND_PROFILES[brand].name}
      </span>
    </PhoneBar>
  );
}

function Greeting({ spokenAs }: { spokenAs: Speaker }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="text-3xl font-light tracking-display text-balance max-handset:text-[1.875rem] max-handset:leading-[2.375rem]">
        {t(`welcome.${spokenAs}.${dayPartOf(new Date())}`)}
      </h1>
      <p className="mt-2 text-lg text-text-muted">{t(`welcome.${spokenAs}.lede`)}</p>
    </>
  );
}
