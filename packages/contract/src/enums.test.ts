import { expect, it } from "vitest";
import * as assistants from "./assistants/constants.ts";
import * as chat from "./chat/constants.ts";
import * as enums from "./enums.ts";
import * as feedback from "./feedback/constants.ts";
import * as files from "./files/constants.ts";
import * as problemReports from "./problem-reports/constants.ts";
import * as session from "./session/constants.ts";

it.each([
  ["chatTypes", enums.chatTypes, ["rh-plus", "chat-libre", "images", "ai-builder"]],
  ["brands", enums.brands, ["rh", "chatlibre", "amelia"]],
  ["messageKinds", chat.messageKinds, ["image", "text", "vision", "command"]],
  ["messageRoles", chat.messageRoles, ["user", "assistant"]],
  ["contentPartTypes", chat.contentPartTypes, ["text", "image_url"]],
  ["feedbacks", feedback.feedbacks, ["good", "bad", "error"]],
  ["themes", enums.themes, ["light", "dark"]],
  ["problemReportKinds", problemReports.problemReportKinds, ["Error", "Request"]],
  ["languages", enums.languages, ["es", "en", "pt"]],
  ["messageStates", chat.messageStates, ["streaming", "complete", "stopped", "interrupted", "failed"]],
  ["fileStatuses", files.fileStatuses, ["pending", "queued", "reading", "ready", "failed"]],
  ["uploadPurposes", files.uploadPurposes, ["conversation", "assistant", "project", "image"]],
  ["assistantScopes", assistants.assistantScopes, ["mine", "shared", "official", "all"]],
  ["memberRoles", assistants.memberRoles, ["owner", "editor", "viewer"]],
  ["interactionTypes", session.interactionTypes, ["popup", "redirect"]],
])("lists %s as they are specified", (_name, listed, expected) => {
  expect(listed).toEqual(expected);
});
