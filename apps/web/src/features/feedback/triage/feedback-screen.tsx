import { chatTypes } from "@metatron/contract/enums";
import { feedbackReasons, feedbackStates, feedbacks } from "@metatron/contract/feedback/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { ADMIN_COUNTS_KEY } from "../../admin/admin-counts-query.ts";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { SurveyAnswers } from "../../survey/survey-answers.tsx";
import { VerifiedList } from "../../verified-answers/admin/verified-list.tsx";
import { TriageList } from "./triage-list.tsx";
import type { TriageFilters } from "./triage-queries.ts";

const TABS = ["answers", "verified", "survey"] as const;

export function FeedbackScreen() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ from: "/shell/admin/$screen" });
  const tab = TABS.find((each) => each === search.tab) ?? "answers";
  const go = (words: Record<string, string>) =>
    void navigate({ to: "/admin/$screen", params: { screen: "feedback" }, search: words, replace: true });
  return (
    <AdminFrame
      title={t("admin.screens.feedback")}
      tools={
        <Segmented
          label={t("admin.screens.feedback")}
          value={tab}
          onValueChange={(next) => go(next === "answers" ? {} : { tab: next })}
          options={TABS.map((value) => ({ value, label: t(`adminFeedback.tabs.${value}`) }))}
        />
      }
    >
      {tab === "survey" && (
        <SurveyAnswers words={search} onWords={(words) => go({ ...words, tab: "survey" })} />
      )}
      {tab === "verified" && <VerifiedList />}
      {tab === "answers" && (
        <TriageList
          filters={filtersIn(search)}
          // No state in the URL means open items; «all» must be explicit.
          onFilters={({ state, ...filters }) =>
            go({ ...filters, ...(state === "received" ? {} : { state: state ?? "all" }) })
          }
          onChanged={() => void queries.invalidateQueries({ queryKey: ADMIN_COUNTS_KEY })}
        />
      )}
    </AdminFrame>
  );
}

function filtersIn(words: Record<string, string>): TriageFilters {
  const state = feedbackStates.find((each) => each === (words.state ?? "received"));
  const feedback = feedbacks.find((each) => each === words.feedback);
  const reason = feedbackReasons.find((each) => each === words.reason);
  const chat = chatTypes.find((each) => each === words.chat);
  const { model, assistantId, category, from, to } = words;
  return {
    ...(chat ? { chat } : {}),
    ...(assistantId ? { assistantId } : {}),
    ...(category ? { category } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(state ? { state } : {}),
    ...(feedback ? { feedback } : {}),
    ...(reason ? { reason } : {}),
    ...(model ? { model } : {}),
  };
}
