import { assistantCalls } from "./assistants/calls.ts";
import { assistantLifeCalls } from "./assistants/life-calls.ts";
import { auditCalls } from "./audit/calls.ts";
import { budgetCalls } from "./budgets/calls.ts";
import { caseCalls } from "./cases/calls.ts";
import { chatCalls, historyCalls } from "./chat/calls.ts";
import { comparisonCalls } from "./comparisons/calls.ts";
import { dashboardCalls } from "./dashboard/calls.ts";
import { deskCalls } from "./desk/calls.ts";
import { feedbackCalls } from "./feedback/calls.ts";
import { fileCalls } from "./files/calls.ts";
import { gapCalls } from "./gaps/calls.ts";
import { glossaryCalls } from "./glossary/calls.ts";
import { handoverCalls } from "./handovers/calls.ts";
import { imageCalls } from "./images/calls.ts";
import { memoryCalls } from "./memory/calls.ts";
import { newsCalls } from "./news/calls.ts";
import { noticeCalls } from "./notices/calls.ts";
import { playgroundCalls } from "./playground/calls.ts";
import { problemReportCalls } from "./problem-reports/calls.ts";
import { projectCalls } from "./projects/calls.ts";
import { promptCalls } from "./prompts/calls.ts";
import { pushCalls } from "./push/calls.ts";
import { qualityCalls } from "./quality/calls.ts";
import { quotaCalls } from "./quotas/calls.ts";
import { recommendationCalls } from "./recommendations/calls.ts";
import { researchCalls } from "./research/calls.ts";
import { retentionCalls } from "./retention/calls.ts";
import { scheduleCalls } from "./schedules/calls.ts";
import { sessionCalls } from "./session/calls.ts";
import { settingsCalls } from "./settings/calls.ts";
import { shareCalls } from "./shares/calls.ts";
import { sourceCalls } from "./sources/calls.ts";
import { speechCalls } from "./speech/calls.ts";
import { statusCalls } from "./status/calls.ts";
import { surveyCalls } from "./survey/calls.ts";
import { temporaryCalls } from "./temporary/calls.ts";
import { toolRuleCalls } from "./tool-rules/calls.ts";
import { toolServerCalls } from "./tool-servers/calls.ts";
import { unreadAnswerCalls } from "./unread-answers/calls.ts";
import { usageEventCalls } from "./usage-events/calls.ts";
import { verifiedAnswerCalls } from "./verified-answers/calls.ts";

export type { Call } from "./call.ts";

/**
 * Every call, without schemas. The browser loads this list only when it needs a call that it has not loaded
 * yet.
 */
export const calls = {
  ...statusCalls,
  ...sessionCalls,
  ...usageEventCalls,
  ...chatCalls,
  ...historyCalls,
  ...scheduleCalls,
  ...unreadAnswerCalls,
  ...noticeCalls,
  ...pushCalls,
  ...memoryCalls,
  ...projectCalls,
  ...promptCalls,
  ...shareCalls,
  ...handoverCalls,
  ...comparisonCalls,
  ...researchCalls,
  ...sourceCalls,
  ...recommendationCalls,
  ...playgroundCalls,
  ...feedbackCalls,
  ...verifiedAnswerCalls,
  ...surveyCalls,
  ...problemReportCalls,
  ...fileCalls,
  ...imageCalls,
  ...speechCalls,
  ...assistantCalls,
  ...assistantLifeCalls,
  ...qualityCalls,
  ...glossaryCalls,
  ...newsCalls,
  ...settingsCalls,
  ...caseCalls,
  ...deskCalls,
  ...dashboardCalls,
  ...gapCalls,
  ...budgetCalls,
  ...quotaCalls,
  ...retentionCalls,
  ...toolServerCalls,
  ...auditCalls,
  ...temporaryCalls,
  ...toolRuleCalls,
};

export type CallName = keyof typeof calls;
