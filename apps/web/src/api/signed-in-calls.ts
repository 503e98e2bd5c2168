import { assistantCalls } from "@metatron/contract/assistants/calls";
import { caseCalls } from "@metatron/contract/cases/calls";
import { chatCalls, historyCalls } from "@metatron/contract/chat/calls";
import { deskCalls } from "@metatron/contract/desk/calls";
import { feedbackCalls } from "@metatron/contract/feedback/calls";
import { fileCalls } from "@metatron/contract/files/calls";
import { glossaryCalls } from "@metatron/contract/glossary/calls";
import { imageCalls } from "@metatron/contract/images/calls";
import { newsCalls } from "@metatron/contract/news/calls";
import { problemReportCalls } from "@metatron/contract/problem-reports/calls";
import { promptCalls } from "@metatron/contract/prompts/calls";
import { recommendationCalls } from "@metatron/contract/recommendations/calls";
import { scheduleCalls } from "@metatron/contract/schedules/calls";
import { settingsCalls } from "@metatron/contract/settings/calls";
import { sourceCalls } from "@metatron/contract/sources/calls";
import { speechCalls } from "@metatron/contract/speech/calls";
import { surveyCalls } from "@metatron/contract/survey/calls";
import { unreadAnswerCalls } from "@metatron/contract/unread-answers/calls";

/**
 * The calls that people make all day, loaded with the chat page. Calls of the administration, playground and
 * quality pages are imported on first use, because few people open those pages.
 */
export const signedInCalls = {
  ...assistantCalls,
  ...caseCalls,
  ...chatCalls,
  ...historyCalls,
  ...deskCalls,
  ...feedbackCalls,
  ...fileCalls,
  ...glossaryCalls,
  ...imageCalls,
  ...newsCalls,
  ...problemReportCalls,
  ...promptCalls,
  ...recommendationCalls,
  ...scheduleCalls,
  ...settingsCalls,
  ...sourceCalls,
  ...speechCalls,
  ...surveyCalls,
  ...unreadAnswerCalls,
};
