import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { MessageCircleQuestion, Pencil } from "lucide-react";
import { useEffect } from "react";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { PageLoading } from "../../../shell/page-loading.tsx";
import { PhoneBar } from "../../../shell/phone-bar.tsx";
import { usePageTitle } from "../../../shell/use-page-title.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { AssistantFailure } from "../../assistants/assistant-failure.tsx";
import { assistantQuery } from "../../assistants/assistant-queries.ts";
import { isMissing } from "../../assistants/is-missing.ts";
import { skyOf } from "../../assistants/sky-of.ts";
import { Composer } from "../composer/composer.tsx";
import { AssistantGone } from "../conversation/assistant-gone.tsx";
import { TemporarySwitch } from "../temporary/temporary-switch.tsx";
import { starterText } from "./starter-text.ts";
import { useFirstQuestion } from "./use-first-question.ts";
import { WelcomeFrame } from "./welcome-frame.tsx";

/** A new conversation with the assistant of the URL; without access to the assistant, a notice. */
export function AssistantWelcome({ assistantId }: { assistantId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(assistantQuery(assistantId));
  if (data && !(error && isMissing(error))) return <Welcome assistant={data} />;
  if (!error) return <PageLoading />;
  return <AssistantFailure error={error} title={t("assistants.failed")} onRetry={() => void refetch()} />;
}

function Welcome({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, name, description, avatar, starters, can, state } = assistant;
  const closed = state === "retired" || state === "disabled" ? state : null;
  const { composer, fill, onTemporary, isAlwaysTemporary } = useFirstQuestion(id);
  usePageTitle(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per opened assistant.
  useEffect(() => track("open_assistant"), [id]);
  if (isAlwaysTemporary) return <Navigate to="/temporal" search={{ assistant: id }} replace />;
  return (
    <WelcomeFrame
      temporary={!closed && onTemporary && <TemporarySwitch isOn={false} onChange={onTemporary} />}
      phoneHeader={
        <PhoneBar hideNew>
          <span className="truncate text-[0.9375rem] font-medium">{name}</span>
        </PhoneBar>
      }
      header={
        can.edit && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              void navigate({ to: "/assistants/$assistantId/edit", params: { assistantId: id } })
            }
          >
            <Pencil />
            {t("assistants.chat.edit")}
          </Button>
        )
      }
      greeting={
        <>
          <Avatar
            name={name}
            kind="assistant"
            {...skyOf(assistant)}
            {...(avatar ? { src: avatar.url } : {})}
            className="mb-3 size-14!"
          />
          <h1 className="line-clamp-2 text-3xl font-light tracking-display text-balance wrap-anywhere max-handset:text-[1.625rem] max-handset:leading-8">
            {t("assistants.chat.greeting", { name })}
          </h1>
          {description && (
            <p className="mt-2 line-clamp-2 max-w-measure text-lg text-text-muted wrap-anywhere">
              {description}
            </p>
          )}
        </>
      }
      composer={
        closed ? (
          <AssistantGone reason={closed} draft={composer.text} isNew />
        ) : (
          <Composer {...composer} placeholder={t("assistants.chat.placeholder", { name })} />
        )
      }
      suggestions={!closed && starters.length > 0 && <Starters starters={starters} onChoose={fill} />}
    />
  );
}

function Starters({ starters, onChoose }: { starters: readonly string[]; onChoose: (text: string) => void }) {
  const { t, i18n } = useTranslation();
  const texts = starters.map((starter) => starterText(starter, i18n.language));
  return (
    <section aria-label={t("assistants.chat.starters")}>
      <h2 className="text-xs font-medium text-text-subtle">{t("assistants.chat.starters")}</h2>
      <ul className="mt-3 grid gap-x-8 handset:grid-cols-2">
        {texts.map((starter) => (
          <li
            key={starter}
            className="border-b border-border last:border-b-0 handset:nth-last-[-n+2]:odd:border-b-0"
          >
            <button
              type="button"
              onClick={() => onChoose(starter)}
              className="-mx-2 flex w-[calc(100%+16px)] items-start gap-3 rounded-sm px-2 py-3 text-left transition-colors hover:text-accent-text max-handset:py-3.5"
            >
              <MessageCircleQuestion className="mt-0.5 size-[18px]! text-accent-text" aria-hidden="true" />
              <span className="min-w-0 text-[0.9375rem] leading-5 wrap-anywhere max-handset:text-lg">
                {starter}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
