import { assistantEndpoints } from "./assistants/endpoints.ts";
import { assistantLifeEndpoints } from "./assistants/life-endpoints.ts";
import { auditEndpoints } from "./audit/endpoints.ts";
import { budgetEndpoints } from "./budgets/endpoints.ts";
import type { CallName } from "./calls.ts";
import { caseEndpoints } from "./cases/endpoints.ts";
import { chatEndpoints, historyEndpoints } from "./chat/endpoints.ts";
import { comparisonEndpoints } from "./comparisons/endpoints.ts";
import { dashboardEndpoints } from "./dashboard/endpoints.ts";
import { deskEndpoints } from "./desk/endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { feedbackEndpoints } from "./feedback/endpoints.ts";
import { fileEndpoints } from "./files/endpoints.ts";
import { gapEndpoints } from "./gaps/endpoints.ts";
import { glossaryEndpoints } from "./glossary/endpoints.ts";
import { handoverEndpoints } from "./handovers/endpoints.ts";
import { imageEndpoints } from "./images/endpoints.ts";
import { memoryEndpoints } from "./memory/endpoints.ts";
import { newsEndpoints } from "./news/endpoints.ts";
import { noticeEndpoints } from "./notices/endpoints.ts";
import { playgroundEndpoints } from "./playground/endpoints.ts";
import { problemReportEndpoints } from "./problem-reports/endpoints.ts";
import { projectEndpoints } from "./projects/endpoints.ts";
import { promptEndpoints } from "./prompts/endpoints.ts";
import { pushEndpoints } from "./push/endpoints.ts";
import { qualityEndpoints } from "./quality/endpoints.ts";
import { quotaEndpoints } from "./quotas/endpoints.ts";
import { recommendationEndpoints } from "./recommendations/endpoints.ts";
import { researchEndpoints } from "./research/endpoints.ts";
import { retentionEndpoints } from "./retention/endpoints.ts";
import { scheduleEndpoints } from "./schedules/endpoints.ts";
import { sessionEndpoints } from "./session/endpoints.ts";
import { settingsEndpoints } from "./settings/endpoints.ts";
import { shareEndpoints } from "./shares/endpoints.ts";
import { sourceEndpoints } from "./sources/endpoints.ts";
import { speechEndpoints } from "./speech/endpoints.ts";
import { statusEndpoints } from "./status/endpoints.ts";
import { surveyEndpoints } from "./survey/endpoints.ts";
import { temporaryEndpoints } from "./temporary/endpoints.ts";
import { toolRuleEndpoints } from "./tool-rules/endpoints.ts";
import { toolServerEndpoints } from "./tool-servers/endpoints.ts";
import { unreadAnswerEndpoints } from "./unread-answers/endpoints.ts";
import { usageEventEndpoints } from "./usage-events/endpoints.ts";
import { verifiedAnswerEndpoints } from "./verified-answers/endpoints.ts";

/** Every call with its schemas; a call without an endpoint, or the reverse, does not compile. */
export const endpoints = {
  ...chatEndpoints,
  ...historyEndpoints,
  ...playgroundEndpoints,
  ...recommendationEndpoints,
  ...scheduleEndpoints,
  ...unreadAnswerEndpoints,
  ...noticeEndpoints,
  ...pushEndpoints,
  ...memoryEndpoints,
  ...projectEndpoints,
  ...promptEndpoints,
  ...shareEndpoints,
  ...handoverEndpoints,
  ...comparisonEndpoints,
  ...researchEndpoints,
  ...sourceEndpoints,
  ...fileEndpoints,
  ...imageEndpoints,
  ...speechEndpoints,
  ...assistantEndpoints,
  ...assistantLifeEndpoints,
  ...sessionEndpoints,
  ...statusEndpoints,
  ...usageEventEndpoints,
  ...feedbackEndpoints,
  ...verifiedAnswerEndpoints,
  ...surveyEndpoints,
  ...problemReportEndpoints,
  ...newsEndpoints,
  ...settingsEndpoints,
  ...caseEndpoints,
  ...deskEndpoints,
  ...glossaryEndpoints,
  ...qualityEndpoints,
  ...dashboardEndpoints,
  ...gapEndpoints,
  ...budgetEndpoints,
  ...quotaEndpoints,
  ...retentionEndpoints,
  ...toolServerEndpoints,
  ...auditEndpoints,
  ...temporaryEndpoints,
  ...toolRuleEndpoints,
} satisfies Record<CallName, Endpoint>;
